/** The worked examples in Korean. */
export const ko = {
  'underwater.example.production.title': '생산 전체',
  'underwater.example.production.text':
    '내 마지막 차례(2크레디트)로 시대가 끝납니다. 켈프 2, 과학 2, 스틸플라스트 3(업그레이드한 연구소 짝으로 1개 더), 6크레디트(담수화 시설 2, 터널 3, 카드 1)와 승점 6점(양식장 1, 터널 1, 공생 도시 2, 대도시 2)을 얻습니다. 그다음 두 도시가 켈프를 먹습니다. 터널이 없는 도시는 생산하지도 먹지도 않습니다.',
  'underwater.example.doubled.title': '두 배 부지',
  'underwater.example.doubled.text':
    '한 도시에 업그레이드한 담수화 시설 둘: 2크레디트, 바이오매터 2개, 짝 보너스 1크레디트. 하나는 ×2 부지에 있어 한 번 더 생산하지만 짝 보너스는 그대로입니다. 모두 4크레디트와 바이오매터 3개이고, 터널이 1크레디트, 이번 차례가 2크레디트를 더합니다.',
  'underwater.example.hunger.title': '도시 다섯, 식량 셋',
  'underwater.example.hunger.text':
    '먼저 생산해서 터널이 4크레디트를 줍니다. 그다음 도시 다섯이 켈프 2개, 이어서 바이오매터를 먹습니다. 먹이지 못한 두 도시 때문에 승점 6점을 잃어야 하지만 4점뿐이라 0점에서 멈추고, 나머지를 나중에 잃지도 않습니다.',
  'underwater.example.between.title': '건설과 업그레이드 사이',
  'underwater.example.between.text':
    '크레디트가 없습니다. 한 도시의 두 번째 연구소로 ‘자동화 작업조’가 발동해, 과학 1개로 업그레이드하기 전에 1크레디트를 받습니다. 이어서 슬롯으로 ‘연안 작업조’를 씁니다. 카드 1장을 뽑고, 그 크레디트로 담수화 시설을 짓습니다.',
  'underwater.example.after.title': '슬롯 다음에 카드',
  'underwater.example.after.text':
    '‘해저 채집’은 업그레이드한 터널마다 켈프 1개를 주므로 슬롯이 먼저입니다. 터널을 지어 바로 업그레이드합니다. ‘개척지 시공사’로 3번 칸에 들어가 받은 크레디트로 담수화 시설을 짓습니다. 켈프는 마지막이라 양식장에는 늦지만, 카드가 먼저였다면 없었을 것입니다.',
  'underwater.example.price.title': '슬롯이 비용을 벌어 준다',
  'underwater.example.price.text':
    '특별 카드의 비용은 2크레디트인데 하나도 없습니다. 슬롯이 1크레디트, 카드 2장, 한 칸 전진을 주고, 4번 칸에서 들어가는 3번 칸이 1크레디트를 더 줍니다. 슬롯 다음에 처리하니 비용을 낼 수 있습니다. 트랙 아래에서였다면 카드는 덱 밑으로 갑니다.',
  'underwater.example.fifth.title': '다섯 번째 액션 카드',
  'underwater.example.fifth.text':
    '액션 카드는 4장까지입니다. ‘인재 발굴’을 소유하기 전에 한 장을 버려야 합니다. 개인 조수는 아직 쓰지 않았으므로 버리면서 쓸 수 있고, 여기서는 1크레디트를 받습니다. 4장이 남습니다.',
  'underwater.example.scoring.title': '최종 승점 계산',
  'underwater.example.scoring.text':
    '먼저 승점을 삽니다. 켈프와 스틸플라스트로 2점, 과학 6개로 9점입니다. 갈색 대도시는 업그레이드 구조물 두 세트로 8점입니다. 도시는 6 + 6 + 4 + 3 + 2 = 21점이고 터널이 없는 도시는 0점입니다. 남은 것은 25크레디트어치로 6점입니다. 모두 46점입니다.',
};
