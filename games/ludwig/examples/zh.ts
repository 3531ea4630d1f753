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
};
