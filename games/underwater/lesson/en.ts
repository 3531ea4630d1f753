/** The lesson in English. */
export const en = {
  'underwater.lesson.welcome.title': 'Under the sea',
  'underwater.lesson.welcome.text':
    'Build cities on the sea floor, join them by tunnels and let the network produce. Ten rounds, three Productions; most points win. Bottom right is your starting city. The hexagons are metropolises: tunnels will reach them.',
  'underwater.lesson.hand.title': 'Keep three of six',
  'underwater.lesson.hand.text':
    'Everybody draws six cards and keeps three. It is good to hold one of each colour; each says how many slots of its colour are free. Discard Full-service cities, Fertiliser drive and Harbour trade.',
  'underwater.lesson.hand.hint': 'Press the three cards in your hand that go: Alloy convoy, Tide gauge and Supply drop stay.',
  'underwater.lesson.slot.title': 'A slot and a card',
  'underwater.lesson.slot.text':
    'A round is three turns each. In a turn you take one free slot and play one card; if their colours match, the card has its effect too. Take Red 4 for 1 kelp and 2 steelplast, play Tide gauge after it and keep it: it will produce science.',
  'underwater.lesson.slot.hint': 'Press the slot Red 4, then Tide gauge “after the slot”, then keep the card and confirm.',
  'underwater.lesson.tunnels.title': 'Tunnels',
  'underwater.lesson.tunnels.text':
    'The bot has moved. Take Yellow 2, play Supply drop after it and build two tunnels, each for 1 steelplast and 1 credit: from your city to the left, then upwards. The left site gives 1 steelplast at once, as printed. Then the card brings a credit.',
  'underwater.lesson.tunnels.hint':
    'Yellow 2; Supply drop after the slot; the tunnel to the left, the tunnel upwards; then choose credits and confirm.',
  'underwater.lesson.order.title': 'The card first',
  'underwater.lesson.order.text':
    'A matching card may come before the slot’s action. Take Green 1 and play Alloy convoy before it: its steelplast and credit pay for the city. Build a nonsymbiotic city, which needs no biomatter, where your left tunnel ends.',
  'underwater.lesson.order.hint': 'Green 1; Alloy convoy before the slot; a nonsymbiotic city at the lower centre; then confirm.',
  'underwater.lesson.network.title': 'What glows is connected',
  'underwater.lesson.network.text':
    'A tunnel reaches your new city, so it glows: it is connected. Only what is connected produces, eats and scores. A blue metropolis needs one tunnel, the brown one two.',
  'underwater.lesson.action.title': 'Action cards',
  'underwater.lesson.action.text':
    'Take Yellow 1 and play Talent scout before it; keep it: it is an action card. The slot lets you use one action card, so draw two cards by it at once. Each works once an era.',
  'underwater.lesson.action.hint': 'Yellow 1; Talent scout before the slot; keep it; use an action card: Talent scout; confirm.',
  'underwater.lesson.goods.title': 'The rest of the slot',
  'underwater.lesson.goods.text':
    'The slot also gives two different resources of your choice. Take a kelp, for farms and food, and a science, for upgrades; then confirm, and see what you drew.',
  'underwater.lesson.goods.hint': 'Choose kelp, then science, then confirm.',
  'underwater.lesson.colour.title': 'A card of another colour',
  'underwater.lesson.colour.text':
    'You began with more than three cards, so two were discarded for you. Any card can pay for a slot: play Canteen credit, yellow, on Red 1. It has no effect, but you build farms: one in each city.',
  'underwater.lesson.colour.hint':
    'Red 1; Canteen credit; up to two farms: plot a of the lower right city, plot a of the lower centre city; confirm.',
  'underwater.lesson.federation.title': 'The Federation track',
  'underwater.lesson.federation.text':
    'Who is farthest on the Federation track goes first in the next round. Take Green 3: two steps, and a credit on space 3. Play Retrofit team after it, in its colour: it gives a card, and an upgrade.',
  'underwater.lesson.federation.hint': 'Green 3; Retrofit team after the slot; the second step: yes; confirm.',
  'underwater.lesson.upgrade.title': 'An upgrade',
  'underwater.lesson.upgrade.text':
    'Retrofit team upgrades a structure for free; elsewhere it costs 1 science. Upgrade the farm in your starting city: besides kelp it will now produce a point.',
  'underwater.lesson.upgrade.hint': 'Press the farm of the lower right city, then confirm.',
  'underwater.lesson.symbiotic.title': 'A symbiotic city',
  'underwater.lesson.symbiotic.text':
    'Two rounds have gone by; you have plants and biomatter. Take Yellow 3 with Lab kelp cultures, without its effect. Build a symbiotic city where the upper tunnel ends (it produces 2 points), then a laboratory beside it.',
  'underwater.lesson.symbiotic.hint': 'Yellow 3; Lab kelp cultures; build a city: symbiotic, middle right; a laboratory on its plot a; confirm.',
  'underwater.lesson.production.title': 'Production',
  'underwater.lesson.production.text':
    'After round 4 everything connected produces: farms kelp, plants and tunnels credits, laboratories science. Then each connected city eats 1 kelp, else biomatter; one that gets neither costs you 3 points. The forecast shows both at any time.',
  'underwater.lesson.scoring.title': 'How it ends',
  'underwater.lesson.scoring.text':
    'Two eras of three rounds follow, with stronger cards and action cards ready again. At the end connected cities score 2 points, 3, 4 or 6 with one, two or all three kinds of building; add the brown metropolis, end-scoring cards, and 1 point for 4 resources.',
  'underwater.lesson.advice.title': 'Now you know Underwater Cities',
  'underwater.lesson.advice.text':
    'Connect early, for three Productions are all there are. Put all three kinds of building in a city, and keep a matching card for the slot that you want.',
  'underwater.picture.colours.title': 'Slot and card',
  'underwater.picture.colours.text':
    'One free slot, one card. The slot is red and so is the card: its effect counts, before the slot’s action or after it. Tide gauge is kept. At the end of the turn a card is drawn.',
  'underwater.picture.blank.title': 'Another colour',
  'underwater.picture.blank.text':
    'A yellow card on a red slot: the slot’s action is done, the card only goes away. A farm costs 1 kelp; any building may stand on any building site of a city.',
  'underwater.picture.tunnels.title': 'A bonus pays for the next',
  'underwater.picture.tunnels.text':
    'A tunnel costs 1 steelplast and 1 credit and must join what is linked to the starting city. The bonus printed on the left site comes at once: its steelplast can pay for the second tunnel.',
  'underwater.picture.first.title': 'The card first',
  'underwater.picture.first.text':
    'A nonsymbiotic city costs 2 steelplast, 1 kelp and 1 credit. Played first, Alloy convoy brings what is missing; so the slot can be chosen at all.',
  'underwater.picture.network.title': 'What is connected',
  'underwater.picture.network.text':
    'Two tunnels reach out from the starting city. A city goes where one tunnel site joins it to a city, built or not. A tunnel leads to this one already, so it is connected: only what is connected produces, eats and scores.',
  'underwater.picture.track.title': 'The Federation track',
  'underwater.picture.track.text':
    'Each step gives the bonus of the space that is entered: nothing on 4, 1 credit on 3, 1 steelplast on 2, 1 point on 1. Whoever is farthest begins the next round; then all go back.',
  'underwater.picture.upgrade.title': 'An upgrade',
  'underwater.picture.upgrade.text':
    'Usually 1 science for each structure; this card does it free. An upgraded farm produces 1 kelp and 1 point; two of them at one city a kelp and a point more. A structure is upgraded once only; cities never.',
  'underwater.picture.produce.title': 'Production and feeding',
  'underwater.picture.produce.text':
    'The last turn of the era is over, and everything connected produces: farms kelp, plants and tunnels credits, laboratories science, the symbiotic city 2 points. Then each connected city eats 1 kelp or 1 biomatter, or costs 3 points.',
  'underwater.picture.metropolis.title': 'A metropolis',
  'underwater.picture.metropolis.text':
    'The tunnels pass an empty city site and reach the blue metropolis: one tunnel connects it, the brown one needs both of its tunnels. Only then does it give what it shows. A metropolis is no city: it is not fed and carries no buildings.',
} as const;
