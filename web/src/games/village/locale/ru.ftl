web-tab-farm = Ферма
web-tab-book = Книга
web-tab-market = Рынок
web-life-of = жизнь { $life } из { $lap }
web-cube-only = Только кубик: само действие там невозможно.
web-other-cube = С другим кубиком отсюда оно было бы возможно.
web-still-cube = { $space }: кубик всё же можно взять.
web-no-cube-there = { $space }: там нет ни одного кубика.
