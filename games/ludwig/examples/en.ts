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
  'ludwig.example.unsold.title': 'What is left unsold',
  'ludwig.example.unsold.text':
    'The last player passes, so the round ends. 1,000 go on every room that was not sold: on the Pantry, left for the third time, 3,000 lie now. One space is empty, and of the two tiles on the deck the upper one fills it; the other waits, and no card is revealed.',
  'ludwig.example.last-cards.title': 'The last room cards',
  'ludwig.example.last-cards.text':
    'Four spaces are empty, but only two room cards are left. Both are revealed; then all used cards are shuffled once, these two with them, and two more revealed. They are no new deck: the round that begins is the last.',
  'ludwig.example.sleepers.title': 'A sleeping reward in the last round',
  'ludwig.example.sleepers.text':
    'The Buttery completes the Dressing Room: you look through a stack of two and take both. No further round can use them, so they are discarded. But the stack is empty now, and your Dressing Room of that size scores 2 points.',
  'ludwig.example.ties.title': 'Ties in four favors',
  'ludwig.example.ties.text':
    'Food rooms: three share first, 8 + 4 + 2, 4 points each; none for who has none. Corridors: all four have the foyer, 3 each. Money: first 8, the two tied for second 3 each, and 1 for the last. Sleeping rooms: you alone have one, 8.',
  'ludwig.example.sold-out.title': 'The last hallway',
  'ludwig.example.sold-out.text':
    'You buy the last hallway. At the end every tile of a stack or supply that is empty scores 2: your two hallways, and your Sitting Room, for the stack of 150 is empty too. 6 points.',
  'ludwig.example.meet.title': 'Entrances must meet',
  'ludwig.example.meet.text':
    'East of the foyer no entrance of the Cloak Room would meet one of yours: not allowed. North of it they meet. The Cloak Room has no other entrance, so it is completed at once.',
  'ludwig.example.cut.title': 'The cut corner',
  'ludwig.example.cut.text':
    'The hallway fits north of the foyer, but one of its entrances faces the foyer’s cut corner, a wall. It is blocked for good, so this hallway can never be completed; its other entrances are as good as any.',
  'ludwig.example.levels.title': 'The dark end of the stairs',
  'ludwig.example.levels.text':
    'At the dark end only what lies downstairs may follow. The hallway’s ground face is not allowed there; turned to its downstairs face it fits, and the stairs are completed.',
  'ludwig.example.stairs.title': 'How stairs may lie',
  'ludwig.example.stairs.text':
    'The bright end meets the ground floor. With the dark end to the foyer they are not allowed, and stairs never meet stairs. Turned round, the bright end fits the foyer’s east entrance.',
  'ludwig.example.apart.title': 'Two floors, one doorway',
  'ludwig.example.apart.text':
    'The Meat Locker would join the Upper Hall, but another of its entrances would lie against one of the hallway downstairs. Entrances of different floors must not meet. East of the foyer it fits.',
  'ludwig.example.fence.title': 'A fence keeps off',
  'ludwig.example.fence.text':
    'There the Pantry would join the hallway, but it would touch the Shed’s fence, and nothing may. It finds another place.',
  'ludwig.example.own-fence.title': 'Its own fence',
  'ludwig.example.own-fence.text':
    'The Shed would join the hallway in the west, but its own fence would touch the Larder. An outdoor room must find a place where its fence is free, here north of the foyer.',
  'ludwig.example.closed.title': 'One way out',
  'ludwig.example.closed.text':
    'One entrance leads out of this castle. The Dirt Room has a single entrance and would close it: a castle must always keep a way out, so it cannot even be bought. A hallway opens the castle again.',
  'ludwig.example.once.title': 'One free corridor a turn',
  'ludwig.example.once.text':
    'The stairs complete the foyer: a corridor reward, so a hallway comes free, and it completes the stairs. That is a corridor too, but in one turn only one corridor tile is free: nothing more.',
  'ludwig.example.mold.title': 'The first one brings nothing',
  'ludwig.example.mold.text':
    'The Mold Room scores 2, and 2 for the Dungeon. It closes the Dungeon’s last entrance, but that is your first completed room downstairs: only every second one brings a reward.',
  'ludwig.example.grotto.title': 'The Venus Grotto',
  'ludwig.example.grotto.text':
    'The Venus Grotto scores 1, and 1 for every corridor of the castle, near or far: foyer, stairs and hallway downstairs. 4 points.',
  'ludwig.example.again-below.title': 'The Dungeon once more',
  'ludwig.example.again-below.text':
    'One room downstairs was completed before, the Dungeon is the second: choose a reward. As a living reward the Dungeon scores again: 1, and 2 for each of the three rooms downstairs: 7.',
  'ludwig.example.out.title': 'Up again',
  'ludwig.example.out.text':
    'The Dungeon completes the stairs, and the corridor reward is other stairs, free. Laid with the dark end to the Dungeon they complete it, your first room downstairs, and lead up and out. A hallway downstairs would do as well.',
};
