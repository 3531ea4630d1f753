/** The worked examples in Chinese. */
export const zh = {
  'barrage.example.fee.title': '每颗水滴的费用',
  'barrage.example.fee.text': '德国生产值为3的水道把两颗水滴引到你的发电站：6单位能源。每颗水滴付给德国1元，德国每颗得1分。',
  'barrage.example.bonus.title': '生产值乘水滴，再计加值',
  'barrage.example.bonus.text': '两颗水滴经过意大利生产值为4的水道产生8单位能源，行动位再加1：共9。加值只计一次，不按水滴计算。',
  'barrage.example.onward.title': '用过的水继续流动',
  'barrage.example.onward.text': '生产之后水滴离开发电站，越过上方已满的水坝，停在下方意大利的空水坝里。',
  'barrage.example.second.title': '德国生产两次',
  'barrage.example.second.text':
    '建好第三座发电站的德国可用另一座发电站再生产一次。第一次生产的两颗水滴刚刚注满第二次所用的水坝；加值只在第一次计算。',
  'barrage.example.mountain.title': '第一座有空位的水坝',
  'barrage.example.mountain.text': '放在水源C的水滴一直往下流，直到有空位的水坝把它拦住：你在山脉的水坝高度为2，已有一颗水滴，还能再留一颗。',
  'barrage.example.usa.title': '流过美国发电站的水',
  'barrage.example.usa.text': '意大利生产8单位能源。随后两颗水滴流经美国发电站所在的一排，而美国已建好第三座发电站：每颗水滴使其能源前进1。',
};
