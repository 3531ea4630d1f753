/** The worked examples in English. */
export const en = {
  'siberia.example.sale.title': 'A sale',
  'siberia.example.sale.text':
    'The gas action takes the gas of both regions in which you have a worker and sells it where you have a seller: Tokyo pays 3,000 for each, 6,000 in all.',
  'siberia.example.best.title': 'The best price',
  'siberia.example.best.text':
    'You have sellers at three exchanges. All cubes of an action are sold at the one that pays most for the kind: three gas at Singapore for 2,000 each.',
  'siberia.example.workers.title': 'Two workers, one cube',
  'siberia.example.workers.text':
    'Amur holds one coal, so two workers there take no more than one. With Aldan’s it makes two cubes: 2 times 4,000, not 3 times.',
  'siberia.example.jump.title': 'Jumping depleted regions',
  'siberia.example.jump.text':
    'Amur and Aldan are depleted: workers jump them, and they cost nothing. So one step leads from Vladivostok over both to Kolyma; two steps are left.',
  'siberia.example.depleted.title': 'A region is depleted',
  'siberia.example.depleted.text':
    'The last cube leaves Sakhalin. A depletion counter is laid there, and all workers in it, of both players, go home to their supplies.',
  'siberia.example.order.title': 'The order of research',
  'siberia.example.order.text':
    'One gas is left in reserve. Placed by one gas counter, it makes the other void; the manager then places any other kind: a diamond, which only Amur can take.',
  'siberia.example.joker.title': 'A manager as a joker',
  'siberia.example.joker.text':
    'Of your two managers one moves to the gold row, where it stands for a gold counter; the other goes into the bag. Gold can be performed from your next turn on.',
  'siberia.example.many.title': 'Paid before anybody goes home',
  'siberia.example.many.text':
    'Three gas are sold at Zurich for 9,000. Only then Aldan and Baikal, now empty, are depleted: three of your workers go home; the one in Amur stays, for coal is left.',
  'siberia.example.manager.title': 'No room for a manager',
  'siberia.example.manager.text':
    'A manager counter goes into the manager row or under research, nowhere else. The tile and a manager fill your manager row: only research is left.',
  'siberia.example.research-first.title': 'Research comes first',
  'siberia.example.research-first.text':
    'A counter lies under research, so research must be your first action of the round: neither the gas action nor passing is possible. From your second turn on you are free: now the gas is sold at Tokyo for 3,000.',
  'siberia.example.everywhere.title': 'Coal is everywhere already',
  'siberia.example.everywhere.text':
    'Every open region holds coal, so the counter under research places nothing and goes into the bag. No other kind may be placed instead, and it was your action all the same.',
  'siberia.example.unsold.title': 'Nobody buys gold',
  'siberia.example.unsold.text':
    'Your only seller stands at Tokyo, which buys no gold. What cannot be sold at once is not extracted: the cube stays in Amur, the two counters go into the bag, and you get nothing.',
  'siberia.example.first.title': 'First come',
  'siberia.example.first.text':
    'You and another each have a worker in Sakhalin, where one diamond lies. You perform diamond first and sell it for 2,000; the other’s action then finds none. The oil stays.',
  'siberia.example.tile.title': 'A manager beside its tile',
  'siberia.example.tile.text':
    'The tile takes one of the two spaces of the manager row for good, so one manager is enough. It is the joker: it moves to oil, nothing goes into the bag, and the tile stays. Back to its own row it may not go.',
  'siberia.example.shared.title': 'Three steps, shared',
  'siberia.example.shared.text':
    'One worker takes two of the three steps, to Khabarovsk and on to Kolyma; the other takes the third, to Amur. Each step leads over one border only. You may stop after any of them, or before the first.',
  'siberia.example.sources.title': 'Where a seller comes from',
  'siberia.example.sources.text':
    'A new seller may come from your supply, from another exchange or from the map, also while pieces are left in the supply. Here your worker leaves Baikal for Zurich.',
  'siberia.example.called.title': 'A worker without a supply',
  'siberia.example.called.text':
    'Your supply is empty. Only then a new worker may be one of your sellers, or a worker from a region: here a seller leaves Frankfurt for Vladivostok.',
  'siberia.example.investor.title': 'Which tiles fit',
  'siberia.example.investor.text':
    'A tile needs an empty space in its row. Gas is full; the worker row has a space, and so has the investor row, just emptied. With the worker tile that row is ready from your next turn on, and a new tile is turned up.',
  'siberia.example.limit.title': 'Ten counters stay',
  'siberia.example.limit.text':
    'With your pass the round ends. Twelve counters lie on your board; tiles do not count, a joker does. Two must go into the bag, of your choice: here the joker and one of oil.',
  'siberia.example.eighth.title': 'The eighth depletion',
  'siberia.example.eighth.text':
    'Seven depletion counters are laid. Your gas action empties two regions: Amur gets the eighth, Aldan is depleted without one. The round is played to its end, here by your pass; then the game is over.',
  'siberia.example.reserves.title': 'Three reserves empty',
  'siberia.example.reserves.text':
    'Diamond and gold are used up, and the last oil leaves the reserve: three of five are empty, so the game ends with this round. Two have 57,000 and one 44,000: the two share the victory.',
  'siberia.example.idle.title': 'Three idle rounds',
  'siberia.example.idle.text':
    'In two rounds no cube came to the map or left it. Your research finds oil in every region already, and you pass: the third such round, so the game is over. One cube would have set the count back to 0.',
};
