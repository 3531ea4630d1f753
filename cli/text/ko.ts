import type { Catalogue } from '@madang/kernel';
import type { en } from './en.ts';

export const ko = {
  'cli.usage': '사용법: madang <명령> [옵션]. 모든 명령에 --help와 --language en|ko|zh를 쓸 수 있습니다.',
  'cli.usage.play':
    'madang play <게임> [--seats 수] [--people 수] [--automas 수] [--bots 수준,…] [--options 이름=값,…] [--seed 글] [--load 파일] [--save 파일]',
  'cli.help.play':
    '  번호로 골라 가며 한 판을 끝까지 진행합니다. 사람이 앞자리에 앉고(--people, 기본 1명) 나머지 자리는 봇이 차례로 맡습니다.\n  --automas: 규칙이 직접 움직이는 오토마의 자리 수(오토마가 있는 게임만). --bots를 적지 않으면 다른 상대는 앉지 않습니다.\n  수준: random, easy, greedy, normal, hard, expert. 흔들림 없이 차례 전체를 따져 보는 greedy/steady나, 반복 횟수(500, 네 부분으로 나누면 500/4)나 밀리초(50ms)로도 적을 수 있고, 시뮬레이션마다 적어도 몇 번의 결정을 두어 볼지(500@60), 또는 모두가 가장 나은 답으로 몇 차례를 더 두며 차례 전체를 견줄지(500+7)도 붙일 수 있습니다.\n  나가면 경기가 저장되고, --load로 이어서 할 수 있습니다.',
  'cli.usage.simulate':
    'madang simulate <게임> [--seats 수] [--automas 수] [--matches 수] [--bots 수준,…] [--options 이름=값,…] [--seed 글] [--json]',
  'cli.help.simulate':
    '  코어 하나로 봇끼리 경기합니다. 봇은 차례로 자리에 앉습니다. --json은 마지막 줄에 객체 하나를 냅니다:\n  game, seats, matches, bots(자리별), finished, decisions, seconds, decisionsPerSecond,\n  scores(자리별 평균 점수), victories(자리별 승리, 공동 승리는 1/n).',
  'cli.usage.arena':
    'madang arena <게임> --bots 수준,수준,… [--matches 수] [--seats 수] [--automas 수] [--schedule ladder|challenge] [--threads 수] [--bar 백분율] [--seed 글] [--json]',
  'cli.help.arena':
    '  봇의 레이팅 표를 만듭니다. 같은 배치를 자리를 바꿔 가며 한 번씩 진행합니다. ladder: 모든 봇이 고르게 만남,\n  challenge: 첫 봇 혼자 나머지와 겨룸. 구간은 95 %입니다. --json은 마지막 줄에 보고서를 냅니다.',
  'cli.usage.replay': 'madang replay <파일> [--step]',
  'cli.help.replay': '  경기 파일의 단계마다 일어난 일을 보여 줍니다. --step은 단계마다 Enter를 기다립니다.',
  'cli.usage.analyse': 'madang analyse <파일> [--iterations 수] [--pairs 수] [--threads 수] [--json]',
  'cli.help.analyse':
    '  경기 파일의 선택마다 그 자리에서 알 수 있던 것만으로 값어치를 따집니다. 모든 선택을 탐색한 뒤, 비싸 보이는 것부터 같은 상상의 세계들에서\n  다른 선택과 비교합니다. 같은 파일이면 분석도 같습니다. --json은 마지막 줄에 전부를 냅니다.',
  'cli.usage.mistakes':
    'madang mistakes <게임> [--bots 수준,…] [--matches 수] [--replays 수] [--by quick|greedy] [--most 수] [--dearest 수] [--seats 수] [--options 이름=값,…] [--seed 글] [--threads 수] [--json]',
  'cli.help.mistakes':
    '  판정이 맞는지 봅니다: 같은 봇끼리 한 경기를 분석하고, 지적된 실제 선택과 더 나은 선택에서 각각 끝까지 --replays번씩\n  빠른 방침이나 greedy 봇으로 이어서 진행합니다. --most: 경기마다 이만큼만, --replays 0: 세기만 합니다.\n  --dearest: 경기마다 비교할 선택의 수(기본 200).',
  'cli.usage.verify': 'madang verify <파일> [--json]',
  'cli.help.verify': '  경기 파일을 규칙대로 다시 진행해 마지막 상황의 해시를 비교합니다. 맞으면 종료 코드가 0입니다.',
  'cli.usage.train':
    'madang train <게임> [--matches n] [--seats n] [--epochs n] [--horizon n] [--untrained] [--options 이름=값,…] [--seed 글자]\n         [--threads n] [--save 파일]',
  'cli.help.train':
    '  실수를 섞어 여러 판을 진행하고, 차례를 다르게 끝낸 상황마다 이어서 끝까지 진행해 본 뒤, 그 결과로 상황을 판단하는 신경망을 학습시킵니다.\n  다섯 판 가운데 한 판은 검증용으로 남겨 둡니다. --horizon: 끝까지 가지 않고 결정 n번 뒤의 상황을 판단합니다. --untrained: 봇이 이미 학습한 값을\n  쓰지 않습니다. 인수가 같으면 같은 파일이 나옵니다. 언제 쓸 만한지는 docs/bots.md에 있습니다.',
  'cli.usage.improve':
    'madang improve <게임> [--matches n] [--seats n,…] [--options 이름=값,…] [--also 이름=값,…] [--layers n,n]\n         [--seed 글자] [--threads n] [--save 파일]',
  'cli.help.improve':
    '  게임이 이미 가진 학습값에서 시작합니다. greedy 봇이 그 값으로 여러 판을 두고, 값은 그 판들이 어떻게 흘러갔는지에서 배우며, greedy 봇은 달라진 값으로\n  다시 둡니다. --seats 4,3,2: 인원을 차례로 바꾸어 둡니다. --also: 두 판 가운데 한 판은 이 옵션으로 둡니다. --layers 48,24: 더 넓은 신경망으로 이어 갑니다.\n  끝나면 그 10분의 1만큼 판을 더 두어 평가합니다. 처음 값과 인수가 같으면 같은 파일이 나옵니다.',
  'cli.usage.bench': 'madang bench',
  'cli.help.bench': '  속도를 다른 프로그램과 나란히 잽니다. npm run bench와 같습니다.',
  'cli.usage.research': 'madang research [--port n]',
  'cli.help.research':
    '  프로그램이 게임하고 배우게 합니다. 요청과 응답은 표준 입출력의 JSON 한 줄씩이거나,\n  이 컴퓨터의 WebSocket 메시지입니다(--port, 0이면 빈 포트). 무엇을 물을 수 있는지는 docs/research.md에 있습니다.',
  'cli.research.listening': '{address}에서 프로그램을 기다립니다.',
  'cli.usage.ladder':
    'madang ladder [--games 이름,…] [--to level] [--least 수] [--matches n] [--file ladder.json] [--page 파일.html] [--seed 글] [--threads n] [--json]',
  'cli.help.ladder':
    '  모든 게임에서 단계마다 봇 하나가 바로 아래 단계 셋과 겨룹니다. 20판씩 진행하며, 기준 이상인지 미달인지 판정되거나\n  n판(기본 400)을 모두 마치면 멈춥니다. --least를 주면 일찍 판정되어도 그만큼은 진행합니다. 판마다\n  파일에 적어 두므로 다시 시작하면 이어집니다. --page는 결과를 웹 페이지로 씁니다. 기준에 못 미치는 단계가 있으면 1로 끝납니다.',
  'cli.usage.backup': 'madang backup <폴더>',
  'cli.help.backup':
    '  서버가 보관하는 모든 것(경기 기록과 세션 비밀 키)을 새 폴더에 복사합니다. 서버가 돌아가는 중에도 됩니다.\n  복사할 대상은 서버와 마찬가지로 DATA_DIR과 DATABASE_URL로 정해지며, PostgreSQL이면 pg_dump가 필요합니다.',
  'cli.usage.restore': 'madang restore <폴더>',
  'cli.help.restore':
    '  백업을 되돌립니다. 먼저 서버를 멈추세요. 원래 있던 데이터베이스 파일은 다른 이름으로 곁에 남고,\n  PostgreSQL 데이터베이스는 (pg_restore로) 교체됩니다. 손상된 백업은 거부됩니다.',
  'cli.usage.users': 'madang users [--find 글자]',
  'cli.help.users': '  서버가 아는 모든 사람: 아이디, 로그인 이름, 이름, 마지막으로 온 날, 운영자, 차단. --find: 이름이나 로그인 이름에 든 글자.',
  'cli.usage.ban': 'madang ban <로그인 이름 또는 아이디> [--days 일수] [--lift]',
  'cli.help.ban':
    '  그 사람의 모든 접속을 끝내고 로그인을 막습니다. 기한 없이, 또는 정한 날수만큼. --lift는 되돌립니다.\n  서버가 켜져 있어도 되며, 열린 연결은 30초 안에 닫힙니다.',
  'cli.usage.host': 'madang host <로그인 이름 또는 아이디> [--lift]',
  'cli.help.host': '  그 사람이 화면에서 서버를 돌볼 수 있게 합니다: 사람, 테이블, 신고, 알림. --lift는 되돌립니다.',
  'cli.usage.announce': 'madang announce <글>',
  'cli.help.announce': "  모든 화면에서 모두에게 알립니다. 앞의 알림을 대신합니다. 빈 글('')이면 알림이 없어집니다.",
  'cli.usage.table': 'madang table show|rewind|export|import <id 또는 파일> [수] [--with-seed] [--owner 로그인]',
  'cli.help.table':
    '  서버의 테이블 하나를 다룹니다. 서버가 돌고 있어도 됩니다. show: 저장된 줄, 자리, 차례, 예약된 일, 테이블을 멈춘 오류를 보여 줍니다.\n  rewind <id> <수>: 그 뒤의 모든 행동을 되돌리고 테이블의 모두에게 알립니다. 오류로 멈춘 테이블은 거기서 다시 이어집니다.\n  export <id>: 경기를 문서로 내보냅니다. 진행 중이면 --with-seed가 있어야 합니다. 시드를 가진 사람은 감춰진 것을 모두 알게 됩니다.\n  import <파일> --owner <로그인>: 경기 문서로 테이블을 만듭니다. 그 사람이 주인이 되어 이어서 합니다.',
  'cli.usage.move': 'madang move',
  'cli.help.move':
    '  DATA_DIR의 내장 데이터베이스를 DATABASE_URL의 빈 PostgreSQL로 옮깁니다. 전부 옮기거나 아무것도 옮기지 않습니다. 먼저 서버를 멈추세요.\n  원래 파일은 다른 이름으로 곁에 남습니다. 그 뒤 DATABASE_URL과 같은 DATA_DIR(또는 SECRET)로 서버를 시작하세요.',
  'cli.usage.worker': 'madang worker',
  'cli.help.worker':
    '  생각만 하는 프로세스입니다. DATABASE_URL의 PostgreSQL을 함께 쓰는 노드들을 위해 봇의 차례, 시간 초과, 결과 집계를 맡습니다.\n  PORT(8081)에서는 /healthz와 /metrics에만 답합니다. RUN_JOBS=no로 시작한 노드는 이 일을 모두 워커에게 맡깁니다.',
  'cli.usage.upgrade': 'madang upgrade --check',
  'cli.help.upgrade':
    '  데이터베이스에서 진행 중인 경기를 이 버전의 Madang으로 다시 진행해 보고, 이어 갈 수 없는 경기를 알려 줍니다(규칙 버전이 다르거나,\n  선택할 수 없는 행동이 있거나, 결정할 사람이 달라지는 경우). 읽기만 하므로 서버가 돌아가도 됩니다. 데이터베이스는 DATA_DIR과 DATABASE_URL로 정해집니다.',

  'cli.problem.unknown-command': '‘{command}’(이)라는 명령은 없습니다. 명령: {allowed}.',
  'cli.problem.unknown-game': '‘{game}’(이)라는 게임은 없습니다. 게임: {allowed}.',
  'cli.problem.unknown-option': '여기에 {option} 옵션은 없습니다. 옵션: {allowed}.',
  'cli.problem.missing-value': '{option}에 값이 필요합니다.',
  'cli.problem.unexpected-value': '{option}에는 값을 쓰지 않습니다.',
  'cli.problem.missing-word': '명령 뒤에 빠진 것이 있습니다.',
  'cli.problem.extra-word': '‘{word}’은(는) 남는 말입니다.',
  'cli.problem.bad-layers':
    '--layers {value}: 정수 두 개가 필요합니다. 첫째는 {first, number}부터 {most, number}까지의 4의 배수, 둘째는 {second, number}부터 {most, number}까지입니다.',
  'cli.problem.bad-number': '{option} {value}: {min, number}부터 {max, number}까지의 정수여야 합니다.',
  'cli.problem.bad-choice': '{option} {value}: 쓸 수 있는 값은 {allowed}입니다.',
  'cli.problem.unknown-bot':
    '‘{bot}’(이)라는 봇은 없습니다. 수준: {allowed}. 흔들림 없이 차례 전체를 따져 보는 greedy/steady나, 반복 횟수(500, 네 부분으로 나누면 500/4)나 밀리초(50ms)도 되고, 시뮬레이션마다 적어도 몇 번의 결정을 두어 볼지(500@60), 또는 모두가 가장 나은 답으로 몇 차례를 더 두며 차례 전체를 견줄지(500+7)도 붙일 수 있습니다.',
  'cli.problem.no-facts': '{game} 게임에는 신경망이 읽을 사실 목록이 없습니다.',
  'cli.problem.no-values': '{game} 게임에는 이어서 학습할 값이 없습니다. madang train으로 먼저 만드십시오.',
  'cli.problem.too-few-bots': '아레나에는 서로 다른 봇이 둘 이상 필요합니다(--bots {bots}).',
  'cli.problem.bad-option-pair': '--options: ‘{pair}’은(는) 이름=값 꼴이 아닙니다.',
  'cli.problem.game-unknown-option': '이 게임에 ‘{option}’ 옵션은 없습니다. 옵션: {allowed}.',
  'cli.problem.game-unknown-value': '‘{option}’ 옵션의 값은 다음 가운데 하나입니다: {allowed}.',
  'cli.problem.game-not-an-object': '게임 옵션을 읽을 수 없습니다. 옵션: {allowed}.',
  'cli.problem.no-automas': '{game}에는 오토마가 없습니다.',
  'cli.problem.automas-twice': '오토마의 수는 --automas나 --options {option}=… 가운데 하나로만 정하세요.',
  'cli.problem.unreadable': '{path} 파일을 읽을 수 없습니다({reason}).',
  'cli.problem.unwritable': '{path} 파일을 쓸 수 없습니다({reason}).',
  'cli.problem.nothing-played': '{path} 경기에서는 아직 아무것도 진행하지 않았습니다.',
  'cli.problem.not-json': '{path} 파일은 JSON이 아닙니다.',
  'cli.problem.not-a-ladder': '{path}은(는) 사다리 파일이 아닙니다. ‘{field}’ 항목이 없거나 형식이 틀립니다.',
  'cli.problem.not-a-document': '경기 문서가 아닙니다. ‘{field}’ 항목이 없거나 꼴이 다릅니다.',
  'cli.problem.wrong-game': '{expected}이(가) 아니라 {found}의 경기입니다.',
  'cli.problem.wrong-version': '규칙 {found} 버전으로 진행한 경기입니다. 여기는 {expected} 버전입니다.',
  'cli.problem.wrong-options': '경기의 ‘{option}’ 옵션이 잘못되었습니다. 쓸 수 있는 값: {allowed}.',
  'cli.problem.wrong-seats': '경기의 자리는 {found, number}개인데, 이 게임은 {min, number}명에서 {max, number}명까지입니다.',
  'cli.problem.illegal-move': '{at, number}번째 선택이 규칙에 어긋납니다({reason}).',
  'cli.problem.wrong-hash': '경기의 마지막 상황이 파일과 다릅니다. 기대한 해시 {expected}, 나온 해시 {found}.',

  'cli.column.seat': '자리',
  'cli.column.bot': '봇',
  'cli.column.points': '점수',
  'cli.column.victories': '승률(95 %)',
  'cli.column.part': '경기 구간',
  'cli.column.brier': '브라이어(신경망)',
  'cli.column.even': '브라이어(균등)',
  'cli.column.leader': '브라이어(현재 선두)',
  'cli.column.pair': '일대일 환산',
  'cli.column.seats': '자리 수',
  'cli.column.rating': '레이팅(95 %)',
  'cli.column.milliseconds': '선택당 ms',
  'cli.column.iterations': '선택당 반복',
  'cli.column.choices': '선택',
  'cli.column.matches': '판 수',
  'cli.column.verdict': '판정',
  'cli.column.match': '경기',
  'cli.column.proven': '확인됨',
  'cli.column.replayed': '이어서 진행',
  'cli.column.better': '나아짐, %',
  'cli.column.promised': '약속',
  'cli.column.gained': '실제',
  'cli.column.fine': '좋음',
  'cli.column.inaccuracy': '아쉬움',
  'cli.column.mistake': '실수',
  'cli.column.blunder': '큰 실수',
  'cli.column.unsure': '불확실',
  'cli.column.lost': '잃은 몫',
  'cli.column.luck': '운',
  'cli.simulate.done': '{matches, number}판 가운데 {finished, number}판이 끝남. 결정 {decisions, number}번, {seconds}초: 초당 {rate, number}번.',
  'cli.train.epoch': '{epoch, number}회째: 검증용 판의 브라이어 점수 {brier}, 이 판단대로 고르면 승률 몫 {gain}점 이득.',
  'cli.train.done': '{path}: 차례 끝 {ends, number}개로 학습했습니다. 이 판단대로 고르면 같은 결정의 평균보다 승률 몫이 {gain} ± {error}점 높습니다.',
  'cli.improve.round': '{matches, number}판 가운데 {played, number}판: 마지막 판들의 학습 전 브라이어 점수 {brier}.',
  'cli.improve.done': '{path}: {matches, number}판의 상황 {positions, number}개로 학습했습니다.',
  'cli.ladder.progress': '{game}: {upper} 대 {lower}, 최대 {most, number}판 가운데 {matches, number}판',
  'cli.ladder.above': '기준 이상',
  'cli.ladder.unsure': '아직 모름',
  'cli.ladder.below': '기준 미달',
  'cli.ladder.bar':
    '{seats, number}인에서 한 단계 하나가 아래 단계 셋과 겨룬 승률입니다. 기준은 {bar} %이고, 실력이 같으면 25 %입니다. 여러 번 들여다보므로, 기준 이상·미달은 표시된 95 %보다 넓은 구간으로 판정합니다.',
  'cli.ladder.title': '마당: 봇 사다리',
  'cli.ladder.former': '규칙, 학습한 값, 반복 횟수, 시뮬레이션 길이, 차례 수나 흔들림이 달랐던 이전 기록',
  'cli.arena.progress': '{matches, number}판 가운데 {done, number}판',
  'cli.analyse.progress': '{of, number}단계 가운데 {done, number}단계',
  'cli.analyse.again': '{step, number}번째 단계, {verdict}: {played}. 더 나은 선택: {best} (+{gain} ± {error}, 백 점 만점)',
  'cli.analyse.note':
    '잃은 몫: 증명된 실수로 내준 승리 몫(백 점 만점). 운: 우연과 상대가 가져다준 것. 불확실: 비싸 보였지만 시험한 세계들로는 증명되지 않은 것.',
  'cli.mistakes.all':
    '{bot}: 이어서 진행한 {count, number}개 가운데 {better} %가 다른 길에서 더 나았습니다. 약속 {promised}, 실제 {gained} ± {error} (백 점 만점).',
  'cli.arena.par': '{seats, number}인에서 실력이 같으면 저마다 {par, number} %를 이깁니다. ‘일대일 환산’은 그 승률을 두 사람 사이로 옮긴 값입니다.',
  'cli.arena.done': '{matches, number}판 가운데 {finished, number}판이 끝남, {seconds}초.',
  'cli.verify.good':
    '맞습니다: {game} {version}, 자리 {seats, number}개, 행동 {moves, number}번, {over, select, yes {끝난 경기} other {끝나지 않은 경기}}, 해시 {hash}.',
  'cli.verify.no-hash':
    '규칙에는 맞지만 비교할 해시가 없습니다: {game} {version}, 자리 {seats, number}개, 행동 {moves, number}번, {over, select, yes {끝난 경기} other {끝나지 않은 경기}}.',
  'cli.replay.kept': '보관된 규칙 {found} 버전으로 진행합니다. 글은 {here} 버전의 것이라 다를 수 있습니다.',
  'cli.replay.setup': '0. 준비',
  'cli.standing': '{rank, number}위 {name}: {points}',

  'cli.name.you': '당신',
  'cli.name.player': '플레이어 {number, number}',
  'cli.name.bot': '봇 {number, number} ({bot})',
  'cli.name.automa': '오토마 {number, number} ({level})',
  'cli.play.welcome': '시드 {seed}. 번호를 입력해 고릅니다. h는 도움말, q는 저장하고 나가기입니다.',
  'cli.play.ask': '1–{count, number} 또는 h: ',
  'cli.play.no-choice': '{number, number}번은 없습니다. 선택지는 {count, number}개입니다.',
  'cli.play.unknown': '‘{word}’은(는) 알 수 없는 입력입니다. h로 도움말을 볼 수 있습니다.',
  'cli.play.help':
    '  번호  고르기      c  선택지 다시 보기   p  전체 상황   u  되돌리기\n  w [글]  왜 안 되는지 보기   r [규칙]  규칙 보기   s  저장   q  저장하고 나가기',
  'cli.play.curtain': '{name}: 다른 사람이 보지 않을 때 Enter를 누르세요. ',
  'cli.play.taken-back': '{name}이(가) 한 단계 되돌렸습니다',
  'cli.play.saved': '경기를 {file} 파일에 저장했습니다.',
  'cli.play.frozen': '규칙에서 오류가 났습니다({error}). 경기를 멈춥니다.',
  'cli.play.undo.no-move': '되돌릴 것이 없습니다.',
  'cli.play.undo.not-your-move': '마지막 행동은 내 것이 아닙니다.',
  'cli.play.undo.revealed': '마지막 행동으로 숨은 것이 드러나 되돌릴 수 없습니다.',
  'cli.play.why': '  {reason}: {labels}',
  'cli.play.why.more': '  {reason}: {labels} 외 {more, number}개',
  'cli.play.why.rest': '  이유가 {count, number}가지 더 있습니다. ‘w 글’로 좁혀 보세요.',
  'cli.play.why.nothing': '여기서 할 법한 일 중에 막힌 것은 없습니다.',
  'cli.play.no-rule': '‘{rule}’(이)라는 규칙은 없습니다.',
} as const satisfies Readonly<Record<keyof typeof en, string>> & Catalogue;
