/** The worked examples in Korean. */
export const ko = {
  'ludwig.example.coins.title': '타일 위의 돈으로 내기',
  'ludwig.example.coins.text':
    '가진 돈은 2,000입니다. 식료품실은 4,000이지만 두 라운드 동안 팔리지 않아 2,000이 놓여 있습니다. 그 돈은 사는 사람의 것이고 바로 값으로 낼 수 있습니다. 건축 감독은 4,000을 받습니다. 살 수 있는지도 이 돈까지 합쳐 따집니다.',
  'ludwig.example.builder.title': '맨 나중에 사는 건축 감독',
  'ludwig.example.builder.text':
    '내가 가격을 정합니다. 식료품실을 8,000 칸으로 올리면 다른 사람은 살 수 없어 넘기고 은행에서 5,000을 받습니다. 건축 감독인 나는 받는 것이 없습니다. 이제 내가 식료품실을 사며 8,000을 은행에 냅니다. 7,000이 남습니다.',
  'ludwig.example.blocked.title': '막혀 버린 입구',
  'ludwig.example.blocked.text':
    '대침실이 복도와 이어져 4점에 그 통로로 2점을 더 얻습니다. 대침실의 벽이 술 저장실의 동쪽 입구를 막는데, 그래도 됩니다. 하지만 막힌 입구는 끝내 연결되지 않습니다. 술 저장실은 이제 완성될 수 없고 추가 차례도 주지 못합니다.',
  'ludwig.example.again.title': '생활 공간은 한 번 더',
  'ludwig.example.again.text':
    '술 저장실이 거실의 마지막 입구를 잇습니다. 보상으로 거실은 지금 모습대로 다시 점수를 줍니다. 4점에 연결된 실외 공간 둘로 1점씩, 모두 6점입니다. 술 저장실의 2점과 합쳐 8점입니다.',
  'ludwig.example.pit.title': '지하 공간은 둘마다',
  'ludwig.example.pit.text':
    '끝없는 구덩이는 3점에 지하 감옥의 기호로 2점을 더합니다. 둘 다 완성되어 내 첫째와 둘째 지하 공간이 됩니다. 둘째마다 원하는 유형의 보상을 고릅니다. 생활 보상은 둘 가운데 하나를 다시 셉니다. 지하 감옥은 1 + 2 × 2 = 5점, 구덩이는 3점입니다.',
  'ludwig.example.chain.title': '한 번에 셋을 완성',
  'ludwig.example.chain.text':
    '식료품실이 자신과 집중의 방, 로비를 완성합니다. 보상 순서는 내가 정합니다. 생활 공간이 5점을 다시 주고, 통로는 무료 계단을 주며 바로 놓습니다. 음식 공간의 추가 차례는 맨 나중이고, 그때 통로를 완성하면 무료 타일을 또 받습니다.',
  'ludwig.example.favors.title': '왕의 취향과 동률',
  'ludwig.example.favors.text':
    '음식 공간은 2, 2, 1, 0개입니다. 공동 1등 둘이 8점과 4점을 나누어 6점씩, 다음 사람은 3등으로 2점이고, 하나도 없으면 0점입니다. 통로는 복도와 계단, 로비까지 3, 3, 2, 1개여서 6, 6, 2, 1점입니다.',
  'ludwig.example.end.title': '마지막 점수',
  'ludwig.example.end.text':
    '넘기면 27,000이 됩니다. 세면실이 계약판에 있어도 200 더미는 비었으므로, 내 200 타일 셋이 2점씩 줍니다. 돈 카드는 5,000마다 1점으로 5점, 돈은 10,000마다 1점으로 2점입니다. 30점에서 43점이 됩니다.',
  'ludwig.example.unsold.title': '팔리지 않은 방',
  'ludwig.example.unsold.text':
    '마지막 사람이 넘겨 라운드가 끝납니다. 팔리지 않은 공간마다 1,000을 놓습니다. 세 번째 남은 식료품실에는 이제 3,000이 있습니다. 빈칸은 하나: 더미 위의 두 타일 가운데 위의 것이 채우고, 나머지는 기다리며, 카드는 공개하지 않습니다.',
  'ludwig.example.last-cards.title': '마지막 공간 카드',
  'ludwig.example.last-cards.text':
    '빈칸은 넷인데 공간 카드는 2장뿐입니다. 둘 다 공개하고, 그 둘까지 쓴 카드를 한 번 섞어 2장을 더 공개합니다. 새 더미가 아니므로 이제 시작하는 라운드가 마지막입니다.',
  'ludwig.example.sleepers.title': '마지막 라운드의 수면 보상',
  'ludwig.example.sleepers.text':
    '술 저장실이 의상실을 완성해, 타일 2장이 남은 더미를 살펴보고 둘 다 가져옵니다. 더 쓸 라운드가 없어 버려지지만, 더미가 비었으므로 같은 크기의 의상실이 2점을 줍니다.',
  'ludwig.example.ties.title': '네 가지 취향과 동률',
  'ludwig.example.ties.text':
    '음식: 공동 1등 셋이 8 + 4 + 2를 나누어 4점씩, 없는 사람은 0점. 통로: 넷 다 로비뿐이라 3점씩. 돈: 1등 8점, 공동 2등 둘은 3점씩, 마지막은 1점. 수면: 나만 하나 있어 8점입니다.',
  'ludwig.example.sold-out.title': '마지막 복도',
  'ludwig.example.sold-out.text':
    '마지막 복도를 삽니다. 끝에 가서, 비어 있는 더미나 공급처의 타일은 2점씩입니다. 내 복도 둘, 그리고 150 더미도 비었으므로 거실까지 6점입니다.',
  'ludwig.example.meet.title': '입구끼리 만나야',
  'ludwig.example.meet.text':
    '로비 동쪽에서는 외투 보관실의 입구가 내 입구와 만나지 않아 놓을 수 없습니다. 북쪽에서는 만납니다. 외투 보관실은 다른 입구가 없어 바로 완성됩니다.',
  'ludwig.example.cut.title': '깎인 모서리',
  'ludwig.example.cut.text':
    '복도는 로비 북쪽에 맞지만, 입구 하나가 로비의 깎인 모서리 벽을 마주합니다. 영영 막혔으므로 이 복도는 결코 완성되지 않습니다. 다른 입구는 그대로 쓸 수 있습니다.',
  'ludwig.example.levels.title': '계단의 어두운 끝',
  'ludwig.example.levels.text':
    '어두운 끝에는 지하의 것만 이어질 수 있습니다. 복도의 지상층 면은 놓을 수 없고, 지하층 면으로 뒤집으면 맞아서 계단이 완성됩니다.',
  'ludwig.example.stairs.title': '계단을 놓는 법',
  'ludwig.example.stairs.text':
    '밝은 끝은 지상층과 만납니다. 어두운 끝이 로비를 향하게는 놓을 수 없고, 계단끼리도 만날 수 없습니다. 돌리면 밝은 끝이 로비의 동쪽 입구에 맞습니다.',
  'ludwig.example.apart.title': '두 층, 한 문',
  'ludwig.example.apart.text':
    '고기 저장고가 상층 홀과 이어지기는 하지만, 다른 입구가 지하 복도의 입구와 맞닿습니다. 층이 다른 입구는 맞닿을 수 없습니다. 로비 동쪽에는 맞습니다.',
  'ludwig.example.fence.title': '울타리 옆은 안 된다',
  'ludwig.example.fence.text':
    '그 자리에서 식료품실은 복도와 이어지지만 헛간의 울타리에 닿습니다. 울타리에는 아무것도 닿을 수 없습니다. 다른 자리를 찾습니다.',
  'ludwig.example.own-fence.title': '자기 울타리도 마찬가지',
  'ludwig.example.own-fence.text':
    '헛간은 서쪽에서 복도와 이어지지만, 자기 울타리가 고기 찬장에 닿습니다. 실외 공간은 울타리가 비는 곳에 놓아야 합니다. 여기서는 로비 북쪽입니다.',
  'ludwig.example.closed.title': '나가는 길 하나',
  'ludwig.example.closed.text':
    '이 성에서 밖으로 나가는 입구는 하나입니다. 입구가 하나뿐인 흙 저장실은 그것을 막아 버립니다. 성에는 언제나 나갈 길이 있어야 하므로 살 수도 없습니다. 복도가 성을 다시 엽니다.',
  'ludwig.example.once.title': '무료 통로는 한 차례에 하나',
  'ludwig.example.once.text':
    '계단이 로비를 완성해 통로 보상으로 복도를 무료로 받고, 그 복도가 계단을 완성합니다. 계단도 통로지만 무료 통로 타일은 한 차례에 하나뿐이라 더는 없습니다.',
  'ludwig.example.mold.title': '첫 번째는 보상이 없다',
  'ludwig.example.mold.text':
    '곰팡이 방은 2점에 지하 감옥으로 2점을 더합니다. 지하 감옥의 마지막 입구를 잇지만, 완성된 첫 지하 공간입니다. 보상은 둘째마다 있습니다.',
  'ludwig.example.grotto.title': '비너스 동굴',
  'ludwig.example.grotto.text': '비너스 동굴은 1점에, 가깝든 멀든 성의 통로마다 1점을 더합니다: 로비, 계단, 지하 복도. 4점입니다.',
  'ludwig.example.again-below.title': '지하 감옥 한 번 더',
  'ludwig.example.again-below.text':
    '전에 완성한 지하 공간이 하나, 지하 감옥이 둘째입니다. 보상을 고릅니다. 생활 보상을 고르면 지하 감옥이 다시 점수를 줍니다: 1점에 지하 공간 셋마다 2점, 7점.',
  'ludwig.example.out.title': '다시 위로',
  'ludwig.example.out.text':
    '지하 감옥이 계단을 완성하고, 통로 보상으로 계단을 또 하나 무료로 받습니다. 어두운 끝을 지하 감옥에 이으면 첫 지하 공간이 완성되고 위로 나가는 길이 열립니다. 지하 복도를 이어도 됩니다.',
};
