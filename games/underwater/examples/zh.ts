/** The worked examples in Chinese. */
export const zh = {
  'underwater.example.production.title': '一次完整的生产',
  'underwater.example.production.text':
    '你的最后一个回合（2信用点）结束了时代。你得到2海带、2科技、3塑钢（一对已升级实验室多1）、6信用点（淡化厂2、隧道3、牌1）和6分：农场1、隧道1、共生城市2、大都会2。随后两座城市吃掉海带；没有隧道的城市不生产也不吃。',
  'underwater.example.doubled.title': '两倍的建筑位',
  'underwater.example.doubled.text':
    '同一城市有两座已升级淡化厂：2信用点、2生物质，成对再加1信用点。其中一座在 ×2的位置上：它多产出一次，成对奖励不变。共4信用点和3生物质；隧道再给1信用点，你的回合给2。',
  'underwater.example.hunger.title': '五座城市，三份口粮',
  'underwater.example.hunger.text':
    '先生产：隧道带来4信用点。然后五座城市吃饭：先2海带，再用生物质。挨饿的两座本该扣6分，但你只有4分：标记停在0，不再欠分。',
  'underwater.example.between.title': '建造与升级之间',
  'underwater.example.between.text':
    '你没有信用点。一座城市的第二座实验室触发“自动班组”：先得1信用点，再付1科技升级实验室。接着行动格让你使用“岸边班组”：抽一张牌，那1信用点正好建淡化厂。',
  'underwater.example.after.title': '先行动格，后牌',
  'underwater.example.after.text':
    '“海底采集”按每条已升级隧道给1海带，所以先执行行动格：建隧道并立即升级。“边疆承包商”走到第3格，所得信用点建一座淡化厂。海带最后才到，赶不上建农场；但若先用牌，一个也没有。',
  'underwater.example.price.title': '行动格挣来费用',
  'underwater.example.price.text':
    '特殊牌要2信用点，而你一点也没有。行动格给1信用点、两张牌和一步；从第4格走到第3格又得1。在行动格之后结算，就付得起。若标记还在轨道之下，这张牌就要放到牌库底。',
  'underwater.example.fifth.title': '第五张行动牌',
  'underwater.example.fifth.text': '行动牌最多四张。留下“人才发掘”之前必须弃掉一张：个人助理还没用过，所以离开时可以使用，这里得1信用点。仍是四张。',
  'underwater.example.scoring.title': '终局计分',
  'underwater.example.scoring.text':
    '先换分：海带加塑钢换2分，6科技换9分。棕色大都会按两套已升级设施得8分。城市6 + 6 + 4 + 3 + 2 = 21；没有隧道的那座不得分。剩余资源值25信用点：6分。共46分。',
  'underwater.example.assistant.title': '个人助理',
  'underwater.example.assistant.text':
    '行动牌只能通过行动格的符号使用。这个行动格让你用个人助理换1塑钢，自身再给1塑钢：共2。个人助理翻面，直到下个时代。',
  'underwater.example.paid.title': '助理付建造费',
  'underwater.example.paid.text': '你没有信用点。这个行动格让你使用行动牌，再建造并升级：个人助理带来的信用点建淡化厂，你的科技立即将它升级。',
  'underwater.example.first.title': '让行动成为可能的牌',
  'underwater.example.first.text':
    '你没有建隧道的塑钢，这个行动格本来不能选。但有一张牌先结算就给1塑钢，于是能建一条隧道。用另一张牌，或先执行行动格，都不行。',
  'underwater.example.discount.title': '便宜的隧道',
  'underwater.example.discount.text': '你的牌让每条隧道少付2信用点。隧道要1塑钢和1信用点：现在只要1塑钢。费用不会低于零。',
  'underwater.example.exchange.title': '只换一次，哪边都行',
  'underwater.example.exchange.text': '这张牌可用1海带换1塑钢，或反过来。这里付1塑钢换1海带。只能换一次，数目固定：无论你有多少，都不能2换2。',
  'underwater.example.track.title': '轨道给的东西',
  'underwater.example.track.text':
    '你的牌在行动格给塑钢时得1分。这个行动格让你从第4格经第3格到第2格：1信用点和1塑钢。但它们来自联邦轨道，不是行动格给的，所以没有分。',
  'underwater.example.biomatter.title': '用生物质代替',
  'underwater.example.biomatter.text':
    '非共生城市要2塑钢、1海带和1信用点。你只有1塑钢，没有海带，但有2生物质：一个代替海带，一个代替塑钢。一点不剩。',
  'underwater.example.sites.title': '城市可以建在哪里',
  'underwater.example.sites.text':
    '你的隧道已通到下一个和再下一个位置，但新城市旁边必须有城市，而现在只有起始城市。所以只能建在它旁边，更上面的位置要等一等。',
  'underwater.example.farms.title': '两座农场，两种费用',
  'underwater.example.farms.text': '这张牌升级两座农场，每座付1信用点或1科技。这里第一座付信用点，第二座付科技；两座都付同一种也行。',
  'underwater.example.surcharge.title': '免费也要付附加费',
  'underwater.example.surcharge.text': '这张牌免费建一座农场。但位置上印着1信用点的附加费，照样要付，什么也减不掉。作为回报，那个位置的产出加倍。',
  'underwater.example.at-once.title': '立即得6分',
  'underwater.example.at-once.text': '这个位置除城市费用外还要2科技和2信用点：共2塑钢、1海带、3信用点和2科技。立即得6分。',
  'underwater.example.six-points.title': '最贵的城市',
  'underwater.example.six-points.text':
    '这里的共生城市多要3塑钢和3信用点：共4塑钢、1海带、1生物质和5信用点。连通后每次生产给6分，而不是2分。非共生城市什么也不给。',
  'underwater.example.once-yielded.title': '用牌得到的双倍位',
  'underwater.example.once-yielded.text': '这张牌给一座已升级设施的产出。你的淡化厂在双倍位置上，但只有生产时才加倍：牌只给1信用点和1生物质。',
  'underwater.example.tripled.title': '三倍的隧道',
  'underwater.example.tripled.text': '这个位置的隧道多要1信用点：共1塑钢和2信用点。随后时代结束。它产出3信用点，另一条隧道1；2海带供养你的城市。',
  'underwater.example.pair.title': '成对的隧道',
  'underwater.example.pair.text': '这两个隧道位是一对。只有一条时没有额外；第二条也靠着连通的城市时，除各自的产出外再给2信用点：共4。',
  'underwater.example.port.title': '通往大都会的隧道',
  'underwater.example.port.text':
    '通往这座大都会的隧道多要1塑钢和1信用点：共2和2。此后这座大都会在生产时多给2分：加上自己的2分共4分。本身不给分的也给2分。',
  'underwater.example.order.title': '下一轮谁先',
  'underwater.example.order.text':
    '你的回合结束了本轮。轨道上靠前的先行：同一格的两人中，后到的标记在上，先行。轨道之下的人保持原来的顺序：你本来在后，仍在后。所有标记归位。',
};
