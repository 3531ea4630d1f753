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
};
