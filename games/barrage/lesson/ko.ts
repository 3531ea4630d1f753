import type { en } from './en.ts';

/** The lesson in Korean. */
export const ko: Readonly<Record<keyof typeof en, string>> = {
  'barrage.lesson.welcome.title': '알프스의 물로 전기를',
  'barrage.lesson.welcome.text':
    '여러분의 회사는 알프스의 물로 전기를 만듭니다. 다섯 라운드 뒤 승점이 가장 많은 사람이 이깁니다. 승점은 발전, 계약 완수, 그리고 지은 시설물에서 나옵니다.',
  'barrage.lesson.system.title': '셋이 모여 발전 체계 하나',
  'barrage.lesson.system.text':
    '물은 강을 따라 흐릅니다. 이제 물을 가둘 댐(8번 유역의 활 모양), 물을 9번 유역으로 보낼 도관(동그라미 2), 그곳에서 물로 발전할 발전소를 차례로 지어 봅시다.',
  'barrage.lesson.base.title': '댐은 기초부부터',
  'barrage.lesson.base.text':
    '라운드마다 엔지니어가 12명 있고, 행동마다 몇 명씩 씁니다. 건설을 고르고 기초부 타일, 8번 아래 댐 부지를 차례로 고르세요. 강 원류 A의 물이 그곳을 지나갑니다.',
  'barrage.lesson.base.hint': '건설, 기초부 타일, 8번 아래 댐을 차례로 고르세요.',
  'barrage.lesson.wheel.title': '잃지는 않지만 늦게 돌아옵니다',
  'barrage.lesson.wheel.text':
    '기초부 타일과 굴착기 3대가 회전판에 놓였고, 회전판은 건설할 때마다 한 칸 돕니다. 한 바퀴를 다 돌면 돌려받지만 그때까지는 쓸 수 없습니다.',
  'barrage.lesson.excavator.title': '굴착기 한 대가 모자랍니다',
  'barrage.lesson.excavator.text':
    '도관에는 발전값의 두 배만큼 굴착기가 듭니다. 발전값 2인 도관이면 4대인데 지금 3대뿐입니다. 기계류 납품업체에서 엔지니어 1명과 2크레딧으로 한 대를 사세요.',
  'barrage.lesson.excavator.hint': '기계류 납품업체에서 굴착기, 왼쪽 칸을 고르세요.',
  'barrage.lesson.conduit.title': '도관',
  'barrage.lesson.conduit.text':
    '발전값 2인 도관은 8번 유역에서 9번 유역으로 이어지고, 물방울 하나로 2만큼 발전합니다. 도관 타일로 지으세요. 한 라운드의 건설에는 엔지니어가 1, 2, 3, 3명 들고, 지금이 두 번째입니다.',
  'barrage.lesson.conduit.hint': '건설, 도관 타일, 도관 8B를 차례로 고르세요.',
  'barrage.lesson.powerhouse.title': '발전소',
  'barrage.lesson.powerhouse.text':
    '발전소는 도관이 끝나는 곳, 9번 유역에 있어야 합니다. 첫 발전소에는 레미콘이 2대 들고, 하나 더 지을 때마다 1대씩 더 듭니다. 이것으로 발전 체계가 완성됩니다.',
  'barrage.lesson.powerhouse.hint': '건설, 발전소 타일, 발전소 9-2를 차례로 고르세요.',
  'barrage.lesson.water.title': '물 대기',
  'barrage.lesson.water.text':
    '봇은 회색 댐의 물로 벌써 발전했습니다. 회색은 누구나 쓰는 중립 댐입니다. 내 댐은 아직 비어 있습니다. 즉시 흐르는 물방울을 강 원류 A에 놓으면 내 댐까지 흘러내립니다.',
  'barrage.lesson.water.hint': '수자원관리소에서 즉시 1개, 왼쪽 칸을 고르고 강 원류 A를 고르세요.',
  'barrage.lesson.contract.title': '계약',
  'barrage.lesson.contract.text':
    '계약은 한 번의 발전으로 정해진 발전량을 채우면 보상을 줍니다. 물방울로 2, 터빈통제소가 더하는 2로 곧 4를 발전합니다. 계약중개소에서 발전량 4인 초록 계약(승점 5점, 굴착기 1대)을 가져오세요.',
  'barrage.lesson.contract.hint': '계약중개소에서 1장, 왼쪽 칸을 고르고 계약 G13을 고르세요.',
  'barrage.lesson.produce.title': '발전',
  'barrage.lesson.produce.text':
    '이제 터빈통제소입니다. 물방울 하나에 발전값 2, 이 칸이 2를 더해 발전량은 4입니다. 가진 계약 둘을 다 채우지만, 한 번의 발전으로 하나만 완수합니다. 방금 가져온 계약을 완수하세요.',
  'barrage.lesson.produce.hint': '터빈통제소 +2의 왼쪽 칸을 고르고 계약 G13을 완수하세요.',
  'barrage.lesson.turn.title': '물은 흐르고 회전판은 돕니다',
  'barrage.lesson.turn.text':
    '발전소를 지난 물방울은 9번 유역의 중립 댐에 고였고, 봇이 바로 그 물로 발전했습니다. 남은 엔지니어 한 명은 작업장으로 보내세요. 회전판이 한 칸 돌아 타일과 기계류가 더 빨리 돌아옵니다.',
  'barrage.lesson.turn.hint': '작업장 1칸의 왼쪽 칸을 고르세요.',
  'barrage.lesson.round.title': '라운드의 끝',
  'barrage.lesson.round.text':
    '엔지니어가 없으면 패스합니다. 모두 패스하면 강 원류의 물이 흐르고 발전량을 결산합니다. 1위는 승점 6점, 2위는 2점(공동 1위라 8점을 나눕니다), 그리고 트랙 위에 적힌 크레딧, 발전량 4이면 3을 받습니다.',
  'barrage.lesson.bonus.title': '많이 발전하면 받는 보너스',
  'barrage.lesson.bonus.text':
    '라운드마다 보너스가 있습니다. 이번 라운드는 발전소마다 승점 5점입니다. 트랙의 테두리 칸, 이번에는 12부터 모두 받습니다. 여섯 칸짜리 구간 하나가 모자라면 4점이 줄고, 6에 못 미치면 받지 못합니다.',
  'barrage.lesson.goals.title': '오래 남는 것',
  'barrage.lesson.goals.text':
    '한 줄에서 둘째, 넷째, 다섯째 시설물을 지으면 라운드마다 받는 수입이 열립니다. 게임이 끝나면 목표도 결산합니다. 이 게임에서는 빨간 부지에 가장 많이 지은 사람입니다. 빨간 부지에는 3크레딧이 더 듭니다.',
  'barrage.lesson.advice.title': '이제 버라지를 압니다',
  'barrage.lesson.advice.text':
    '늘 발전 체계로 생각하세요. 물이 확실히 오는 곳에, 가장 빨리 발전하게 해 줄 시설물부터 짓고, 그에 맞는 계약을 쥐고 있으세요. 남의 도관을 쓰려면 값을 치러야 하고, 내 도관도 남이 쓸 수 있습니다.',

  'barrage.picture.building.title': '건설',
  'barrage.picture.building.text': '타일과 굴착기가 회전판에 놓이고 회전판이 한 칸 돈 다음, 기초부가 지도에 섭니다.',
  'barrage.picture.neutral.title': '중립 댐으로 발전하기',
  'barrage.picture.neutral.text':
    '독일이 중립 댐의 물방울을 자기 도관으로 자기 발전소에 보냅니다. 물방울 하나에 발전값 3입니다. 물방울은 그 뒤 지도 밖으로 나갑니다.',
  'barrage.picture.drop.title': '즉시 흐르는 물방울',
  'barrage.picture.drop.text': '빈자리가 있는 댐을 만날 때까지 강을 따라 흐릅니다.',
  'barrage.picture.contract.title': '발전으로 계약 완수하기',
  'barrage.picture.contract.text': '물방울 하나에 발전값 2, 칸이 더하는 2, 모두 4로 계약을 완수합니다. 물방울은 다음 댐으로 흘러갑니다.',
  'barrage.picture.round.title': '라운드의 끝',
  'barrage.picture.round.text':
    '강 원류의 물이 흐르고 발전량으로 승점을 받습니다. 공동 1위는 8점을 나눕니다. 구간에 따라 크레딧을 받고 마커는 0으로 돌아갑니다.',
  'barrage.picture.constructions.title': '두 번째 건설',
  'barrage.picture.constructions.text':
    '한 라운드의 건설에는 엔지니어가 1, 2, 3, 3명 들고, 네 번째는 3크레딧을 더 냅니다. 도관에는 발전값의 두 배만큼 굴착기가 들어, 발전값 2인 도관이면 4대입니다.',
  'barrage.picture.fee.title': '남의 도관으로',
  'barrage.picture.fee.text':
    '중립 댐의 물방울이 독일의 도관을 지나 내 발전소로 갑니다. 발전량은 3입니다. 물방울마다 도관 주인에게 1크레딧을 내고, 주인은 승점 1점도 얻습니다.',
  'barrage.picture.offices.title': '계약 두 장',
  'barrage.picture.offices.text':
    '공개된 여섯 장 가운데 두 장을 가져오며, 그 사이에는 채우지 않습니다. 완수하지 않은 계약이 세 장을 넘으면 세 장만 남기고 버립니다. 빈자리는 차례가 끝날 때 채웁니다.',
  'barrage.picture.later.title': '기다리는 물방울',
  'barrage.picture.later.text':
    '‘나중’ 물방울은 고른 강 원류에 놓여, 라운드가 끝날 때 강 원류 타일의 물방울과 함께 흐릅니다. 한 곳에 둘 다 놓아도, 두 곳에 나누어도 됩니다.',
  'barrage.picture.returns.title': '회전판이 돌려주는 것',
  'barrage.picture.returns.text':
    '독일이 회전판을 세 칸 돌립니다. 한 칸 돌 때마다 새로 개방분절이 된 칸의 타일과 기계류를 회수합니다. 타일과 기계류를 다시 쓸 수 있습니다.',
};
