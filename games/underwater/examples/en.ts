/** The worked examples in English. */
export const en = {
  'underwater.example.production.title': 'A whole Production',
  'underwater.example.production.text':
    'Your last turn (2 credits) ends the era. You get 2 kelp, 2 science, 3 steelplast (a pair of upgraded laboratories: 1 more), 6 credits (plants 2, tunnels 3, card 1) and 6 points: farm 1, tunnel 1, symbiotic city 2, metropolis 2. Your two cities then eat the kelp; the city without a tunnel does nothing.',
  'underwater.example.doubled.title': 'A doubled site',
  'underwater.example.doubled.text':
    'Two upgraded plants at one city: 2 credits, 2 biomatter and 1 credit for the pair. One stands on a site marked ×2: it yields once more, the pair does not. That is 4 credits and 3 biomatter; the tunnel adds a credit, your turn two.',
  'underwater.example.hunger.title': 'Five cities, three meals',
  'underwater.example.hunger.text':
    'Production first: the tunnels bring 4 credits. Then five cities eat: 2 kelp, next the biomatter. The two that go hungry would cost 6 points, but you have 4: the marker stops at 0, and nothing is owed.',
  'underwater.example.between.title': 'Between building and upgrading',
  'underwater.example.between.text':
    'You have no credits. The second laboratory at a city triggers “Automated crew”: 1 credit, before the laboratory is upgraded for 1 science. Then the slot lets you use “Shore crew”: it draws a card, and that credit pays for a desalination plant.',
  'underwater.example.after.title': 'The card after the slot',
  'underwater.example.after.text':
    '“Seabed gathering” gives 1 kelp for each upgraded tunnel, so the slot goes first: a tunnel, upgraded at once. “Frontier contractors” steps to space 3 and its credit pays for a plant. The kelp comes last: too late for a farm, but with the card first there would be none.',
  'underwater.example.price.title': 'The slot earns the price',
  'underwater.example.price.text':
    'The Special card costs 2 credits and you have none. The slot gives 1, two cards and a step; from space 4 the step leads to 3, which gives another. Resolved after the slot, the card can be paid. From below the track it would go under its deck.',
  'underwater.example.fifth.title': 'A fifth action card',
  'underwater.example.fifth.text':
    'Four action cards are the limit. Before “Talent scout” is claimed one must go: the Personal Assistant is still unused, so it may be used as it leaves, here for 1 credit. Four remain.',
  'underwater.example.scoring.title': 'Final scoring',
  'underwater.example.scoring.text':
    'Points are bought first: 2 for kelp and steelplast, then 9 for 6 science. The brown metropolis scores two sets of four upgraded things: 8. Cities 6 + 6 + 4 + 3 + 2 = 21; the one without a tunnel nothing. What is left is worth 25 credits: 6. Together 46.',
  'underwater.example.assistant.title': 'The Personal Assistant',
  'underwater.example.assistant.text':
    'An action card is used through a slot’s symbol only. The slot lets you use one, here the Personal Assistant for a steelplast, and gives another: 2 in all. The Assistant is turned over until the next era.',
  'underwater.example.paid.title': 'The assistant pays for the plant',
  'underwater.example.paid.text':
    'You have no credits. The slot lets you use an action card and then build and upgrade: the Personal Assistant brings the credit for a desalination plant, your science upgrades it at once.',
  'underwater.example.first.title': 'A card that makes it possible',
  'underwater.example.first.text':
    'For a tunnel you lack the steelplast, so this slot would be closed. But one card gives a steelplast when it is resolved first; then one tunnel can be built. With the other card, or with the slot first, it cannot.',
  'underwater.example.discount.title': 'A tunnel for less',
  'underwater.example.discount.text':
    'Your card takes 2 credits off every tunnel. A tunnel costs 1 steelplast and 1 credit: now the steelplast alone. Less than nothing a cost never is.',
  'underwater.example.exchange.title': 'Once, either way',
  'underwater.example.exchange.text':
    'The card exchanges 1 kelp and 1 steelplast, either way. Here a steelplast is given for a kelp. Once only, for exactly that: 2 for 2 is not possible, however much you have.',
  'underwater.example.track.title': 'What the track gives',
  'underwater.example.track.text':
    'Your card brings a point when a slot gives a steelplast. The slot advances you from space 4 over 3 to 2: 1 credit and 1 steelplast. But they come from the Federation track, not from the slot, so there is no point.',
  'underwater.example.biomatter.title': 'Biomatter in its place',
  'underwater.example.biomatter.text':
    'A nonsymbiotic city costs 2 steelplast, 1 kelp and 1 credit. You have 1 steelplast and no kelp, but 2 biomatter: one in the place of the kelp, one of a steelplast. Nothing is left.',
  'underwater.example.sites.title': 'Where a city may go',
  'underwater.example.sites.text':
    'Your tunnels lead to the second and the third site, but a new city needs a city beside it, and only the starting city stands. So it may go next to that one; the site further up has to wait.',
  'underwater.example.farms.title': 'Two farms, two prices',
  'underwater.example.farms.text':
    'The card upgrades two farms, each for a credit or a science. The first one here for a credit, the second for a science; two of one kind would do as well.',
  'underwater.example.surcharge.title': 'Free, but not the surcharge',
  'underwater.example.surcharge.text':
    'The card builds a farm for nothing. The site prints a surcharge of 1 credit, which is paid even so: nothing takes that off. In return the site doubles what stands there.',
  'underwater.example.at-once.title': 'Six points at once',
  'underwater.example.at-once.text':
    'This site asks for 2 science and 2 credits beside the cost of the city: 2 steelplast, 1 kelp, 3 credits and 2 science in all. It gives 6 points at once.',
  'underwater.example.six-points.title': 'The dearest city',
  'underwater.example.six-points.text':
    'A symbiotic city here costs 3 steelplast and 3 credits more: 4 steelplast, 1 kelp, 1 biomatter and 5 credits. Once connected it brings 6 points in each Production instead of 2. A nonsymbiotic one brings nothing.',
  'underwater.example.once-yielded.title': 'A doubled plant, by a card',
  'underwater.example.once-yielded.text':
    'The card gives the production of one upgraded structure. Your plant stands on a site that doubles, but only in Production: the card gives 1 credit and 1 biomatter, not 2 of each.',
  'underwater.example.tripled.title': 'A tunnel that counts three times',
  'underwater.example.tripled.text':
    'The tunnel on this site costs a credit more: 1 steelplast and 2 credits. Then the era ends. It yields 3 credits, the other tunnel 1; two kelp feed your cities.',
  'underwater.example.pair.title': 'Two tunnels together',
  'underwater.example.pair.text':
    'These two tunnel sites belong together. One alone brings nothing more; with the second beside a connected city they yield 2 credits besides their own: 4 in all.',
  'underwater.example.port.title': 'The tunnel to a metropolis',
  'underwater.example.port.text':
    'The tunnel to this metropolis costs a steelplast and a credit more: 2 and 2. From then on the metropolis brings 2 points more in Production: with its own 2 that is 4. One without points would bring 2.',
  'underwater.example.order.title': 'Who goes first next',
  'underwater.example.order.text':
    'Your turn ends the round. Next goes who stands highest on the track: of the two on one space the upper marker, who came last. Those below it follow as they played: you were behind the other, and stay so. All markers go back.',
};
