# What only the board in the browser says.

web-tab-farm = Farm
web-tab-book = Book
web-tab-market = Market
web-life-of = life { $life } of { $lap }
web-cube-only = Only the cube: the action there is not possible.
web-other-cube = With another cube of this space it would be.
web-still-cube = { $space }: you may still take a cube.
web-no-cube-there = { $space }: no cube lies there.
