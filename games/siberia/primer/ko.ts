import type { en } from './en.ts';

/** Siberia's first pages in Korean. */
export const ko: Readonly<Record<keyof typeof en, string>> = {
  'siberia.primer.about.title': '어떤 게임인가요',
  'siberia.primer.about.text':
    '여러분은 자원 회사를 운영합니다. 일꾼은 블라디보스토크에 도착해 가스, 석탄, 석유, 금, 다이아몬드가 있는 지역으로 걸어가고, 판매원은 세계의 거래소에 섭니다. 캔 자원은 내 판매원이 받을 수 있는 가장 비싼 값에 바로 팝니다.',
  'siberia.primer.turn.title': '한 라운드는 이렇게',
  'siberia.primer.turn.text':
    '먼저 모두 카운터를 여섯 개씩 뽑아 동시에 개인 보드에 놓습니다. 카운터에는 사람과 자원이 하나씩 있어 둘 중 어느 줄에나, 또는 조사 칸에 놓습니다. 그런 다음 돌아가며 한 번에 액션을 하나씩 합니다. 두 칸이 모두 찬 줄을 실행하고 그 카운터는 주머니에 돌려놓습니다. 조사는 가장 먼저 해야 합니다. 패스하면 다음 라운드를 기다리며, 보드에 남은 카운터는 그대로 둡니다.',
  'siberia.primer.win.title': '무엇으로 이기나요',
  'siberia.primer.win.text':
    '오직 돈만 셉니다. 마지막 자원을 캐낸 지역은 고갈되어 일꾼이 모두 돌아가고, 다시는 자원이 나오지 않습니다. 지역 8곳이 고갈되거나 비축 자원 5종 가운데 3종이 소진되면 그 라운드를 끝까지 하고, 돈이 가장 많은 사람이 이깁니다.',
  'siberia.primer.rows': '줄마다 하는 일',
  'siberia.primer.row': '줄',
  'siberia.primer.effect': '효과',
  'siberia.primer.anyResource': '자원',
  'siberia.primer.effect.manager': '매니저 둘 가운데 하나가 조커로 다른 줄의 빈칸에 들어갑니다',
  'siberia.primer.effect.logistician': '내 일꾼들이 나누어 모두 세 단계 움직입니다. 고갈된 지역은 건너뜁니다',
  'siberia.primer.effect.seller': '말 하나를 원하는 거래소에 판매원으로 놓습니다',
  'siberia.primer.effect.worker': '공급처의 말 하나를 블라디보스토크에 일꾼으로 놓습니다',
  'siberia.primer.effect.investor': '투자 타일을 내 줄 하나에 놓습니다. 그 줄은 이제 카운터 하나로 실행합니다',
  'siberia.primer.effect.resource': '내 일꾼이 있는 모든 지역에서 그 자원을 캐서 한꺼번에 팝니다',
  'siberia.primer.effect.research': '카운터마다 그려진 자원 하나를 비축에서 지역으로 옮깁니다. 매니저는 어떤 자원이든 됩니다',
  'siberia.primer.prices': '자원 하나의 가격 (달러)',
  'siberia.primer.exchange': '거래소',
  'siberia.primer.counters': '주머니 속 카운터 (매니저 14개 별도)',
  'siberia.primer.person': '사람',
  'siberia.primer.cubes': '자원의 전체 개수 (처음에 28개가 지도에 놓입니다)',
  'siberia.primer.symbol.counter': '카운터: 사람과 자원',
  'siberia.primer.symbol.tile': '투자 타일',
  'siberia.primer.symbol.depletion': '고갈 카운터',
  'siberia.primer.symbol.piece': '말: 지도에서는 일꾼, 거래소에서는 판매원',
};
