/** The worked examples in English. */
export const en = {
  'ludwig.example.coins.title': 'Paying with what lies on the tile',
  'ludwig.example.coins.text':
    'You have 2,000. The Pantry costs 4,000, but it was left unsold twice and 2,000 lie on it: those are the buyer’s, and may pay for it. The Master Builder gets 4,000. Whether the price can be paid is reckoned with this money.',
  'ludwig.example.builder.title': 'The Master Builder buys last',
  'ludwig.example.builder.text':
    'You set the prices: the Pantry goes up to 8,000, where the other player cannot pay for it. They pass and take 5,000 from the bank, of which you get nothing. Then you buy the Pantry yourself: 8,000 to the bank. 7,000 are left.',
  'ludwig.example.blocked.title': 'An entrance walled up',
  'ludwig.example.blocked.text':
    'The Grand Bedchamber meets the hallway: 4 points and 2 for that corridor. Its wall closes the Buttery’s east entrance, which is allowed. But a blocked entrance is never connected: the Buttery can no longer be completed, and brings no extra turn.',
  'ludwig.example.again.title': 'A living room scores again',
  'ludwig.example.again.text':
    'The Buttery closes the Sitting Room’s last entrance. Its reward is to score again, as it stands now: 4 points, and 1 each for the two outdoor rooms connected to it: 6. With the Buttery’s 2 points that is 8.',
  'ludwig.example.pit.title': 'Every second room downstairs',
  'ludwig.example.pit.text':
    'The Bottomless Pit scores 3, and 2 for the Dungeon’s symbol. Both are completed: your first and second downstairs rooms. Every second one lets you choose any type’s reward. As a living reward you score one of the two again: the Dungeon gives 1 + 2 × 2 = 5, the Pit 3.',
  'ludwig.example.chain.title': 'Three rooms at a stroke',
  'ludwig.example.chain.text':
    'The Pantry completes itself, the Focus Room and the foyer. You choose the order: the living room scores 5 again, the corridor brings free stairs, placed at once. The food room’s extra turn comes last, and in it a corridor could win another free tile.',
  'ludwig.example.favors.title': 'Favors and equals',
  'ludwig.example.favors.text':
    'Food rooms: 2, 2, 1 and 0. The two tied for first share 8 and 4: 6 each. The next is third: 2 points; who has none gets none. Corridors: 3, 3, 2 and 1, for hallways, stairs and the foyer count: 6, 6, 2 and 1.',
  'ludwig.example.end.title': 'The last points',
  'ludwig.example.end.text':
    'You pass and have 27,000. The stack of 200 is empty, although a Washroom lies on the market: your three tiles of 200 score 2 each. The money card gives 1 for every 5,000: 5. Money itself gives 1 for every 10,000: 2. From 30 you come to 43.',
};
