/** The texts in English. The other languages have the same keys. */
export const en = {
  'example.title': 'Pig',
  'example.blurb': 'Roll for points as long as you dare: a 1 loses the turn.',
  'example.points': '{points, plural, one {# point} other {# points}}',
  'example.option.goal': 'Goal',
  'example.option.goal.help': 'The score that wins.',
  'example.option.goal.50': '50 points',
  'example.option.goal.100': '100 points',
  'example.headline': 'Points of this turn: {turnPoints}',
  'example.prompt.turn': 'Roll or hold?',
  'example.label.roll': 'Roll',
  'example.label.hold': 'Hold',
  'example.log.rolled': '{seat} rolls {die}.',
  'example.log.lost': '{seat} loses {points, plural, one {# point} other {# points}}.',
  'example.log.held': '{seat} holds and keeps {points, plural, one {# point} other {# points}}.',
  'example.log.won': '{seat} wins with {points, plural, one {# point} other {# points}}.',
  'example.field.turnPoints': 'Points of this turn',
  'example.field.score': 'Score',
  'example.parts': 'Points held',
  'example.chapter.setup': 'Setup',
  'example.chapter.turn': 'A turn',
  'example.chapter.end': 'End of the game',
};

/** The rules in English, by id. */
export const rules = {
  'EXA-SETUP-01': '2 to 4 players. Everybody begins with a score of 0. The first seat begins.',
  'EXA-TURN-01': 'On your turn you roll one die or hold. The first answer of a turn is a roll.',
  'EXA-TURN-02': 'A roll of 2 to 6 is added to the turn’s points. You decide again.',
  'EXA-TURN-03': 'A roll of 1 loses the turn’s points and ends the turn.',
  'EXA-TURN-04': 'If you hold, the turn’s points are added to your score. The next seat has the turn.',
  'EXA-END-01': 'If you hold with enough points for the goal, you win at once (option “Goal”).',
};
