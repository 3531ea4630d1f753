import type { Catalogue } from '@madang/kernel';

export const en = {
  'cli.usage': 'Usage: madang <command> [options]. Every command knows --help and --language en|ko|zh.',
  'cli.usage.play':
    'madang play <game> [--seats n] [--people n] [--automas n] [--bots level,…] [--options name=value,…] [--seed text] [--load file] [--save file]',
  'cli.help.play':
    '  A whole game by numbered choices. People sit on the first seats (--people, 1 unless said), bots on the others in turn.\n  --automas: seats that the rules play themselves, in games that have such opponents; without --bots nobody else sits down.\n  Levels: random, easy, greedy, normal, hard, expert; greedy/steady, which does not waver and thinks whole turns through; or a number of iterations (500; in four parts: 500/4) or milliseconds (50ms), with playouts of at least so many decisions (500@60), or turns weighed by so many turns of best answers (500+7).\n  Leaving saves the match; --load continues a saved one.',
  'cli.usage.simulate':
    'madang simulate <game> [--seats n] [--automas n] [--matches n] [--bots level,…] [--options name=value,…] [--seed text] [--json]',
  'cli.help.simulate':
    '  Matches between bots on one core; the bots take the seats in turn. --json prints one object as the last line:\n  game, seats, matches, bots (by seat), finished, decisions, seconds, decisionsPerSecond,\n  scores (mean points of each seat) and victories (of each seat; a shared one counts 1/n).',
  'cli.usage.arena':
    'madang arena <game> --bots level,level,… [--matches n] [--seats n] [--automas n] [--schedule ladder|challenge] [--threads n] [--bar percent] [--seed text] [--json]',
  'cli.help.arena':
    '  A rating table. Every line-up plays the same deal from every seat. ladder: all bots equally often in drawn line-ups;\n  challenge: the first bot alone against the others. Intervals are 95 %. --json prints the report as the last line.',
  'cli.usage.replay': 'madang replay <file> [--step]',
  'cli.help.replay': '  What was told at every move of a match file. --step waits for Enter before each move.',
  'cli.usage.analyse': 'madang analyse <file> [--iterations n] [--pairs n] [--threads n] [--json]',
  'cli.help.analyse':
    '  What the choices of a match file were worth, each judged from what its seat could know: a search at every choice,\n  then the dearest compared with others in the same imagined worlds. Equal files give equal analyses. --json gives everything as the last line.',
  'cli.usage.mistakes':
    'madang mistakes <game> [--bots level,…] [--matches n] [--replays n] [--by quick|greedy] [--most n] [--dearest n] [--seats n] [--options name=value,…] [--seed text] [--threads n] [--json]',
  'cli.help.mistakes':
    '  Whether verdicts hold: matches of equal bots are analysed, and what was flagged is played on to the end from the played line and from\n  the better one, --replays times each, by the quick policy or by greedy bots. --most: of each match only so many; --replays 0: only counted.\n  --dearest: so many choices of each match are compared (200).',
  'cli.usage.verify': 'madang verify <file> [--json]',
  'cli.help.verify': '  Plays a match file by the rules and compares the hash of its last position. Exit code 0: it holds.',
  'cli.usage.train':
    'madang train <game> [--matches n] [--seats n] [--epochs n] [--horizon n] [--untrained] [--options name=value,…] [--seed text]\n         [--threads n] [--save file]',
  'cli.help.train':
    '  Plays matches with slips, plays on from different ends of their turns, and trains a net that judges positions by what came of them.\n  Every fifth match is held back to judge by. --horizon: playouts end after so many decisions and are judged there. --untrained: bots leave the values that\n  there are. Equal arguments write equal files. docs/bots.md says when a file is good enough.',
  'cli.usage.improve':
    'madang improve <game> [--matches n] [--seats n,…] [--options name=value,…] [--also name=value,…] [--layers n,n]\n         [--seed text] [--threads n] [--save file]',
  'cli.help.improve':
    '  Goes on from the trained values that a game has: greedy plays matches with them, they learn from how these went on, greedy plays with what they\n  have become, and so on. --seats 4,3,2: matches of each number in turn; --also: every other match with these options instead; --layers 48,24: goes\n  on with a wider net. A tenth as many matches are played at the end to judge by. Equal arguments write equal files from equal values.',
  'cli.usage.bench': 'madang bench',
  'cli.help.bench': '  Figures of speed, side by side with peers. The same as npm run bench.',
  'cli.usage.research': 'madang research [--port n]',
  'cli.help.research':
    '  Lets programs play and learn: requests and answers are lines of JSON on the standard streams, or messages of a WebSocket\n  of this machine (--port; 0 takes a free one). docs/research.md says what may be asked.',
  'cli.research.listening': 'Programs are awaited at {address}.',
  'cli.usage.ladder':
    'madang ladder [--games names] [--to level] [--least n] [--matches n] [--file ladder.json] [--page file.html] [--seed text] [--threads n] [--json]',
  'cli.help.ladder':
    '  One bot of each level against three of the level below, in every game, 20 matches at a time, until it is shown to be above or below the bar or\n  n matches are played (400); --least: so many even if it is shown sooner. Every step is written to the file: begun again, it goes on\n  there. --page writes a page of it. Ends with 1 if a level is below its bar.',
  'cli.usage.backup': 'madang backup <folder>',
  'cli.help.backup':
    '  A copy of everything a server keeps, matches and the secret of its sessions, in a new folder. The server may run meanwhile.\n  What is copied follows from DATA_DIR and DATABASE_URL, as for the server; with PostgreSQL it needs pg_dump.',
  'cli.usage.restore': 'madang restore <folder>',
  'cli.help.restore':
    '  Brings a backup back. Stop the server first. A database file that was there is kept beside it under another name;\n  a PostgreSQL database is replaced (by pg_restore). A damaged backup is refused.',
  'cli.usage.users': 'madang users [--find text]',
  'cli.help.users': '  Everybody whom a server knows: id, login, name, last day here, host, ban. --find: whose name, login or id contains it.',
  'cli.usage.ban': 'madang ban <login or id> [--days n] [--lift]',
  'cli.help.ban':
    '  Ends every session of a person and lets nobody sign in as them, for good or for so many days. --lift takes it back.\n  The server may run; sockets that are open are closed within half a minute.',
  'cli.usage.host': 'madang host <login or id> [--lift]',
  'cli.help.host': '  Lets a person look after the server by its page: users, tables, reports, announcements. --lift takes it back.',
  'cli.usage.announce': 'madang announce <text>',
  'cli.help.announce': "  Tells everybody something on every page, in the place of what was told before. An empty text (''): nothing any more.",
  'cli.usage.table': 'madang table show|rewind|export|import <id or file> [step] [--with-seed] [--owner login]',
  'cli.help.table':
    '  One table of a server, which may run. show: its rows, seats, whose turn it is, jobs, and the error that stopped it.\n  rewind <id> <step>: takes every later step back, told to all at the table; a table that an error stopped goes on from there.\n  export <id>: the match as a document; while it runs only with --with-seed, for who has the seed knows all that is hidden.\n  import <file> --owner <login>: a table of a match document, owned and played by that person.',
  'cli.usage.move': 'madang move',
  'cli.help.move':
    '  Moves the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, all of it or nothing. Stop the server first.\n  The file is kept beside under another name. Start the server with DATABASE_URL and the same DATA_DIR or SECRET afterwards.',
  'cli.usage.worker': 'madang worker',
  'cli.help.worker':
    '  A process that only thinks: bots’ turns, ends of players’ time, results, for the nodes that share the PostgreSQL of DATABASE_URL.\n  It listens on PORT (8081) for /healthz and /metrics alone. Nodes started with RUN_JOBS=no leave all of that to workers.',
  'cli.usage.upgrade': 'madang upgrade --check',
  'cli.help.upgrade':
    '  Replays the running matches of a database with this version of Madang and says which would not go on: of another version of\n  the rules, not playable, or with others to decide. Only reads; the server may run. DATA_DIR and DATABASE_URL say which database.',

  'cli.problem.unknown-command': 'There is no command ‘{command}’. Commands: {allowed}.',
  'cli.problem.unknown-game': 'There is no game ‘{game}’. Games: {allowed}.',
  'cli.problem.unknown-option': 'There is no option {option} here. Options: {allowed}.',
  'cli.problem.missing-value': '{option} needs a value.',
  'cli.problem.unexpected-value': '{option} takes no value.',
  'cli.problem.missing-word': 'Something is missing after the command.',
  'cli.problem.extra-word': '‘{word}’ is too much.',
  'cli.problem.bad-layers':
    '--layers {value}: two whole numbers are needed, the first a multiple of 4 from {first, number} to {most, number}, the second from {second, number} to {most, number}.',
  'cli.problem.bad-number': '{option} {value}: a whole number from {min, number} to {max, number} is needed.',
  'cli.problem.bad-choice': '{option} {value}: allowed are {allowed}.',
  'cli.problem.unknown-bot':
    'There is no bot ‘{bot}’. Levels: {allowed}; greedy/steady, which does not waver and thinks whole turns through; or a number of iterations (500; in four parts: 500/4) or milliseconds (50ms), with playouts of at least so many decisions (500@60), or turns weighed by so many turns of best answers (500+7).',
  'cli.problem.no-facts': 'The game {game} has no facts for a net.',
  'cli.problem.no-values': 'The game {game} has no trained values to go on from: madang train makes some.',
  'cli.problem.too-few-bots': 'An arena needs at least two different bots (--bots {bots}).',
  'cli.problem.bad-option-pair': '--options: ‘{pair}’ is not of the form name=value.',
  'cli.problem.game-unknown-option': 'The game has no option ‘{option}’. Options: {allowed}.',
  'cli.problem.game-unknown-value': 'Option ‘{option}’ may be: {allowed}.',
  'cli.problem.game-not-an-object': 'The game’s options could not be read. Options: {allowed}.',
  'cli.problem.no-automas': 'The game {game} has no automas.',
  'cli.problem.automas-twice': 'Say how many automas once: --automas, or --options {option}=….',
  'cli.problem.unreadable': 'The file {path} cannot be read ({reason}).',
  'cli.problem.unwritable': 'The file {path} cannot be written ({reason}).',
  'cli.problem.nothing-played': 'Nothing was played yet in the match of {path}.',
  'cli.problem.not-json': 'The file {path} is not JSON.',
  'cli.problem.not-a-ladder': 'The file {path} is no ladder: the field ‘{field}’ is missing or of a wrong form.',
  'cli.problem.not-a-document': 'This is not a match document: the field ‘{field}’ is missing or of a wrong form.',
  'cli.problem.wrong-game': 'The match is of the game {found}, not {expected}.',
  'cli.problem.wrong-version': 'The match was played by rules version {found}; here is version {expected}.',
  'cli.problem.wrong-options': 'The match has a wrong option ‘{option}’; allowed: {allowed}.',
  'cli.problem.wrong-seats': 'The match has {found, number} seats; the game is for {min, number} to {max, number}.',
  'cli.problem.illegal-move': 'Move {at, number} is against the rules ({reason}).',
  'cli.problem.wrong-hash': 'The match ends in another position than the file says: expected {expected}, found {found}.',

  'cli.column.seat': 'Seat',
  'cli.column.bot': 'Bot',
  'cli.column.points': 'Points',
  'cli.column.victories': 'Victories (95 %)',
  'cli.column.part': 'Part of the match',
  'cli.column.brier': 'Brier, net',
  'cli.column.even': 'Brier, even shares',
  'cli.column.leader': 'Brier, present leader',
  'cli.column.pair': 'Against one rival',
  'cli.column.seats': 'Seats',
  'cli.column.rating': 'Rating (95 %)',
  'cli.column.milliseconds': 'ms a move',
  'cli.column.iterations': 'Iterations a move',
  'cli.column.choices': 'Choices',
  'cli.column.matches': 'Matches',
  'cli.column.verdict': 'Verdict',
  'cli.column.match': 'Match',
  'cli.column.proven': 'Proven',
  'cli.column.replayed': 'Played on',
  'cli.column.better': 'Better, %',
  'cli.column.promised': 'Promised',
  'cli.column.gained': 'Gained',
  'cli.column.fine': 'Fine',
  'cli.column.inaccuracy': 'Inaccuracy',
  'cli.column.mistake': 'Mistake',
  'cli.column.blunder': 'Blunder',
  'cli.column.unsure': 'Unsure',
  'cli.column.lost': 'Lost',
  'cli.column.luck': 'Luck',
  'cli.simulate.done':
    '{matches, plural, one {# match} other {# matches}}, {finished, number} finished; {decisions, number} decisions in {seconds} s: {rate, number} a second.',
  'cli.train.epoch': 'Epoch {epoch, number}: Brier {brier} on what was held back; a choice by it gains {gain} points of victory share.',
  'cli.train.done':
    '{path}: learned from {ends, number} ends of turns; a choice by it gains {gain} ± {error} points of victory share over the mean of its decision.',
  'cli.improve.round': '{played, number} of {matches, number} matches: Brier {brier} before learning from the last.',
  'cli.improve.done': '{path}: learned from {positions, number} positions of {matches, number} matches.',
  'cli.ladder.progress': '{game}: {upper} against {lower}, {matches, number} of at most {most, number} matches',
  'cli.ladder.above': 'above the bar',
  'cli.ladder.unsure': 'not decided',
  'cli.ladder.below': 'below the bar',
  'cli.ladder.bar':
    'One of a level against three of the level below, {seats, number} seats: {bar} % is the bar, equals would have 25 %. Above or below it takes a wider interval than the 95 % shown, for it is looked at again and again.',
  'cli.ladder.title': 'Madang: the ladder of bots',
  'cli.ladder.former': 'Played before, with other rules, values, iterations, reach or turns, or other wavering',
  'cli.arena.progress': '{done, number} of {matches, number}',
  'cli.analyse.progress': '{done, number} of {of, number} steps',
  'cli.analyse.again': 'Step {step, number}, {verdict}: {played}. Better: {best} (+{gain} ± {error} points of a hundred)',
  'cli.analyse.note':
    'Lost: shares of the victory, in points of a hundred, that proven mistakes gave away. Luck: what chance and the others brought. Unsure: it looked costly, but the worlds that were tried do not prove it.',
  'cli.mistakes.all':
    '{bot}: of {count, number} played on, {better} % were better with the other line; promised {promised}, gained {gained} ± {error} points of a hundred.',
  'cli.arena.par': 'Equals at {seats, number} seats would each win {par, number} %; “against one rival” is what a share comes to between two.',
  'cli.arena.done': '{matches, plural, one {# match} other {# matches}}, {finished, number} finished, in {seconds} s.',
  'cli.verify.good':
    'Holds: {game} {version}, {seats, number} seats, {moves, plural, one {# move} other {# moves}}, {over, select, yes {over} other {not over}}, hash {hash}.',
  'cli.verify.no-hash':
    'By the rules, but without a hash to compare: {game} {version}, {seats, number} seats, {moves, plural, one {# move} other {# moves}}, {over, select, yes {over} other {not over}}.',
  'cli.replay.kept': 'Played by the kept rules of version {found}; the words are those of version {here} and may differ.',
  'cli.replay.setup': '0. Set-up',
  'cli.standing': '{rank, number}. {name}: {points}',

  'cli.name.you': 'You',
  'cli.name.player': 'Player {number, number}',
  'cli.name.bot': 'Bot {number, number} ({bot})',
  'cli.name.automa': 'Automa {number, number} ({level})',
  'cli.play.welcome': 'Seed {seed}. Type a number to choose, h for help, q to save and leave.',
  'cli.play.ask': '1–{count, number}, or h: ',
  'cli.play.no-choice': 'There is no choice {number, number}; there are {count, number}.',
  'cli.play.unknown': '‘{word}’ is not understood; h shows what is.',
  'cli.play.help':
    '  number  choose      c  choices again   p  the whole position   u  take back\n  w [text]  why a move is not offered   r [rule]  the rule   s  save   q  save and leave',
  'cli.play.curtain': '{name}: press Enter when nobody else looks. ',
  'cli.play.taken-back': '{name} took a move back',
  'cli.play.saved': 'The match is saved in {file}.',
  'cli.play.frozen': 'A rule failed ({error}); the match stands still.',
  'cli.play.undo.no-move': 'There is no move to take back.',
  'cli.play.undo.not-your-move': 'The last move was not yours.',
  'cli.play.undo.revealed': 'The last move revealed something; it cannot be taken back.',
  'cli.play.why': '  {reason}: {labels}',
  'cli.play.why.more': '  {reason}: {labels} and {more, number} more',
  'cli.play.why.rest': '  {count, plural, one {# more reason} other {# more reasons}}; ‘w text’ narrows them down.',
  'cli.play.why.nothing': 'Nothing more of this kind could be expected here.',
  'cli.play.no-rule': 'There is no rule ‘{rule}’.',
} as const satisfies Catalogue;
