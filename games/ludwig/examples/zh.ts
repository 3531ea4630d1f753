/** The worked examples in Chinese. */
export const zh = {
  'ludwig.example.coins.title': '用板块上的钱付款',
  'ludwig.example.coins.text':
    '你有2,000。食品储藏室要4,000，但它两轮没卖出去，上面放着2,000：这些钱归买家，可以立即用来付款。建筑总监得到4,000。付不付得起，也把这笔钱算在内。',
  'ludwig.example.builder.title': '建筑总监最后买',
  'ludwig.example.builder.text':
    '由你定价：食品储藏室放到8,000，另一位玩家付不起，只好跳过，从银行拿5,000，你一点也得不到。然后你自己买下食品储藏室，8,000付给银行，还剩7,000。',
  'ludwig.example.blocked.title': '被堵住的入口',
  'ludwig.example.blocked.text':
    '大寝室接上走廊：4分，再为这个通道得2分。它的墙堵住了酒水间东边的入口，这是允许的。但堵住的入口永远不能相连：酒水间再也无法完成，也就没有额外回合。',
  'ludwig.example.again.title': '起居房间再得一次分',
  'ludwig.example.again.text':
    '酒水间接上了小客厅最后一个入口。奖励是让它按现在的样子再得一次分：4分，相连的两间户外房间各1分，共6分。加上酒水间的2分，共8分。',
  'ludwig.example.pit.title': '地下房间每两间',
  'ludwig.example.pit.text':
    '无底洞得3分，再因地牢的符号得2分。两间同时完成：是你的第一、第二间地下房间。每到第二间就可以任选一种奖励。选起居奖励，让其中一间再得一次分：地牢1 + 2 × 2 = 5，无底洞3。',
  'ludwig.example.chain.title': '一下完成三间',
  'ludwig.example.chain.text':
    '食品储藏室完成了自己、静心室和门厅。顺序由你定：起居房间再得5分，通道给一块免费楼梯，立即放下。餐饮房间的额外回合最后进行，其中完成通道还能再得免费板块。',
  'ludwig.example.favors.title': '国王的喜好与并列',
  'ludwig.example.favors.text':
    '餐饮房间是2、2、1、0间。并列第一的两人平分8和4，各6分；下一位是第三名，2分；一间也没有就没有分。通道连走廊、楼梯和门厅都算，是3、3、2、1：6、6、2、1分。',
  'ludwig.example.end.title': '最后的分数',
  'ludwig.example.end.text':
    '你跳过后有27,000。虽然市场上还有盥洗室，200的堆已空：你的三块200板块各2分。金钱卡每5,000给1分，共5分；金钱每10,000给1分，共2分。30分变成43分。',
  'ludwig.example.unsold.title': '没有卖出的房间',
  'ludwig.example.unsold.text':
    '最后一位玩家跳过，本轮结束。每间没卖出的房间放上1,000：第三次留下的食品储藏室上现在有3,000。空格只有一个，牌堆上两块板块中上面的一块填补，另一块等着，不翻房间卡。',
  'ludwig.example.last-cards.title': '最后的房间卡',
  'ludwig.example.last-cards.text':
    '有四个空格，却只剩两张房间卡。两张都翻开，然后把用过的卡（包括这两张）洗混一次，再翻两张。它们不是新牌堆：接下来的一轮就是最后一轮。',
  'ludwig.example.sleepers.title': '最后一轮的卧室奖励',
  'ludwig.example.sleepers.text':
    '酒水间完成了更衣室：你翻看只剩两块的一堆，两块都拿。没有下一轮可用，它们被弃掉。但这一堆空了，你的同尺寸更衣室得2分。',
  'ludwig.example.ties.title': '四种喜好的并列',
  'ludwig.example.ties.text':
    '餐饮房间：三人并列第一，平分8 + 4 + 2，各4分；没有的人不得分。通道：四人都有门厅，各3分。金钱：第一8分，并列第二的两人各3分，最后1分。卧室：只有你有，8分。',
  'ludwig.example.sold-out.title': '最后一条走廊',
  'ludwig.example.sold-out.text':
    '你买下最后一条走廊。游戏结束时，已空的堆或供应的每块板块得2分：你的两条走廊，还有小客厅，因为150的堆也空了。共6分。',
  'ludwig.example.meet.title': '入口要对上',
  'ludwig.example.meet.text': '放在门厅东边，衣帽间的入口对不上你的入口：不允许。放在北边就对上了。衣帽间没有别的入口，所以立即完成。',
  'ludwig.example.cut.title': '斜切的角',
  'ludwig.example.cut.text':
    '走廊可以放在门厅北边，但它有一个入口对着门厅斜切的角，也就是墙。这个入口永远被堵，这条走廊再也无法完成；其他入口照样可用。',
  'ludwig.example.levels.title': '楼梯的暗端',
  'ludwig.example.levels.text': '暗端只能接地下的板块。走廊的地面一面不能放在那里；翻到地下一面就可以，楼梯也随之完成。',
  'ludwig.example.stairs.title': '楼梯怎么放',
  'ludwig.example.stairs.text': '亮端接地面。让暗端对着门厅不允许，楼梯也不能接楼梯。转过来，亮端就接上门厅东边的入口。',
  'ludwig.example.apart.title': '两层不共门',
  'ludwig.example.apart.text': '冷肉库虽能接上上层大厅，但它的另一个入口会对着地下走廊的入口。不同层的入口不能相对。放在门厅东边就可以。',
  'ludwig.example.fence.title': '栅栏旁不能放',
  'ludwig.example.fence.text': '放在那里，食品储藏室能接上走廊，却会碰到棚屋的栅栏，任何板块都不允许。要另找地方。',
  'ludwig.example.own-fence.title': '自己的栅栏',
  'ludwig.example.own-fence.text': '棚屋在西边能接上走廊，但它自己的栅栏会碰到储肉间。户外房间必须放在栅栏周围空着的地方，这里是门厅北边。',
  'ludwig.example.closed.title': '总要留一条出路',
  'ludwig.example.closed.text':
    '这座城堡只剩一个通往外面的入口。储土间只有一个入口，会把它堵死：城堡必须始终有出路，所以连买也不能买。走廊重新打开城堡。',
  'ludwig.example.once.title': '每回合一块免费通道',
  'ludwig.example.once.text': '楼梯完成了门厅：通道奖励给一块免费走廊，它又完成了楼梯。楼梯也是通道，但一个回合只有一块免费通道板块：不再给了。',
  'ludwig.example.mold.title': '第一间没有奖励',
  'ludwig.example.mold.text': '霉菌室得2分，再因地牢得2分。它接上地牢最后一个入口，但那是你完成的第一间地下房间：每到第二间才有奖励。',
  'ludwig.example.grotto.title': '维纳斯洞窟',
  'ludwig.example.grotto.text': '维纳斯洞窟得1分，城堡中每个通道不论远近再得1分：门厅、楼梯和地下走廊。共4分。',
  'ludwig.example.again-below.title': '地牢再得一次分',
  'ludwig.example.again-below.text': '之前已完成一间地下房间，地牢是第二间：任选奖励。选起居奖励，地牢再得一次分：1分，三间地下房间各2分，共7分。',
  'ludwig.example.out.title': '再上去',
  'ludwig.example.out.text':
    '地牢完成了楼梯，通道奖励是另一块免费楼梯。把暗端接在地牢上，便完成了它，你的第一间地下房间，并通向上面。放地下走廊也可以。',
};
