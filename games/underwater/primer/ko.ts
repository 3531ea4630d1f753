import type { en } from './en.ts';

/** The first pages of Underwater Cities in Korean. */
export const ko: Readonly<Record<keyof typeof en, string>> = {
  'underwater.primer.about.title': '어떤 게임인가요',
  'underwater.primer.about.text':
    '땅이 좁아져 바닷속에 도시를 짓습니다. 돔 도시를 터널로 잇고, 그 곁에 양식장과 담수화 시설과 연구소를 세웁니다. 시작 도시와 연결된 것만 생산하고, 생산한 것으로 더 지을 수 있습니다.',
  'underwater.primer.turn.title': '한 차례는 이렇게',
  'underwater.primer.turn.text':
    '액션 타일 셋 가운데 하나를 빈 액션 슬롯에 놓고 카드를 한 장 함께 냅니다. 슬롯의 액션은 언제나 하지만, 카드의 효과는 카드와 슬롯의 색이 같을 때만 얻습니다. 둘 다 얻을 수 있는 짝을 찾으세요. 좋은 슬롯은 남이 먼저 점유합니다. 차례가 끝나면 카드를 한 장 뽑습니다.',
  'underwater.primer.production.title': '시대와 생산',
  'underwater.primer.production.text':
    '열 라운드가 세 시대로 나뉩니다. 시대가 끝날 때마다 연결된 것이 모두 생산하고, 연결된 도시마다 식량이 듭니다. 켈프로, 없으면 바이오매터로 먹이고, 그것도 없으면 승점을 잃습니다. 다음 시대에는 더 강한 카드가 나옵니다.',
  'underwater.primer.win.title': '무엇으로 이기나요',
  'underwater.primer.win.text':
    '승점은 생산, 카드, 계약, 대도시에서 나옵니다. 마지막에는 도시마다 건물의 종류가 많을수록 승점이 크고, 남은 자원도 승점이 됩니다. 승점이 가장 많은 사람이 이깁니다.',
  'underwater.primer.costs': '비용',
  'underwater.primer.what': '항목',
  'underwater.primer.cost': '비용',
  'underwater.primer.yields': '연결된 것의 생산',
  'underwater.primer.plain': '기본',
  'underwater.primer.upgraded': '업그레이드',
  'underwater.primer.pair': '한 도시에 업그레이드 둘 이상이면 추가',
  'underwater.primer.scoring': '승점',
  'underwater.primer.points': '승점',
  'underwater.primer.city': '{kinds, plural, =0 {건물 없는 도시} other {건물 #종인 도시}} (게임 끝)',
  'underwater.primer.resources': '자원 {n, number}개마다 (게임 끝)',
  'underwater.primer.hungry': '먹이지 못한 도시마다 (시대 끝)',
  'underwater.primer.sale': '마지막에 파는 값',
  'underwater.primer.worth': '값',
  'underwater.primer.symbol.points': '승점',
  'underwater.primer.symbol.cards': '카드',
  'underwater.primer.symbol.upgraded': '업그레이드: {building}',
  'underwater.primer.symbol.colour': '슬롯과 카드의 색: {colour}',
  'underwater.primer.symbol.card': '카드 종류: {kind}',
};
