import type { en } from './en.ts';

/** The lesson in Korean. */
export const ko: Readonly<Record<keyof typeof en, string>> = {
  'underwater.lesson.welcome.title': '바다 밑으로',
  'underwater.lesson.welcome.text':
    '바다 밑에 도시를 짓고 터널로 이어 자원을 생산합니다. 10라운드 동안 생산이 세 번 있고, 승점이 가장 많은 사람이 이깁니다. 오른쪽 아래가 시작 도시입니다. 육각형은 터널로 연결할 대도시입니다.',
  'underwater.lesson.hand.title': '여섯 장 중 세 장',
  'underwater.lesson.hand.text':
    '모두 카드 6장을 받아 3장만 남깁니다. 색마다 한 장씩 갖고 있으면 좋습니다. 카드에는 같은 색 슬롯이 몇 개 비었는지 적혀 있습니다. ‘완비 도시상’, ‘비료 보급 운동’, ‘항구 교역’을 버리세요.',
  'underwater.lesson.hand.hint': '버릴 카드 3장을 누르세요. ‘합금 수송대’, ‘조위 관측기’, ‘보급품 투하’는 남깁니다.',
  'underwater.lesson.slot.title': '슬롯 하나, 카드 한 장',
  'underwater.lesson.slot.text':
    '한 라운드에 각자 세 차례를 합니다. 차례마다 빈 액션 슬롯 하나를 고르고 카드 한 장을 냅니다. 색이 같으면 카드 효과도 씁니다. ‘빨강 4’에서 켈프 1개와 스틸플라스트 2개를 받고, ‘조위 관측기’를 그다음에 내서 가지세요. 생산 때 과학을 줍니다.',
  'underwater.lesson.slot.hint': '‘빨강 4’ 슬롯, ‘조위 관측기’의 ‘슬롯 다음에’를 차례로 누르고, 카드를 가진 뒤 확정하세요.',
  'underwater.lesson.tunnels.title': '터널',
  'underwater.lesson.tunnels.text':
    '봇이 한 차례를 했습니다. ‘노랑 2’를 고르고 ‘보급품 투하’를 그다음에 내세요. 터널은 하나에 스틸플라스트 1개와 1크레디트입니다. 시작 도시에서 왼쪽, 위쪽 순서로 두 개를 짓습니다. 왼쪽 부지에 인쇄된 보너스로 스틸플라스트 1개를 바로 받습니다. 카드로는 크레디트를 받으세요.',
  'underwater.lesson.tunnels.hint': '노랑 2, ‘보급품 투하’(슬롯 다음에), 왼쪽 터널, 위쪽 터널, 크레디트 순서로 고르고 확정하세요.',
  'underwater.lesson.order.title': '카드를 먼저',
  'underwater.lesson.order.text':
    '색이 맞는 카드는 슬롯의 액션보다 먼저 쓸 수도 있습니다. ‘초록 1’을 고르고 ‘합금 수송대’를 먼저 내세요. 그 스틸플라스트와 크레디트로 왼쪽 터널 끝에 바이오매터가 들지 않는 비공생 도시를 짓습니다.',
  'underwater.lesson.order.hint': '초록 1, ‘합금 수송대’(슬롯보다 먼저), 가운데 아래에 비공생 도시를 고르고 확정하세요.',
  'underwater.lesson.network.title': '빛나면 연결된 것',
  'underwater.lesson.network.text':
    '새 도시에 터널이 닿아 빛납니다. 연결되었다는 뜻입니다. 연결된 것만 생산하고, 식량을 쓰고, 승점이 됩니다. 파란색 대도시는 터널 하나, 갈색 대도시는 터널 둘로 연결합니다.',
  'underwater.lesson.action.title': '액션 카드',
  'underwater.lesson.action.text':
    '‘노랑 1’을 고르고 액션 카드 ‘인재 발굴’을 먼저 내서 가지세요. 이 슬롯으로 액션 카드 하나를 쓸 수 있으니, 바로 써서 카드 2장을 뽑으세요. 액션 카드는 시대마다 한 번씩 쓸 수 있습니다.',
  'underwater.lesson.action.hint': '노랑 1, ‘인재 발굴’(슬롯보다 먼저), 가지기, 액션 카드 사용: 인재 발굴 순서로 고르고 확정하세요.',
  'underwater.lesson.goods.title': '슬롯의 나머지',
  'underwater.lesson.goods.text':
    '이 슬롯은 서로 다른 자원 두 가지도 줍니다. 양식장과 식량에 쓸 켈프, 업그레이드에 쓸 과학을 하나씩 고르고 확정하세요. 그러면 뽑은 카드가 보입니다.',
  'underwater.lesson.goods.hint': '켈프, 과학 순서로 고르고 확정하세요.',
  'underwater.lesson.colour.title': '색이 다른 카드',
  'underwater.lesson.colour.text':
    '차례는 카드 3장으로 시작하므로 두 장을 미리 버려 두었습니다. 슬롯에는 아무 카드나 낼 수 있습니다. 노란 ‘구내식당 적립’을 ‘빨강 1’에 내면 효과는 없지만, 두 도시에 양식장을 하나씩 지을 수 있습니다.',
  'underwater.lesson.colour.hint': '빨강 1, ‘구내식당 적립’, 양식장 최대 2개, 오른쪽 아래 도시 a, 가운데 아래 도시 a 순서로 고르고 확정하세요.',
  'underwater.lesson.federation.title': '연방 트랙',
  'underwater.lesson.federation.text':
    '연방 트랙에서 가장 앞선 사람이 다음 라운드를 먼저 합니다. ‘초록 3’에서 두 칸 전진해 3번 칸의 1크레디트를 받으세요. 색이 같은 ‘개조 작업반’을 그다음에 내면 카드 한 장과 업그레이드를 얻습니다.',
  'underwater.lesson.federation.hint': '초록 3, ‘개조 작업반’(슬롯 다음에), 두 번째 칸 전진 ‘예’를 고르고 확정하세요.',
  'underwater.lesson.upgrade.title': '업그레이드',
  'underwater.lesson.upgrade.text':
    '‘개조 작업반’으로 구조물 하나를 무료로 업그레이드합니다. 보통은 과학 1개가 듭니다. 시작 도시의 양식장을 업그레이드하세요. 이제 켈프와 함께 승점도 생산합니다.',
  'underwater.lesson.upgrade.hint': '오른쪽 아래 도시의 양식장을 누르고 확정하세요.',
  'underwater.lesson.symbiotic.title': '공생 도시',
  'underwater.lesson.symbiotic.text':
    '두 라운드가 지나 담수화 시설과 바이오매터가 생겼습니다. ‘노랑 3’에 ‘연구소 켈프 배양’을 효과 없이 내고, 위쪽 터널 끝에 공생 도시를 지으세요. 생산 때 승점 2점을 줍니다. 그 옆에 연구소도 짓습니다.',
  'underwater.lesson.symbiotic.hint':
    '노랑 3, ‘연구소 켈프 배양’, 도시 건설: 오른쪽 가운데에 공생 도시, 그 도시의 a 부지에 연구소를 고르고 확정하세요.',
  'underwater.lesson.production.title': '생산',
  'underwater.lesson.production.text':
    '4라운드가 끝나면 연결된 것이 모두 생산합니다. 양식장은 켈프, 담수화 시설과 터널은 크레디트, 연구소는 과학을 냅니다. 그런 다음 연결된 도시마다 켈프 1개, 없으면 바이오매터를 먹습니다. 둘 다 없으면 3점을 잃습니다. 예측에서 언제든 볼 수 있습니다.',
  'underwater.lesson.scoring.title': '세 시대가 지나면',
  'underwater.lesson.scoring.text':
    '더 강한 카드가 나오는 3라운드짜리 시대가 두 번 더 이어지고, 액션 카드도 다시 쓸 수 있습니다. 끝나면 연결된 도시는 2점, 건물이 한·두·세 종류면 3·4·6점입니다. 갈색 대도시, 종료 승점 카드, 자원 4개마다 1점을 더합니다.',
  'underwater.lesson.advice.title': '이제 언더워터 시티즈를 압니다',
  'underwater.lesson.advice.text':
    '생산은 세 번뿐이니 일찍 연결하세요. 한 도시에 세 종류의 건물을 모두 짓고, 쓰고 싶은 슬롯과 색이 같은 카드를 아껴 두세요.',
  'underwater.picture.colours.title': '슬롯과 카드',
  'underwater.picture.colours.text':
    '빈 슬롯 하나와 카드 한 장입니다. 슬롯도 카드도 빨강이므로 카드 효과를 슬롯의 액션보다 먼저 또는 나중에 씁니다. ‘조위 관측기’는 가집니다. 차례가 끝나면 카드 한 장을 뽑습니다.',
  'underwater.picture.blank.title': '색이 다르면',
  'underwater.picture.blank.text':
    '빨강 슬롯에 노랑 카드를 냅니다. 슬롯의 액션은 하지만 카드는 효과 없이 버려집니다. 양식장은 켈프 1개로 짓습니다. 도시의 건물 부지에는 어떤 건물이든 지을 수 있습니다.',
  'underwater.picture.tunnels.title': '보너스로 다음 것을 짓기',
  'underwater.picture.tunnels.text':
    '터널은 스틸플라스트 1개와 1크레디트로, 시작 도시와 이어진 곳에 짓습니다. 왼쪽 부지에 인쇄된 보너스는 바로 받으므로, 그 스틸플라스트로 두 번째 터널을 지을 수 있습니다.',
  'underwater.picture.first.title': '카드를 먼저',
  'underwater.picture.first.text':
    '비공생 도시를 지으려면 스틸플라스트 2개, 켈프 1개, 1크레디트가 듭니다. ‘합금 수송대’를 먼저 내면 모자란 것이 채워지므로 이 슬롯을 고를 수 있습니다.',
  'underwater.picture.network.title': '연결된 것',
  'underwater.picture.network.text':
    '시작 도시에서 터널 두 개가 뻗어 있습니다. 도시는 터널 부지 하나로 다른 도시와 이어지는 곳에 짓고, 터널이 없어도 됩니다. 이 도시에는 이미 터널이 닿아 연결됩니다. 연결된 것만 생산하고 식량을 쓰고 승점이 됩니다.',
  'underwater.picture.track.title': '연방 트랙',
  'underwater.picture.track.text':
    '한 칸 전진할 때마다 들어간 칸의 보너스를 받습니다. 4번 칸은 보너스가 없고, 3번은 1크레디트, 2번은 스틸플라스트 1개, 1번은 승점 1점입니다. 가장 앞선 사람이 다음 라운드를 시작하고, 모두 처음으로 돌아갑니다.',
  'underwater.picture.upgrade.title': '업그레이드',
  'underwater.picture.upgrade.text':
    '보통 구조물 하나에 과학 1개가 들지만 이 카드는 무료입니다. 업그레이드한 양식장은 켈프 1개와 승점 1점을 생산하고, 한 도시에 둘이면 켈프 1개와 승점 1점을 더 생산합니다. 구조물마다 한 번만 하며 도시는 할 수 없습니다.',
  'underwater.picture.produce.title': '생산과 식량',
  'underwater.picture.produce.text':
    '시대의 마지막 차례가 끝나 연결된 것이 모두 생산합니다. 양식장은 켈프, 담수화 시설과 터널은 크레디트, 연구소는 과학, 공생 도시는 승점 2점을 냅니다. 그다음 연결된 도시마다 켈프나 바이오매터 1개를 먹고, 없으면 승점 3점을 잃습니다.',
  'underwater.picture.metropolis.title': '대도시',
  'underwater.picture.metropolis.text':
    '터널은 빈 도시 부지를 지나 파란색 대도시에 닿습니다. 파란색은 터널 하나, 갈색은 터널 둘로 연결하고, 연결되어야 그려진 것을 줍니다. 대도시는 도시가 아니어서 식량이 들지 않고 건물도 지을 수 없습니다.',
};
