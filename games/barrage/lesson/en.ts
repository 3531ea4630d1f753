/** The lesson in English. */
export const en = {
  'barrage.lesson.welcome.title': 'Power from the Alps',
  'barrage.lesson.welcome.text':
    'Your company turns the water of the Alps into electricity. After five rounds the most victory points win; they come from what you produce, the contracts that you fulfil and what you have built.',
  'barrage.lesson.system.title': 'Three pieces, one system',
  'barrage.lesson.system.text':
    'Water flows down the rivers. You are going to build a dam that holds it (the arc in basin 8), a conduit that leads it to basin 9 (the circle 2), and a powerhouse there that makes energy of it.',
  'barrage.lesson.base.title': 'A dam begins with its base',
  'barrage.lesson.base.text':
    'You have 12 engineers a round; each action takes some of them. Choose construction, the base tile, and the lower dam of basin 8: the water of headstream A comes by there.',
  'barrage.lesson.base.hint': 'Construction, then the base tile, then Dam 8 lower.',
  'barrage.lesson.wheel.title': 'Nothing is lost, it only comes late',
  'barrage.lesson.wheel.text':
    'The tile and three excavators lie on your wheel now, and every construction turns it one segment. After a full turn you get them back; until then they are missing.',
  'barrage.lesson.excavator.title': 'One machine short',
  'barrage.lesson.excavator.text':
    'A conduit costs twice its value in excavators: four for one of value 2, and you have three. Buy one in the machinery shop for one engineer and 2 credits.',
  'barrage.lesson.excavator.hint': 'The machinery shop, one excavator, the left space.',
  'barrage.lesson.conduit.title': 'The conduit',
  'barrage.lesson.conduit.text':
    'The conduit of value 2 leads from basin 8 to basin 9: every drop makes 2 energy. Build it with the conduit tile. The constructions of a round take 1, 2, 3 and 3 engineers: this is your second.',
  'barrage.lesson.conduit.hint': 'Construction, then the conduit tile, then Conduit 8B.',
  'barrage.lesson.powerhouse.title': 'The powerhouse',
  'barrage.lesson.powerhouse.text':
    'The powerhouse must stand where the conduit ends: in basin 9. Your first one costs two concrete mixers, each further one a mixer more. With it your system is complete.',
  'barrage.lesson.powerhouse.hint': 'Construction, then the powerhouse tile, then Powerhouse 9-2.',
  'barrage.lesson.water.title': 'Bring water',
  'barrage.lesson.water.text':
    'The bot has produced already, with the water of a grey dam: the grey ones are neutral, for everybody. Yours is empty: put a drop that flows at once on headstream A, and it runs down to your dam.',
  'barrage.lesson.water.hint': 'Water management, 1 now, the left space; then headstream A.',
  'barrage.lesson.contract.title': 'A contract',
  'barrage.lesson.contract.text':
    'A contract pays when one production reaches its energy. You will soon make 4: 2 for your drop, and 2 of the turbine station. Take the green one with 4 energy at the contract office (5 VP, an excavator).',
  'barrage.lesson.contract.hint': 'Contract office, 1 contract, the left space; then contract G13.',
  'barrage.lesson.produce.title': 'Produce',
  'barrage.lesson.produce.text':
    'Now the turbine station: one drop times value 2, and this space adds 2. That makes 4 energy, enough for both contracts that you hold. Each production fulfils only one: the one that you have just taken.',
  'barrage.lesson.produce.hint': 'Turbine station +2, the left space; then fulfil contract G13.',
  'barrage.lesson.turn.title': 'Water flows on, wheels turn',
  'barrage.lesson.turn.text':
    'Your drop left the powerhouse and was caught by the neutral dam of basin 9; the bot has just produced with it. Your last engineer goes to the workshop: it turns your wheel one segment, so that tiles and machines come back sooner.',
  'barrage.lesson.turn.hint': 'Workshop, 1 segment, the left space.',
  'barrage.lesson.round.title': 'The end of the round',
  'barrage.lesson.round.text':
    'Without engineers one passes. When all have, the headstreams flow and energy pays: 6 VP for the first place, 2 for the second (your tie shares the 8), and the credits above the track, 3 for your 4.',
  'barrage.lesson.bonus.title': 'A bonus for much energy',
  'barrage.lesson.bonus.text':
    'Each round has its bonus, in this one 5 VP for each powerhouse. It pays in full from the framed field of the track on, 12 now; one section of six short costs 4 VP of it, and below 6 it pays nothing.',
  'barrage.lesson.goals.title': 'What lasts',
  'barrage.lesson.goals.text':
    'With the second, fourth and fifth piece of a row you uncover an income, for every round. And at the very end the objective is scored: here, who has built most on red sites. Building there costs 3 credits.',
  'barrage.lesson.advice.title': 'Now you know Barrage',
  'barrage.lesson.advice.text':
    'Think in systems: build the piece that lets you produce soonest, where water is sure to come, and keep a contract for it. Using the conduit of another costs you, and yours can be used too.',

  'barrage.picture.building.title': 'Building',
  'barrage.picture.building.text': 'Tile and excavators go on the wheel, the wheel turns one segment, and the base stands on the map.',
  'barrage.picture.neutral.title': 'Production with a neutral dam',
  'barrage.picture.neutral.text':
    'Germany leads the drop of a neutral dam through its own conduit to its powerhouse: 1 drop times value 3. The drop then leaves the map.',
  'barrage.picture.drop.title': 'A drop that flows at once',
  'barrage.picture.drop.text': 'It runs down the river until a dam with room holds it.',
  'barrage.picture.contract.title': 'A production meets a contract',
  'barrage.picture.contract.text': '1 drop times value 2, and 2 of the space: 4 energy fulfil the contract. The drop goes on to the next dam.',
  'barrage.picture.round.title': 'The end of a round',
  'barrage.picture.round.text':
    'The headstreams flow, energy is scored – a tie for the first place shares 8 points –, credits come by section, and the markers go back to 0.',
  'barrage.picture.constructions.title': 'The second construction',
  'barrage.picture.constructions.text':
    'The constructions of a round take 1, 2, 3 and 3 engineers; the fourth costs 3 credits besides. A conduit takes twice its value in excavators: 4 for a value of 2.',
  'barrage.picture.fee.title': 'Through another’s conduit',
  'barrage.picture.fee.text':
    'The drop of the neutral dam runs through Germany’s conduit to one’s own powerhouse: 3 energy. For each drop the owner of the conduit gets 1 credit from the producer, and 1 victory point besides.',
  'barrage.picture.offices.title': 'Two contracts at once',
  'barrage.picture.offices.text':
    'Two of the six that lie face up are taken, with nothing refilled in between. Whoever then holds more than three open contracts discards down to three; the gaps are filled at the end of the turn.',
  'barrage.picture.later.title': 'Drops that wait',
  'barrage.picture.later.text':
    'Drops “later” lie on headstreams of one’s choice and flow with those of the tiles at the end of the round. Both may go to one headstream or to two.',
  'barrage.picture.returns.title': 'What the wheel gives back',
  'barrage.picture.returns.text':
    'Germany turns its wheel three segments. After each single turn the content of the segment that has come to the opening is taken back: tiles and machines can be used again.',
} as const;
