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
};
