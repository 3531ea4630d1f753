/** Siberia's first pages in English. */
export const en = {
  'siberia.primer.about.title': 'What it is about',
  'siberia.primer.about.text':
    'You run a mining company. Your workers arrive in Vladivostok and walk to the regions where gas, coal, oil, gold and diamonds lie; your sellers stand at the exchanges of the world. What you extract is sold at once, at the best price that your sellers can get.',
  'siberia.primer.turn.title': 'How a round goes',
  'siberia.primer.turn.text':
    'First everybody draws six counters and puts them on the own board at the same time. Each shows a person and a resource and goes in either row, or under research. Then you take turns, one action each: a row whose two spaces are filled is performed, and its counters go back into the bag. Research comes first; whoever passes waits for the next round, and what lies on the board stays there.',
  'siberia.primer.win.title': 'What wins',
  'siberia.primer.win.text':
    'Only money counts. A region whose last cube is taken is depleted: its workers go home, and nothing is found there again. When eight regions are depleted or three of the five reserves are empty, the round is played to its end, and whoever has most money wins.',
  'siberia.primer.rows': 'What each row does',
  'siberia.primer.row': 'Row',
  'siberia.primer.effect': 'Effect',
  'siberia.primer.anyResource': 'Resource',
  'siberia.primer.effect.manager': 'One of the two managers goes as a joker to an empty space of another row',
  'siberia.primer.effect.logistician': 'Three steps, shared among your workers as you like; depleted regions are jumped',
  'siberia.primer.effect.seller': 'One piece becomes a seller at an exchange of your choice',
  'siberia.primer.effect.worker': 'One piece from your supply becomes a worker in Vladivostok',
  'siberia.primer.effect.investor': 'An investment tile for one of your rows: from then on one counter is enough there',
  'siberia.primer.effect.resource': 'The cube of this kind from every region where you have a worker, all sold at once',
  'siberia.primer.effect.research': 'For each counter a cube of its resource comes from the reserve to a region; a manager stands for any',
  'siberia.primer.prices': 'Prices in dollars for each cube',
  'siberia.primer.exchange': 'Exchange',
  'siberia.primer.counters': 'Counters in the bag, besides 14 managers',
  'siberia.primer.person': 'Person',
  'siberia.primer.cubes': 'Cubes in all, 28 of them on the map at the beginning',
  'siberia.primer.symbol.counter': 'Counter: a person and a resource',
  'siberia.primer.symbol.tile': 'Investment tile',
  'siberia.primer.symbol.depletion': 'Depletion counter',
  'siberia.primer.symbol.piece': 'Piece: a worker on the map, a seller at an exchange',
} as const;
