import type { en } from './en.ts';

/** The lesson in Korean. */
export const ko: Readonly<Record<keyof typeof en, string>> = {
  'siberia.lesson.welcome.title': '시베리아의 보물',
  'siberia.lesson.welcome.text':
    '여러분은 자원 회사를 운영합니다. 게임이 끝날 때 돈이 가장 많은 사람이 이기고, 다른 것은 세지 않습니다. 일꾼은 지도에서 자원을 캐고(지금은 블라디보스토크), 판매원은 거래소에서 팝니다(지금은 프랑크푸르트).',
  'siberia.lesson.row.title': '카운터 두 개가 액션 하나',
  'siberia.lesson.row.text':
    '라운드마다 카운터 여섯 개를 뽑아 개인 보드에 놓습니다. 한 줄의 두 칸이 모두 차야 그 줄을 실행할 수 있습니다. 물류 담당이 그려진 카운터 두 개를 물류 담당 줄에 놓으세요.',
  'siberia.lesson.row.hint': '물류 담당이 그려진 카운터를 집어 물류 담당 줄에 놓으세요.',
  'siberia.lesson.either.title': '사람 아니면 자원',
  'siberia.lesson.either.text':
    '카운터에는 사람과 자원이 하나씩 있고, 둘 중 어느 줄에 놓아도 됩니다. 일꾼/가스와 투자자/가스를 가스 줄에 놓아 가스를 캘 준비를 하세요.',
  'siberia.lesson.either.hint': '가스가 그려진 두 카운터를 가스 줄에 놓으세요.',
  'siberia.lesson.rest.title': '조사 칸, 그리고 남겨 두기',
  'siberia.lesson.rest.text':
    '당장 쓸 데 없는 카운터는 조사 칸에 놓으면 지도에 새 자원을 가져옵니다. 일꾼/다이아몬드를 조사 칸에 놓으세요. 판매원은 판매원 줄에 놓으세요. 짝이 올 때까지 다음 라운드에도 그 자리에 남습니다.',
  'siberia.lesson.rest.hint': '일꾼/다이아몬드는 조사 칸에, 판매원/다이아몬드는 판매원 줄에 놓으세요.',
  'siberia.lesson.research.title': '조사가 먼저',
  'siberia.lesson.research.text':
    '이제 돌아가며 한 번에 액션을 하나씩 합니다. 조사 칸에 카운터가 있으면 반드시 조사부터 해야 합니다. 조사를 실행해 다이아몬드가 없는 지역에 다이아몬드를 놓으세요. 곧 쓸 에벤키만 빼고 어디든 좋습니다.',
  'siberia.lesson.research.hint': '개인 보드의 조사 칸을 누른 다음 지역을 고르세요.',
  'siberia.lesson.walk.title': '일꾼 옮기기',
  'siberia.lesson.walk.text':
    '봇이 일꾼을 옮겼습니다. 여러분도 물류 담당을 실행하세요. 모두 세 단계를 움직일 수 있습니다. 하바롭스크와 알단을 지나 에벤키로 가세요. 가스와 석유가 있어 두 번 캘 수 있습니다.',
  'siberia.lesson.walk.hint': '물류 담당 줄을 실행하고 하바롭스크, 알단, 에벤키를 차례로 누르거나 에벤키를 바로 누르세요.',
  'siberia.lesson.sell.title': '캐서 바로 팔기',
  'siberia.lesson.sell.text':
    '봇은 일꾼 줄로 블라디보스토크에 새 일꾼을 놓았습니다. 이제 가스를 실행하세요. 내 일꾼이 있는 모든 지역의 가스를 캐서 내 판매원이 있는 거래소에 바로 팝니다. 프랑크푸르트는 1,000달러를 줍니다.',
  'siberia.lesson.sell.hint': '두 칸이 모두 찬 가스 줄을 실행하세요.',
  'siberia.lesson.pass.title': '라운드의 끝',
  'siberia.lesson.pass.text':
    '준비된 줄이 없으니 패스하세요. 모두 패스하면 라운드가 끝납니다. 짝이 없는 판매원은 보드에 남아 다음 라운드를 기다립니다.',
  'siberia.lesson.pass.hint': '‘패스’를 누르세요.',
  'siberia.lesson.second.title': '새 카운터 여섯 개',
  'siberia.lesson.second.text':
    '이번에는 세 줄을 한꺼번에 채웁니다. 새 판매원은 남아 있던 판매원 옆에, 두 개는 석유 줄에, 두 개는 투자자 줄에 놓으세요. 모자가 그려진 갈색 매니저는 이번에는 조사 칸에 놓습니다.',
  'siberia.lesson.second.hint': '판매원 줄에 하나, 석유 줄에 둘, 투자자 줄에 둘, 매니저는 조사 칸에 놓으세요.',
  'siberia.lesson.manager.title': '어디에나 맞는 매니저',
  'siberia.lesson.manager.text':
    '매니저는 조커입니다. 매니저 줄에 둘이 모이면 하나가 다른 줄의 빈칸을 채웁니다. 봇이 방금 그렇게 했습니다. 조사에서는 원하는 자원이 되니, 자원을 하나 골라 에벤키가 아닌 지역에 놓으세요.',
  'siberia.lesson.manager.hint': '조사를 실행하고 비축에서 자원을 고른 다음 지역을 고르세요.',
  'siberia.lesson.seller.title': '더 비싼 거래소',
  'siberia.lesson.seller.text':
    '프랑크푸르트는 무엇이든 사지만 값이 쌉니다. 다른 거래소는 몇 가지만 사는 대신 비싸게 삽니다. 판매원을 실행해 공급처의 말을 도쿄에 놓으세요. 석유 하나에 4,000달러입니다.',
  'siberia.lesson.seller.hint': '판매원 줄을 실행하고 공급처의 말을 골라 도쿄에 놓으세요.',
  'siberia.lesson.oil.title': '비싸게 팔기',
  'siberia.lesson.oil.text':
    '이제 석유를 실행하세요. 내 판매원이 있는 곳 가운데 가장 비싼 거래소에 저절로 팝니다. 도쿄는 프랑크푸르트의 네 배를 줍니다.',
  'siberia.lesson.oil.hint': '석유 줄을 실행하세요.',
  'siberia.lesson.depleted.title': '고갈된 지역',
  'siberia.lesson.depleted.text':
    '에벤키의 마지막 자원이었습니다. 지역은 고갈되고 일꾼은 공급처로 돌아왔습니다. 지역 8곳이 고갈되거나 지도 위에 보이는 비축 자원 5종 가운데 3종이 소진되면 그 라운드가 마지막입니다.',
  'siberia.lesson.investor.title': '카운터 하나 아끼기',
  'siberia.lesson.investor.text':
    '투자 타일은 게임이 끝날 때까지 그 줄에 남습니다. 그 줄은 이제 카운터 하나로 실행할 수 있습니다. 투자자를 실행해 마음에 드는 타일을 가져오세요.',
  'siberia.lesson.investor.hint': '투자자 줄을 실행한 다음 투자 타일을 누르세요.',
  'siberia.lesson.advice.title': '이제 시베리아를 압니다',
  'siberia.lesson.advice.text':
    '일꾼과 판매원을 짝지으세요. 일꾼은 캘 자원이 여럿 있는 지역으로, 판매원은 바로 그 자원을 비싸게 사는 거래소로, 상대보다 먼저 보내야 합니다. 새 일꾼은 봇처럼 일꾼 줄로 데려옵니다. 지금 하나 필요합니다.',

  'siberia.picture.placing.title': '카운터 놓기',
  'siberia.picture.placing.text': '카운터는 그려진 사람의 줄이나 자원의 줄에 놓습니다. 두 번째 카운터가 줄을 채우면 그 줄을 실행할 수 있습니다.',
  'siberia.picture.research.title': '조사',
  'siberia.picture.research.text': '조사 칸에 카운터가 있으면 조사부터 합니다. 다이아몬드가 없는 열린 지역 어디에나 비축의 다이아몬드를 놓습니다.',
  'siberia.picture.steps.title': '세 단계 이동',
  'siberia.picture.steps.text': '여기서는 일꾼 하나가 세 단계를 모두 움직입니다. 여러 일꾼이 나누어 움직여도 됩니다.',
  'siberia.picture.seller.title': '판매원',
  'siberia.picture.seller.text': '공급처의 말이 판매원이 됩니다. 다른 거래소나 지도에 있는 말을 데려와도 됩니다.',
  'siberia.picture.sale.title': '캐기, 팔기, 고갈',
  'siberia.picture.sale.text': '석유는 프랑크푸르트보다 비싸게 사는 도쿄에 팔립니다. 마지막 자원이었으므로 지역은 고갈되고 일꾼은 돌아옵니다.',
  'siberia.picture.tile.title': '투자 타일',
  'siberia.picture.tile.text': '타일은 게임이 끝날 때까지 석유 줄에 놓이고, 그 자리에는 새 타일이 공개됩니다.',
  'siberia.picture.areas.title': '카운터의 세 자리',
  'siberia.picture.areas.text':
    '일꾼/다이아몬드 카운터는 일꾼 줄, 다이아몬드 줄, 조사 칸 가운데 한 곳에 놓습니다. 조사 칸에는 몇 개든 놓을 수 있고, 하나만 있어도 조사할 수 있습니다.',
  'siberia.picture.worker.title': '공급처에서 오는 일꾼',
  'siberia.picture.worker.text':
    '공급처에 말이 있으면 일꾼은 그곳에서 블라디보스토크로 옵니다. 공급처가 비었을 때만 판매원이나 지역에 있는 일꾼을 쓸 수 있습니다.',
  'siberia.picture.joker.title': '조커가 되는 매니저',
  'siberia.picture.joker.text':
    '매니저 둘이 줄을 채웁니다. 하나는 주머니로 가고, 다른 하나는 다른 줄의 빈칸으로 옮겨 그 줄의 카운터처럼 셉니다. 이렇게 채운 줄은 다음 차례부터 실행할 수 있습니다.',
};
