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
  'underwater.example.assistant.title': '개인 조수',
  'underwater.example.assistant.text':
    '액션 카드는 슬롯의 기호로만 씁니다. 이 슬롯으로 개인 조수를 써서 스틸플라스트 1개를 받고, 슬롯이 1개를 더 줍니다: 모두 2개. 개인 조수는 다음 시대까지 뒤집어 둡니다.',
  'underwater.example.paid.title': '조수가 내는 건설비',
  'underwater.example.paid.text':
    '크레디트가 없습니다. 이 슬롯은 액션 카드를 쓰고 건설과 업그레이드를 하게 합니다. 개인 조수가 준 크레디트로 담수화 시설을 짓고, 과학으로 바로 업그레이드합니다.',
  'underwater.example.first.title': '카드가 길을 연다',
  'underwater.example.first.text':
    '터널에 쓸 스틸플라스트가 없어 이 슬롯은 닫혀 있을 것입니다. 하지만 먼저 처리하면 스틸플라스트를 주는 카드가 있어 터널 하나를 지을 수 있습니다. 다른 카드로는, 또는 슬롯이 먼저면 안 됩니다.',
  'underwater.example.discount.title': '깎인 터널 비용',
  'underwater.example.discount.text':
    '이 카드는 터널마다 2크레디트를 깎습니다. 스틸플라스트 1개와 1크레디트 드는 터널이 이제 스틸플라스트 1개입니다. 비용은 0 아래로 내려가지 않습니다.',
  'underwater.example.exchange.title': '한 번, 어느 쪽으로든',
  'underwater.example.exchange.text':
    '이 카드는 켈프 1개와 스틸플라스트 1개를 어느 쪽으로든 바꿉니다. 여기서는 스틸플라스트를 내고 켈프를 받습니다. 많이 있어도 한 번에 1개씩뿐, 2개를 2개로 바꿀 수는 없습니다.',
  'underwater.example.track.title': '트랙이 주는 것',
  'underwater.example.track.text':
    '내 카드는 슬롯이 스틸플라스트를 주면 승점 1점을 줍니다. 이 슬롯으로 4번 칸에서 3번, 2번 칸으로 가며 1크레디트와 스틸플라스트 1개를 얻습니다. 연방 트랙이 주는 것이지 슬롯이 아니므로 승점은 없습니다.',
  'underwater.example.biomatter.title': '바이오매터로 대신하기',
  'underwater.example.biomatter.text':
    '비공생 도시는 스틸플라스트 2개, 켈프 1개, 1크레디트입니다. 스틸플라스트 1개뿐이고 켈프도 없지만 바이오매터가 2개 있습니다. 하나는 켈프, 하나는 스틸플라스트를 대신합니다. 남는 것은 없습니다.',
  'underwater.example.sites.title': '도시를 지을 수 있는 곳',
  'underwater.example.sites.text':
    '터널은 다음 부지와 그다음 부지까지 이어졌지만, 새 도시는 도시 옆에만 짓습니다. 시작 도시뿐이니 그 옆에만 지을 수 있고, 더 위의 부지는 기다려야 합니다.',
  'underwater.example.farms.title': '양식장 둘, 비용 둘',
  'underwater.example.farms.text':
    '이 카드는 양식장 둘을 각각 1크레디트나 과학 1개로 업그레이드합니다. 여기서는 첫째는 크레디트, 둘째는 과학입니다. 같은 것 2개로 내도 됩니다.',
  'underwater.example.surcharge.title': '무료라도 추가 비용은 낸다',
  'underwater.example.surcharge.text':
    '이 카드는 양식장을 무료로 짓습니다. 하지만 부지에 적힌 추가 비용 1크레디트는 그래도 내야 하고, 깎을 수도 없습니다. 대신 그 부지의 시설은 두 배로 생산합니다.',
  'underwater.example.at-once.title': '바로 받는 6점',
  'underwater.example.at-once.text':
    '이 부지는 도시 비용에 과학 2개와 2크레디트를 더 요구합니다: 모두 스틸플라스트 2개, 켈프 1개, 3크레디트, 과학 2개. 바로 승점 6점을 줍니다.',
  'underwater.example.six-points.title': '가장 비싼 도시',
  'underwater.example.six-points.text':
    '여기의 공생 도시는 스틸플라스트 3개와 3크레디트가 더 듭니다: 스틸플라스트 4개, 켈프 1개, 바이오매터 1개, 5크레디트. 연결되면 생산마다 2점 대신 6점을 줍니다. 비공생 도시는 아무것도 주지 않습니다.',
  'underwater.example.once-yielded.title': '카드로 얻는 두 배 부지',
  'underwater.example.once-yielded.text':
    '이 카드는 업그레이드한 시설 하나의 생산을 줍니다. 담수화 시설이 두 배 부지에 있지만 두 배는 생산 때만입니다. 카드로는 1크레디트와 바이오매터 1개뿐입니다.',
  'underwater.example.tripled.title': '세 배로 세는 터널',
  'underwater.example.tripled.text':
    '이 부지의 터널은 1크레디트가 더 듭니다: 스틸플라스트 1개와 2크레디트. 이어 시대가 끝납니다. 이 터널이 3크레디트, 다른 터널이 1크레디트를 주고, 켈프 2개로 도시를 먹입니다.',
  'underwater.example.pair.title': '함께 세는 두 터널',
  'underwater.example.pair.text':
    '이 두 터널 부지는 한 쌍입니다. 하나만으로는 더 주는 것이 없고, 둘 다 연결된 도시 옆에 있으면 각자의 몫에 2크레디트를 더 줍니다: 모두 4크레디트.',
  'underwater.example.port.title': '대도시로 가는 터널',
  'underwater.example.port.text':
    '이 대도시로 가는 터널은 스틸플라스트 1개와 1크레디트가 더 듭니다: 2개와 2크레디트. 그 뒤로 대도시가 생산에서 2점을 더 줍니다: 자기 2점과 함께 4점. 점수를 주지 않는 대도시라면 2점입니다.',
  'underwater.example.order.title': '다음 라운드의 순서',
  'underwater.example.order.text':
    '내 차례로 라운드가 끝납니다. 트랙에서 앞선 사람부터 하고, 같은 칸에서는 나중에 와서 위에 놓인 마커가 먼저입니다. 트랙 아래 사람은 하던 순서대로: 나는 뒤였으니 그대로 뒤입니다. 마커는 모두 돌아갑니다.',
};
