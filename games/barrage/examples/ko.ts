/** The worked examples in Korean. */
export const ko = {
  'barrage.example.fee.title': '물방울마다 내는 사용료',
  'barrage.example.fee.text':
    '물방울 2개가 발전값 3인 독일의 도관을 지나 내 발전소로 옵니다: 발전량 6. 물방울 하나마다 독일에 1크레딧을 내고, 독일은 승점 1점을 받습니다.',
  'barrage.example.bonus.title': '발전값 × 물방울, 그다음 보너스',
  'barrage.example.bonus.text':
    '발전값 4인 이탈리아의 도관으로 물방울 2개를 보내면 발전량 8이고, 행동칸의 보너스 1을 더해 9입니다. 보너스는 물방울마다 붙지 않고 한 번만 더합니다.',
  'barrage.example.onward.title': '쓴 물은 계속 흐른다',
  'barrage.example.onward.text': '발전에 쓴 물방울은 발전소를 떠나, 가득 찬 위쪽 댐을 지나 그 아래 비어 있는 이탈리아 댐에서 멈춥니다.',
  'barrage.example.second.title': '두 번 발전하는 독일',
  'barrage.example.second.text':
    '발전소를 셋 지은 독일은 다른 발전소로 한 번 더 발전합니다. 첫 발전에 쓴 물방울 2개가 두 번째 발전에 쓸 댐을 방금 채웠고, 보너스는 처음에만 더합니다.',
  'barrage.example.mountain.title': '빈자리가 있는 첫 댐',
  'barrage.example.mountain.text':
    '강 원류 C에 놓은 물방울은 빈자리가 있는 댐을 만날 때까지 내려갑니다. 산에 있는 내 2층 댐에는 물방울이 하나 있어 하나 더 담습니다.',
  'barrage.example.usa.title': '미국 발전소를 지나는 물',
  'barrage.example.usa.text':
    '이탈리아가 발전량 8을 생산합니다. 그 물방울 2개가 미국의 발전소가 있는 줄을 지나가므로, 발전소를 셋 지은 미국은 물방울마다 발전량 1을 얻습니다.',
  'barrage.example.nowhere.title': '아무것도 막지 않는 물방울',
  'barrage.example.nowhere.text': '강 원류 D 아래에는 댐이 없습니다. 물방울은 7번을 지나 10번과 12번의 발전소 줄을 거쳐 지도를 떠납니다.',
  'barrage.example.flow.title': '모든 물이 흐른다',
  'barrage.example.flow.text':
    '마지막 엔지니어를 쓰면 라운드가 끝나고 물방울이 하나씩 흘러내립니다. A: 내 산 댐은 가득 찼고, 중립 댐이 하나를 더 담으며, 둘째는 지도를 떠납니다. C: 내 산 댐, 독일의 위 댐, 그 아래 중립 댐에 하나씩 멈춥니다.',
  'barrage.example.overflow.title': '가득 찬 댐을 넘는 물',
  'barrage.example.overflow.text':
    '라운드가 끝나고 강 원류 B의 물방울이 가득 찬 프랑스 댐을 넘습니다. 5번에 있는 내 발전소를 지나 그곳 댐에 멈춥니다. 발전소를 셋 지은 미국은 발전량 점수를 계산하기 직전에 발전량 1을 얻습니다.',
  'barrage.example.behind.title': '쓴 물방울이 가는 곳',
  'barrage.example.behind.text':
    '이탈리아가 6번의 발전소로 발전합니다. 6번의 두 댐이 모두 가득 차 물방울 2개가 지나갑니다. 첫째는 비어 있던 10번 댐에 멈추고, 둘째는 그 댐도 찼으므로 12번을 지나 지도를 떠납니다.',
  'barrage.example.links.title': '어느 댐, 어느 도관',
  'barrage.example.links.text':
    '5번에서 내 도관은 8번, 이탈리아 도관은 10번의 내 발전소로 이어지고, 둘 다 내 댐이나 중립 댐의 물을 쓸 수 있습니다. 1번의 독일 댐은 쓸 수 없습니다. 내 도관은 사용료가 없습니다: 발전량 3에 두 번째 발전소의 1을 더합니다.',
  'barrage.example.one-contract.title': '발전 한 번에 계약 하나',
  'barrage.example.one-contract.text':
    '내 마커는 5에 있습니다. 발전값 5의 물방울 하나와 행동칸의 2로 7을 만들어 12로 갑니다. 7이면 두 계약을 다 채우지만, 발전 한 번으로는 하나만 완수합니다. 이 계약은 발전량 2를 더해 14로 가고 회전판을 두 칸 돌립니다.',
  'barrage.example.national.title': '정부계약',
  'barrage.example.national.text':
    '프랑스가 2 × 4에 행동칸의 1, 발전소의 1을 더해 10을 발전합니다. 정부계약은 13을 요구하지만, 발전소를 셋 지은 프랑스는 모든 계약에 3이 덜 듭니다. 14짜리에는 못 미칩니다.',
  'barrage.example.italy.title': '이탈리아의 세 칸',
  'barrage.example.italy.text':
    '이탈리아가 4에 발전소의 1을 더해 5를 발전합니다. 발전소를 셋 지었으므로 마커는 3칸 더, 8까지 갑니다. 하지만 이 3은 계약에 쓰지 못하므로 6을 요구하는 계약은 남습니다.',
  'barrage.example.viktor.title': '빅토르 피슬러의 4',
  'barrage.example.viktor.text':
    '발전값 1인 도관으로 물방울 하나, 게다가 2를 빼는 행동칸: 다른 사람은 발전할 수 없습니다. 빅토르 피슬러는 1을 4로 치므로 4 − 2, 발전량 2입니다.',
  'barrage.example.fourth.title': '네 번째 건설',
  'barrage.example.fourth.text':
    '이번 라운드에 벌써 세 번 건설했습니다. 네 번째도 엔지니어 3명이 들고, 빨간 테두리라 3크레딧이 더 듭니다. 도관은 발전값 1마다 굴착기 2대: 발전값 4는 8대입니다. 발전값 5에는 9대로 모자랍니다.',
  'barrage.example.back.title': '늦게 돌아와 못 쓰는 것',
  'barrage.example.back.text':
    '건설할 때마다 회전판이 한 칸 돕니다. 이번에는 기초부 타일과 굴착기 3대가 돌아오지만, 비용을 낸 뒤입니다. 굴착기 3대로는 2대 드는 도관은 지어도 4대 드는 도관은 못 짓습니다.',
  'barrage.example.income.title': '공개된 수입',
  'barrage.example.income.text':
    '독일이 이번 라운드 첫 건설로 언덕에 기초부를 짓습니다: 엔지니어 1명, 굴착기 4대. 두 번째 기초부라 그 줄의 첫 수입이 공개되어, 바로 승점 3점을 얻고 수입 단계마다 또 얻습니다.',
  'barrage.example.red-site.title': '들어오기 전에 내야 한다',
  'barrage.example.red-site.text':
    '이탈리아는 3크레딧이 있고, 네 번째 건설에 다 듭니다. 빨간 부지라면 3크레딧이 더 듭니다. 이 기초부로 3크레딧의 수입이 공개되지만, 그 돈으로 기초부 값을 낼 수는 없습니다. 무료 부지에만 지을 수 있습니다.',
  'barrage.example.red-space.title': '빨간 테두리',
  'barrage.example.red-space.text':
    '이 줄의 왼쪽 칸에는 독일이 있습니다. 오른쪽 칸도 효과는 같지만, 엔지니어가 2명이 아니라 3명 들고, 행동의 2크레딧과 함께 빨간 테두리 때문에 3크레딧을 더 냅니다.',
  'barrage.example.powerhouses.title': '발전소 III',
  'barrage.example.powerhouses.text': '세 번째 발전소는 레미콘 4대가 듭니다. 발전소 III 타일은 새 발전소까지 내 발전소마다 승점 3점을 줍니다: 9점.',
  'barrage.example.jill.title': '질 맥도웰의 레미콘',
  'barrage.example.jill.text':
    '발전값 5인 도관은 굴착기 10대가 듭니다. 질 맥도웰은 그 대신 발전값마다 1대, 레미콘 5대로 냅니다. 둘을 섞을 수는 없습니다.',
  'barrage.example.solomon.title': '간부와 타일을 함께',
  'barrage.example.solomon.text':
    '도관 II 타일이면 가장 비싼 도관도 굴착기 5대입니다. 솔로몬 P. 조던은 기계 1대 대신 3크레딧을 낼 수 있습니다: 여기서는 굴착기 3대와 6크레딧.',
  'barrage.example.mahiri.title': '마히리의 마지막 엔지니어',
  'barrage.example.mahiri.text':
    '복제한 뒤에는 행동을 해야 합니다. 마히리 세키보가 마지막 엔지니어를 전용 칸에 놓습니다. 엔지니어가 필요 없는 발전소 I이 있어 레미콘 2대로 짓습니다. 이 타일이 없으면 복제할 수 없습니다.',
  'barrage.example.round.title': '라운드 점수 계산',
  'barrage.example.round.text':
    '발전량은 8, 5, 5, 0. 1위는 승점 6점, 공동 2위는 1점씩. 발전량에 따라 4, 3, 3크레딧을 받고, 0이어도 3크레딧이지만 승점 3점을 잃습니다. 다음 라운드는 적은 순서대로: 이탈리아, 같으면 순서가 바뀌어 프랑스, 독일, 그리고 나.',
  'barrage.example.sections.title': '구간으로 세는 보너스 타일',
  'barrage.example.sections.text':
    '3라운드: 발전소마다 승점 5점. 프랑스(24)는 셋째 구간을 넘어 2 × 5 = 10점. 이탈리아(12)는 한 구간 모자라 15 − 4 = 11점. 독일(6)은 두 구간 모자라 5 − 8, 0점. 나는 6에 못 미쳐 발전소가 셋이어도 없습니다.',
  'barrage.example.incomes.title': '회사의 모든 수입',
  'barrage.example.incomes.text':
    '라운드가 끝나고 다음 라운드는 수입으로 시작합니다. 미국은 기초부 둘, 증축부 넷, 도관 둘을 지었습니다. 회전판 한 칸, 기계 1대, 승점 2점과 즉시 흐르는 물방울 2개, 승점 3점이 공개되어 있고, 모두 얻습니다.',
  'barrage.example.final.title': '마지막 점수 계산',
  'barrage.example.final.text':
    '5라운드: 순위로 승점 2점. 그다음 목표: 내 도관으로 내 발전소에 이어진 기초부 둘로 1위, 15점. 공급처의 레미콘 4대, 굴착기 6대, 8크레딧은 모두 18, 5마다 1점이라 3점. 회전판의 것은 세지 않습니다. 내 댐의 물방울 2개로 2점.',
};
