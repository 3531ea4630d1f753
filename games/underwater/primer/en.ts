/** The first pages of Underwater Cities in English. */
export const en = {
  'underwater.primer.about.title': 'What it is about',
  'underwater.primer.about.text':
    'The land has become too small, so you build under the sea: domed cities, joined by tunnels, with farms, desalination plants and laboratories beside them. What is joined to your first city produces; what produces pays for more.',
  'underwater.primer.turn.title': 'How a turn goes',
  'underwater.primer.turn.text':
    'Place one of your three action tiles on a free slot and play one card with it. The slot’s action is yours in any case; the card’s effect only if card and slot have the same colour. So look for the pair that gives you both – others take slots away. At the end of the turn draw a card.',
  'underwater.primer.production.title': 'Eras and production',
  'underwater.primer.production.text':
    'Ten rounds make three eras. At the end of each era everything that is joined produces, and then every joined city wants food: kelp, else biomatter, else it costs you points. Another era brings stronger cards.',
  'underwater.primer.win.title': 'What wins',
  'underwater.primer.win.text':
    'Points come from production, cards, contracts and metropolises; at the end from your cities, the more the more kinds of buildings stand at them, and from what you have left. The most points win.',
  'underwater.primer.costs': 'Costs',
  'underwater.primer.what': 'What',
  'underwater.primer.cost': 'Cost',
  'underwater.primer.yields': 'Production of what is joined',
  'underwater.primer.plain': 'Plain',
  'underwater.primer.upgraded': 'Upgraded',
  'underwater.primer.pair': 'More for two upgraded ones at a city',
  'underwater.primer.scoring': 'Points',
  'underwater.primer.points': 'Points',
  'underwater.primer.city': 'City with {kinds, plural, =0 {no buildings} =1 {# kind of buildings} other {# kinds of buildings}}, at the end',
  'underwater.primer.resources': 'Every {n, number} resources, at the end',
  'underwater.primer.hungry': 'Each city without food, at the end of an era',
  'underwater.primer.sale': 'Sale at the end',
  'underwater.primer.worth': 'Worth',
  'underwater.primer.symbol.points': 'Points',
  'underwater.primer.symbol.cards': 'Card',
  'underwater.primer.symbol.upgraded': 'Upgraded: {building}',
  'underwater.primer.symbol.colour': 'Colour of slots and cards: {colour}',
  'underwater.primer.symbol.card': 'Kind of card: {kind}',
} as const;
