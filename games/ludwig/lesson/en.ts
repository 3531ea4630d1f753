/** The lesson in English. */
export const en = {
  'ludwig.lesson.welcome.title': 'A castle for a king',
  'ludwig.lesson.welcome.text':
    'You build a castle around this foyer. Each room you lay scores points at once; at the end the king’s favors and your bonus cards bring more. Whoever has the most points wins.',
  'ludwig.lesson.cards.title': 'Secret wishes',
  'ludwig.lesson.cards.text':
    'Bonus cards score at the end, and only you see yours. Keep two of the three: put back the one for stairs. The other two count rooms of size 200 and external entrances, those that lead out of the castle.',
  'ludwig.lesson.cards.hint': 'Press the card for stairs.',
  'ludwig.lesson.buy.title': 'The bot sets the prices',
  'ludwig.lesson.buy.text':
    'Each round everybody may buy once, the Master Builder last. Now that is the bot: it has set the prices, and you pay it. Buy the West Tapestry Room for 6,000: its symbol will give 3 points for each activity (star) or outdoor room (clover) connected to it.',
  'ludwig.lesson.buy.hint': 'Press the West Tapestry Room on the market.',
  'ludwig.lesson.place.title': 'Entrance to entrance',
  'ludwig.lesson.place.text':
    'A new room must meet an entrance of your castle with one of its own. Lay it at the east entrance of the foyer; R, the wheel or two fingers turn it. The box beside it says what it scores: 2 points, printed on it.',
  'ludwig.lesson.place.hint': 'Lay it at the place that is lit, east of the foyer.',
  'ludwig.lesson.prices.title': 'Now the prices are yours',
  'ludwig.lesson.prices.text':
    'You are Master Builder now: you buy last, and all others pay you. Put the Washroom, which the bot wants, at 10,000, and Hunding’s Hut, which you want, at 8,000; then press “Leave the prices so”.',
  'ludwig.lesson.prices.hint': 'Take up the Washroom and put it at 10,000, then Hunding’s Hut at 8,000, then press “Leave the prices so”.',
  'ludwig.lesson.paid.title': 'Paid, and completed',
  'ludwig.lesson.paid.text':
    'The bot paid you 10,000 for the Washroom. This has a single entrance, so it was completed at once: all entrances connected. Completed rooms bring a reward by their type; utility rooms (gear) bring a bonus card.',
  'ludwig.lesson.symbol.title': 'Points from a neighbour',
  'ludwig.lesson.symbol.text':
    'Buy Hunding’s Hut: it was left unsold, so 1,000 lie on it for the buyer. Lay it east of the West Tapestry Room: 4 points, and 3 more from the tapestries’ symbol, for it is an outdoor room. Nothing may ever stand against its fence.',
  'ludwig.lesson.symbol.hint': 'Buy Hunding’s Hut and lay it at the lit place in the east.',
  'ludwig.lesson.own.title': 'A symbol of its own',
  'ludwig.lesson.own.text':
    'Solar gives 2 points for each outdoor room connected to it. Buy it and lay it south of Hunding’s Hut: 2 points printed, 2 by its symbol. Its size is 200, so it also counts for your bonus card.',
  'ludwig.lesson.own.hint': 'Buy Solar and lay it at the lit place below Hunding’s Hut.',
  'ludwig.lesson.hallway.title': 'A hallway',
  'ludwig.lesson.hallway.text':
    'You are Master Builder again, and your prices are set. Hallways and stairs always cost 3,000; they score nothing but have many entrances. Lay a hallway at Solar’s last open entrance: a room with all entrances connected is completed.',
  'ludwig.lesson.hallway.hint': 'Buy a hallway, below the castle, and lay it at the lit place west of Solar.',
  'ludwig.lesson.completed.title': 'Completed',
  'ludwig.lesson.completed.text':
    'Solar is completed, and a sleeping room (moon) rewards with dreams: you may look through a stack. Choose that of size 400.',
  'ludwig.lesson.completed.hint': 'Press the stack of size 400.',
  'ludwig.lesson.look.title': 'What comes next',
  'ludwig.lesson.look.text':
    'Only you see these rooms. Up to two go on top of the room cards and come to the market first. Put the French Gazebo there, then take no more.',
  'ludwig.lesson.look.hint': 'Press the French Gazebo, then “No more”.',
  'ludwig.lesson.pass.title': 'Too dear',
  'ludwig.lesson.pass.text':
    'The Gazebo came, and the bot put it at 15,000. You have 8,000. Whoever cannot buy, or would rather not, passes and takes 5,000 from the bank.',
  'ludwig.lesson.pass.hint': 'Press “Pass, take 5,000”.',
  'ludwig.lesson.favors.title': 'What the king likes',
  'ludwig.lesson.favors.text':
    'At the end each favor gives 8, 4, 2 and 1 points by rank; equals share. Here the most outdoor rooms and the most utility rooms count. The figures show how it would be now.',
  'ludwig.lesson.end.title': 'How it ends',
  'ludwig.lesson.end.text':
    'The round in which the room cards run out is the last. Then come favors, 2 points for each tile of an emptied stack, bonus cards, and 1 point for every 10,000 marks.',
  'ludwig.lesson.advice.title': 'Now you know the castle',
  'ludwig.lesson.advice.text':
    'Connect what the symbols ask for, complete rooms for their rewards, and price what others want as dear as they will pay. Dark rooms like the Crypt lie downstairs: they need stairs first.',
  'ludwig.picture.entrances.title': 'Entrance to entrance',
  'ludwig.picture.entrances.text':
    'One entrance of the room must meet one of the castle; the others may lie open or stand against walls. It is lit in every place and turn where it fits. The room scores its printed 2 points.',
  'ludwig.picture.score.title': 'What a room scores',
  'ludwig.picture.score.text':
    'First its printed 4 points. Then symbols: the West Tapestry Room gives 3 points for each activity or outdoor room connected to it, also for this one. The fence stays free: nothing may ever touch it.',
  'ludwig.picture.completed.title': 'Completed, and the reward',
  'ludwig.picture.completed.text':
    'The hallway meets Solar’s last open entrance: all of its entrances are connected, so Solar is completed and gives its reward once. A sleeping room: look through one stack of rooms. A blocked entrance can never be connected.',
  'ludwig.picture.prices.title': 'The Master Builder’s prices',
  'ludwig.picture.prices.text':
    'The Master Builder spreads the rooms over the prices and buys last. The others pay the Master Builder: 10,000 for the Washroom; the 1,000 that lay on it belong to the buyer.',
  'ludwig.picture.passing.title': 'Passing',
  'ludwig.picture.passing.text':
    'Whoever cannot pay, or would rather not, passes and takes 5,000 from the bank. The Master Builder gets nothing of it.',
  'ludwig.picture.downstairs.title': 'Downstairs',
  'ludwig.picture.downstairs.text':
    'Stairs lead down: their light end meets the castle, their dark end dark rooms. The Dungeon gives 1 point and 2 for each downstairs room of the castle, itself included: 3. The stairs are completed by it, and a corridor’s reward is a free corridor tile.',
  'ludwig.picture.at-once.title': 'Completed at once',
  'ludwig.picture.at-once.text':
    'The Cloak Room has a single entrance. It meets the foyer, so the room is completed as it is laid: 1 point, and a utility room’s reward. Of two bonus cards one is kept.',
  'ludwig.picture.activity.title': 'A noisy neighbour',
  'ludwig.picture.activity.text':
    'The Piano Room loses a point for each living or sleeping room that it touches, walls included. The Drawing Room is one, but its own symbol gives 3: 3 − 1 + 3 = 5 points.',
  'ludwig.picture.corridors.title': 'The foyer is a corridor',
  'ludwig.picture.corridors.text':
    'The Grand Bedchamber gives 2 points for each corridor connected to it. Hallways, stairs and the foyer count: 4 + 2 = 6 points.',
  'ludwig.picture.two-doors.title': 'Two doors, counted once',
  'ludwig.picture.two-doors.text':
    'The Audience Room touches the foyer: 7 − 2 = 5. The Stables meet it by two entrances and count once for the symbol: 5 + 1 = 6. Now the Audience Room is completed: an activity room brings 5 points.',
  'ludwig.picture.extra-turn.title': 'A full larder',
  'ludwig.picture.extra-turn.text':
    'Solar closes the Larder’s last entrance. A completed food room brings another turn at once, before the next player: buy again, or pass for 5,000.',
} as const;
