/** The worked examples in Korean. */
export const ko = {
  'siberia.example.sale.title': '판매',
  'siberia.example.sale.text':
    '가스 액션은 내 일꾼이 있는 두 지역의 가스를 가져와, 내 판매원이 있는 곳에서 팝니다. 도쿄는 하나에 3,000달러씩, 모두 6,000달러를 냅니다.',
  'siberia.example.best.title': '가장 좋은 값',
  'siberia.example.best.text':
    '거래소 세 곳에 판매원이 있습니다. 한 액션의 자원은 모두 그 자원을 가장 비싸게 사는 곳에 팝니다: 싱가포르에 가스 3개, 하나에 2,000달러.',
  'siberia.example.workers.title': '일꾼 둘, 자원 하나',
  'siberia.example.workers.text':
    '아무르에는 석탄이 하나뿐이라 일꾼이 둘이어도 하나만 가져옵니다. 알단의 것과 합쳐 2개: 4,000달러의 2배이지 3배가 아닙니다.',
  'siberia.example.jump.title': '고갈된 지역 건너뛰기',
  'siberia.example.jump.text':
    '아무르와 알단은 고갈되었습니다. 일꾼은 그곳을 공짜로 건너뛰므로, 블라디보스토크에서 두 곳을 넘어 한 단계 만에 콜리마로 갑니다. 두 단계가 남습니다.',
  'siberia.example.depleted.title': '지역이 고갈되다',
  'siberia.example.depleted.text': '사할린의 마지막 자원을 캤습니다. 그곳에 고갈 카운터를 놓고, 두 플레이어의 일꾼은 모두 자기 공급처로 돌아갑니다.',
  'siberia.example.order.title': '조사의 순서',
  'siberia.example.order.text':
    '비축에 가스가 하나 남았습니다. 가스 카운터 하나로 놓으면 다른 하나는 효과가 없고, 매니저로는 다른 자원을 놓습니다: 아무르에만 놓을 수 있는 다이아몬드.',
  'siberia.example.joker.title': '조커가 된 매니저',
  'siberia.example.joker.text':
    '매니저 둘 가운데 하나는 금 줄로 가서 금 카운터를 대신하고, 다른 하나는 주머니로 갑니다. 금 액션은 다음 차례부터 실행할 수 있습니다.',
  'siberia.example.many.title': '돈부터 받고 돌아간다',
  'siberia.example.many.text':
    '가스 3개를 취리히에 9,000달러에 팝니다. 그런 뒤에야 비어 버린 알단과 바이칼이 고갈되어 내 일꾼 셋이 돌아갑니다. 석탄이 남은 아무르의 일꾼은 그대로 있습니다.',
  'siberia.example.manager.title': '자리가 없는 매니저',
  'siberia.example.manager.text':
    '매니저 카운터는 매니저 줄이나 조사 칸에만 놓습니다. 타일과 매니저 하나로 매니저 줄이 찼으므로, 놓을 곳은 조사 칸뿐입니다.',
  'siberia.example.research-first.title': '조사부터',
  'siberia.example.research-first.text':
    '조사 칸에 카운터가 있으면 라운드의 첫 액션은 조사여야 합니다. 가스 액션도 패스도 할 수 없습니다. 두 번째 차례부터는 자유입니다: 이제 가스를 도쿄에 3,000달러에 팝니다.',
  'siberia.example.everywhere.title': '이미 어디에나 있는 석탄',
  'siberia.example.everywhere.text':
    '열린 지역마다 석탄이 있으므로 조사 칸의 카운터는 아무것도 놓지 못하고 주머니로 갑니다. 다른 자원을 대신 놓을 수 없고, 그래도 액션 하나를 쓴 것입니다.',
  'siberia.example.unsold.title': '금을 사는 곳이 없다',
  'siberia.example.unsold.text':
    '하나뿐인 내 판매원은 금을 사지 않는 도쿄에 있습니다. 바로 팔 수 없는 자원은 캐지 않습니다. 자원은 아무르에 남고, 카운터 2개는 주머니로 가며, 받는 돈은 없습니다.',
  'siberia.example.first.title': '먼저 온 사람이 임자',
  'siberia.example.first.text':
    '나와 다른 플레이어의 일꾼이 다이아몬드가 하나 있는 사할린에 있습니다. 내가 먼저 다이아몬드 액션으로 2,000달러에 팝니다. 다른 플레이어의 액션은 빈손이고, 석유는 남습니다.',
  'siberia.example.tile.title': '타일 옆의 매니저',
  'siberia.example.tile.text':
    '타일이 매니저 줄의 한 칸을 계속 차지하므로 매니저 하나면 됩니다. 그 매니저가 조커가 되어 석유 줄로 갑니다. 주머니로 가는 것은 없고 타일은 남습니다. 매니저 줄로 돌아갈 수는 없습니다.',
  'siberia.example.shared.title': '나누어 쓰는 세 단계',
  'siberia.example.shared.text':
    '한 일꾼이 세 단계 중 둘을 써서 하바롭스크를 거쳐 콜리마로, 다른 일꾼이 나머지 하나로 아무르에 갑니다. 한 단계에 경계 하나만 넘습니다. 언제든 멈출 수 있고, 움직이지 않아도 됩니다.',
  'siberia.example.sources.title': '판매원은 어디에서 오나',
  'siberia.example.sources.text':
    '새 판매원은 내 공급처에서도, 다른 거래소에서도, 지도에서도 올 수 있고, 공급처에 말이 남아 있어도 됩니다. 여기서는 바이칼의 일꾼이 취리히로 갑니다.',
  'siberia.example.called.title': '공급처가 빈 뒤의 일꾼',
  'siberia.example.called.text':
    '공급처가 비었습니다. 그럴 때만 판매원이나 지역에 있는 일꾼을 새 일꾼으로 쓸 수 있습니다. 여기서는 프랑크푸르트의 판매원이 블라디보스토크로 갑니다.',
  'siberia.example.investor.title': '들어맞는 타일',
  'siberia.example.investor.text':
    '타일은 그 줄에 빈칸이 있어야 놓습니다. 가스 줄은 찼고, 일꾼 줄과 방금 비운 투자자 줄에는 칸이 있습니다. 일꾼 타일을 놓으면 다음 차례부터 그 줄을 실행할 수 있고, 새 타일을 하나 공개합니다.',
  'siberia.example.limit.title': '카운터는 10개까지',
  'siberia.example.limit.text':
    '내가 패스하면 라운드가 끝납니다. 내 판의 카운터는 12개이고, 타일은 세지 않지만 조커는 셉니다. 둘을 골라 주머니에 넣어야 합니다: 여기서는 조커와 석유 줄의 하나.',
  'siberia.example.eighth.title': '여덟 번째 고갈',
  'siberia.example.eighth.text':
    '고갈 카운터 7개가 놓여 있습니다. 내 가스 액션으로 두 지역이 빕니다. 아무르에 여덟 번째를 놓고, 알단은 카운터 없이 고갈됩니다. 라운드는 끝까지 하며, 여기서는 내가 패스하면 게임이 끝납니다.',
  'siberia.example.reserves.title': '비어 버린 비축 셋',
  'siberia.example.reserves.text':
    '다이아몬드와 금의 비축은 다 쓰였고, 마지막 석유가 비축을 떠납니다. 다섯 중 셋이 비어 이 라운드로 게임이 끝납니다. 57,000달러가 둘, 44,000달러가 하나: 둘이 함께 승리합니다.',
  'siberia.example.idle.title': '변화 없는 라운드 셋',
  'siberia.example.idle.text':
    '두 라운드 동안 지도에 들어오거나 나간 자원이 없습니다. 내 조사도 모든 지역에 석유가 있어 소용없고, 패스합니다. 이런 라운드가 셋째라 게임이 끝납니다. 하나라도 움직였다면 0부터 다시 셉니다.',
};
