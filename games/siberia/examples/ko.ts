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
};
