web-tab-farm = Zagroda
web-tab-book = Księga
web-tab-market = Targ
web-life-of = życie { $life } z { $lap }
web-cube-only = Sam znacznik: akcja jest tam niemożliwa.
web-other-cube = Z innym znacznikiem stąd byłaby możliwa.
web-still-cube = { $space }: znacznik nadal można wziąć.
web-no-cube-there = { $space }: nie leży tam żaden znacznik.
