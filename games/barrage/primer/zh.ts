import type { en } from './en.ts';

/** Barrage's first pages in simplified Chinese. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'barrage.primer.about.title': '这是什么游戏',
  'barrage.primer.about.text':
    '你的公司用阿尔卑斯山的水发电：水坝蓄水，水道引水，发电站建在水道的另一头。三者相连才能生产；不过水坝可以是中立的，水道也可以是别人的，只是要付钱。',
  'barrage.primer.turn.title': '一轮怎么进行',
  'barrage.primer.turn.text':
    '每人有12名工程师。大家轮流把几名工程师放到一个行动位上，执行它的行动：建造、生产、转动轮盘、引水、买机械、拿合约、筹钱。建造用掉的科技板块和机械放上轮盘，转满一圈才能收回。',
  'barrage.primer.water.title': '水流到哪里',
  'barrage.primer.water.text':
    '每轮结束时，水源的水滴沿着河流往下流，直到被还有空位的水坝拦住。水坝有多高，就能蓄多少水滴。生产用过的水滴从发电站继续往下流，也许会流到下一座水坝。',
  'barrage.primer.win.title': '怎样获胜',
  'barrage.primer.win.text':
    '五轮之后分数最高的人获胜。每轮按能源轨上的名次和本轮的计分板块得分；一次生产足够的能源可以完成合约，建造会解锁收入，它们也带来分数；最后还按目标和剩下的东西得分。',
  'barrage.primer.costs': '水坝的费用（按地区）',
  'barrage.primer.otherCosts': '其他费用',
  'barrage.primer.structure': '部件',
  'barrage.primer.cost': '费用',
  'barrage.primer.conduitCost': '每1点生产值{n, number}台挖掘机',
  'barrage.primer.powerhouseCost': '{n, number}台搅拌机，地图上每有一座自己的发电站再加1台',
  'barrage.primer.red': '红色位置或红色行动位另付',
  'barrage.primer.spaces': '行动位（人少时有些关闭）',
  'barrage.primer.space': '行动位',
  'barrage.primer.effect': '效果',
  'barrage.primer.incomes': '收入：{structure}',
  'barrage.primer.company': '公司',
  'barrage.primer.piece': '建成第{n, number}个时',
  'barrage.primer.abilities': '公司能力（从第三座发电站起）',
  'barrage.primer.symbol.vp': '分数',
  'barrage.primer.symbol.credits': '金钱',
  'barrage.primer.symbol.energy': '能源',
  'barrage.primer.symbol.engineer': '工程师',
  'barrage.primer.symbol.excavator': '挖掘机',
  'barrage.primer.symbol.mixer': '搅拌机',
  'barrage.primer.symbol.machine': '任选机械：挖掘机或搅拌机',
  'barrage.primer.symbol.base': '水坝的坝基',
  'barrage.primer.symbol.elevation': '水坝的高程',
  'barrage.primer.symbol.conduit': '水道',
  'barrage.primer.symbol.powerhouse': '发电站；在行动位上表示生产',
  'barrage.primer.symbol.any': '任何部件',
  'barrage.primer.symbol.turn': '转动轮盘',
  'barrage.primer.symbol.now': '立即流动的水滴',
  'barrage.primer.symbol.later': '本轮结束时流动的水滴',
  'barrage.primer.symbol.contract': '合约',
  'barrage.primer.symbol.patent': '高级科技板块',
};
