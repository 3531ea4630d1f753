/** The lesson in English. */
export const en = {
  'siberia.lesson.welcome.title': 'Riches of Siberia',
  'siberia.lesson.welcome.text':
    'You run a mining company: the most money at the end wins, nothing else counts. Your worker takes cubes from the regions (it begins in Vladivostok), your seller sells them (it stands in Frankfurt).',
  'siberia.lesson.row.title': 'Two counters make an action',
  'siberia.lesson.row.text':
    'Each round you draw six counters and put them on your board. A row can be performed only when both its spaces are filled: put both logisticians in the logistician row.',
  'siberia.lesson.row.hint': 'Take a counter with the logistician on it and put it in the logistician row.',
  'siberia.lesson.either.title': 'Person or resource',
  'siberia.lesson.either.text':
    'A counter shows a person and a resource and goes in either row. Put the worker/gas and the investor/gas in the gas row, so that you can extract gas.',
  'siberia.lesson.either.hint': 'Both counters with gas go in the gas row.',
  'siberia.lesson.rest.title': 'Research, and one to keep',
  'siberia.lesson.rest.text':
    'What you have no use for can go under research: there it brings a new cube to the map. Put the worker/diamond there. Put the seller in its row: it may wait there for a partner, round after round.',
  'siberia.lesson.rest.hint': 'The worker/diamond goes under research, the seller/diamond in the seller row.',
  'siberia.lesson.research.title': 'Research comes first',
  'siberia.lesson.research.text':
    'You take turns, one action each. Who has counters under research must begin with that: perform research and put the diamond in a region that has none (any but Evenkia, which we shall need).',
  'siberia.lesson.research.hint': 'Press the research area of your board, then a region.',
  'siberia.lesson.walk.title': 'Workers walk',
  'siberia.lesson.walk.text':
    'The bot has moved a worker. Perform your logistician: three steps. Walk over Khabarovsk and Aldan to Evenkia: with its gas and oil you can dig there twice.',
  'siberia.lesson.walk.hint': 'Perform the logistician row, then press Khabarovsk, Aldan and Evenkia in turn, or Evenkia at once.',
  'siberia.lesson.sell.title': 'Extract and sell',
  'siberia.lesson.sell.text':
    'The bot used its worker row: a new worker in Vladivostok. Now perform gas: you take the gas wherever you have a worker and sell it at once where your seller stands. Frankfurt pays $1,000.',
  'siberia.lesson.sell.hint': 'Perform the gas row: both its spaces are filled.',
  'siberia.lesson.pass.title': 'The round ends',
  'siberia.lesson.pass.text':
    'You have no ready row left, so pass. The round ends when all have passed; your single seller stays on the board for the next one.',
  'siberia.lesson.pass.hint': 'Press “Pass”.',
  'siberia.lesson.second.title': 'Six new counters',
  'siberia.lesson.second.text':
    'Fill three rows at once: the new seller joins the old one, two counters go in the oil row, two in the investor row. The manager, the brown counter with the hat, goes under research this time.',
  'siberia.lesson.second.hint': 'Seller row, then twice oil, then twice investor; the manager goes under research.',
  'siberia.lesson.manager.title': 'The manager fits everything',
  'siberia.lesson.manager.text':
    'The manager is a joker. Of two in the manager row one fills a space of another row, as the bot has just shown. Under research it is any resource: choose one, and a region (but not Evenkia).',
  'siberia.lesson.manager.hint': 'Perform research, choose a resource from the reserve, then a region.',
  'siberia.lesson.seller.title': 'A better exchange',
  'siberia.lesson.seller.text':
    'Frankfurt buys everything, but cheaply; the others buy little and pay well. Perform the seller and put a piece from your supply in Tokyo: $4,000 for each oil.',
  'siberia.lesson.seller.hint': 'Perform the seller row, take a piece from your supply and press Tokyo.',
  'siberia.lesson.oil.title': 'Sell for more',
  'siberia.lesson.oil.text': 'Now perform oil. You always sell where you get the most: Tokyo pays four times as much as Frankfurt.',
  'siberia.lesson.oil.hint': 'Perform the oil row.',
  'siberia.lesson.depleted.title': 'A region runs out',
  'siberia.lesson.depleted.text':
    'That was the last cube of Evenkia: it is depleted, and your worker is back in your supply. With eight regions depleted, or three of the five reserves above the map empty, the last round has come.',
  'siberia.lesson.investor.title': 'Save a counter for ever',
  'siberia.lesson.investor.text':
    'An investment tile stays in its row for the whole game: from now on one counter is enough there. Perform the investor and take the tile you like.',
  'siberia.lesson.investor.hint': 'Perform the investor row, then press an investment tile.',
  'siberia.lesson.advice.title': 'Now you know Siberia',
  'siberia.lesson.advice.text':
    'Think in pairs: a worker where several cubes can be taken, and a seller where just those pay well, before the others get there. New workers come by the worker row, as the bot has shown: you need one now.',

  'siberia.picture.placing.title': 'Placing counters',
  'siberia.picture.placing.text':
    'A counter goes in the row of its person or of its resource. The second one fills the row: now it can be performed.',
  'siberia.picture.research.title': 'Research',
  'siberia.picture.research.text':
    'Who has counters under research begins with it. The diamond comes from the reserve to any open region that has none.',
  'siberia.picture.steps.title': 'Three steps',
  'siberia.picture.steps.text': 'One worker takes all three steps here; they could be shared among several.',
  'siberia.picture.seller.title': 'A seller',
  'siberia.picture.seller.text': 'A piece from the supply becomes a seller. It could have come from another exchange or from the map too.',
  'siberia.picture.sale.title': 'Extraction, sale, depletion',
  'siberia.picture.sale.text':
    'The oil goes to Tokyo, which pays more than Frankfurt. It was the last cube: the region is depleted, the worker goes home.',
  'siberia.picture.tile.title': 'An investment tile',
  'siberia.picture.tile.text': 'The tile lies in the oil row for the rest of the game; another one is turned up in its place.',
  'siberia.picture.areas.title': 'Three places for a counter',
  'siberia.picture.areas.text':
    'Worker/diamond may lie in the workers’ row, in the diamond row or under research, where there is room for any number. Research needs no second counter.',
  'siberia.picture.worker.title': 'A worker from the supply',
  'siberia.picture.worker.text':
    'While there are pieces in the supply, the worker comes from there and begins in Vladivostok. Only with an empty supply may a seller or a worker from a region be used.',
  'siberia.picture.joker.title': 'Managers as a joker',
  'siberia.picture.joker.text':
    'Two managers fill their row. One goes to the bag, the other to a free space of any other row, where it counts as one of that row’s counters. The row that it fills may be performed from the next turn on.',
} as const;
