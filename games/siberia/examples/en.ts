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
};
