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
};
