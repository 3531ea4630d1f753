/** The first pages of Castles of Mad King Ludwig in English. */
export const en = {
  'ludwig.primer.about.title': 'What it is about',
  'ludwig.primer.about.text':
    'Each of you builds a castle for a whimsical king, room by room, door to door. A room is worth points by itself, and more or fewer by what it is joined to and lies beside: nobody sleeps well beside a room for amusement.',
  'ludwig.primer.turn.title': 'How a round goes',
  'ludwig.primer.turn.text':
    'The master builder lays out the rooms on offer and decides what each shall cost. Then everybody in turn buys one room, or a hallway or stairs, or passes for money. What the others pay goes to the master builder, who buys last – so ask as much as they will just pay. The part goes round with every round.',
  'ludwig.primer.building.title': 'How a castle grows',
  'ludwig.primer.building.text':
    'A new room must be joined to the castle by at least one door. It scores its points, what its symbol finds in the castle, and what symbols of earlier rooms find in it. A room whose doors all lead somewhere is completed and gives the reward of its type, once.',
  'ludwig.primer.win.title': 'What wins',
  'ludwig.primer.win.text':
    'The game ends with the round in which the last room card is used. Then the king’s favors are scored, which everybody sees and competes for, and each one’s secret bonus cards, empty room stacks and money. The most points win.',
  'ludwig.primer.marks': '{n, number} marks',
  'ludwig.primer.rewards': 'Types of rooms',
  'ludwig.primer.type': 'Type',
  'ludwig.primer.reward': 'Reward when completed',
  'ludwig.primer.mode': 'Its symbol counts',
  'ludwig.primer.mode.connected': 'rooms joined to it by doors',
  'ludwig.primer.mode.adjacent': 'rooms that touch its walls',
  'ludwig.primer.mode.castle': 'rooms anywhere in the castle',
  'ludwig.primer.money': 'Money',
  'ludwig.primer.what': 'What',
  'ludwig.primer.amount': 'Amount',
  'ludwig.primer.start': 'At the beginning',
  'ludwig.primer.pass': 'For passing',
  'ludwig.primer.corridor': 'A hallway or stairs costs',
  'ludwig.primer.unsold': 'Put on each unsold room at the end of a round',
  'ludwig.primer.prices': 'Prices on the contract board',
  'ludwig.primer.players': 'Players',
  'ludwig.primer.spaces': 'Prices',
  'ludwig.primer.scoring': 'Points at the end',
  'ludwig.primer.points': 'Points',
  'ludwig.primer.favor': 'King’s favor, rank {rank, number}',
  'ludwig.primer.stack': 'Each room of yours whose stack is empty',
  'ludwig.primer.cash': 'Every {n, number} marks',
} as const;
