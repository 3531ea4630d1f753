import type { en } from './en.ts';

/** Barrage's first pages in Korean. */
export const ko: Readonly<Record<keyof typeof en, string>> = {
  'barrage.primer.about.title': '어떤 게임인가요',
  'barrage.primer.about.text':
    '여러분의 회사는 알프스의 물로 전기를 만듭니다. 물을 가두는 댐, 물을 보내는 도관, 그 끝에 서는 발전소를 짓습니다. 댐과 도관과 발전소가 모두 이어져야 발전할 수 있습니다. 다만 댐은 중립 댐이어도 되고, 도관은 값을 치르면 남의 것이어도 됩니다.',
  'barrage.primer.turn.title': '한 라운드는 이렇게',
  'barrage.primer.turn.text':
    '엔지니어가 12명씩 있습니다. 돌아가며 행동칸 하나에 엔지니어를 몇 명 놓고 그 행동을 합니다. 짓고, 발전하고, 회전판을 돌리고, 물을 대고, 기계류를 사고, 계약을 가져오고, 돈을 벌 수 있습니다. 건설에 쓴 기술 타일과 기계류는 회전판에 놓였다가 한 바퀴를 다 돌아야 돌아옵니다.',
  'barrage.primer.water.title': '물은 어디로 가나요',
  'barrage.primer.water.text':
    '라운드가 끝날 때 강 원류의 물방울이 강을 따라 흐르다가 빈자리가 있는 댐에 고입니다. 댐은 높이만큼 물방울을 담습니다. 발전에 쓴 물방울은 발전소 아래로 계속 흘러 다음 댐에 고일 수도 있습니다.',
  'barrage.primer.win.title': '무엇으로 이기나요',
  'barrage.primer.win.text':
    '다섯 라운드 뒤 승점이 가장 많은 사람이 이깁니다. 라운드마다 발전량 순위와 그 라운드의 보너스 타일로 승점을 얻습니다. 한 번에 충분히 발전해 완수한 계약, 건설해서 드러난 수입도 승점이 되고, 마지막에는 목표와 남은 것으로도 얻습니다.',
  'barrage.primer.costs': '댐의 비용 (영역별)',
  'barrage.primer.otherCosts': '그 밖의 비용',
  'barrage.primer.structure': '시설물',
  'barrage.primer.cost': '비용',
  'barrage.primer.conduitCost': '발전값 1마다 굴착기 {n, number}대',
  'barrage.primer.powerhouseCost': '레미콘 {n, number}대, 지도에 있는 내 발전소마다 1대 추가',
  'barrage.primer.red': '빨간 부지나 빨간 칸의 추가 비용',
  'barrage.primer.spaces': '행동칸 (인원이 적으면 일부는 닫힙니다)',
  'barrage.primer.space': '칸',
  'barrage.primer.effect': '효과',
  'barrage.primer.incomes': '수입: {structure}',
  'barrage.primer.company': '회사',
  'barrage.primer.piece': '{n, number}번째를 지으면',
  'barrage.primer.abilities': '회사 능력 (세 번째 발전소부터)',
  'barrage.primer.symbol.vp': '승점',
  'barrage.primer.symbol.credits': '크레딧',
  'barrage.primer.symbol.energy': '발전량',
  'barrage.primer.symbol.engineer': '엔지니어',
  'barrage.primer.symbol.excavator': '굴착기',
  'barrage.primer.symbol.mixer': '레미콘',
  'barrage.primer.symbol.machine': '원하는 기계류: 굴착기나 레미콘',
  'barrage.primer.symbol.base': '댐의 기초부',
  'barrage.primer.symbol.elevation': '댐의 증축부',
  'barrage.primer.symbol.conduit': '도관',
  'barrage.primer.symbol.powerhouse': '발전소. 행동칸에서는 발전',
  'barrage.primer.symbol.any': '어떤 시설물이든',
  'barrage.primer.symbol.turn': '회전판 회전',
  'barrage.primer.symbol.now': '즉시 흐르는 물방울',
  'barrage.primer.symbol.later': '라운드가 끝날 때 흐르는 물방울',
  'barrage.primer.symbol.contract': '계약',
  'barrage.primer.symbol.patent': '신기술 타일',
};
