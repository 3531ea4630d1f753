import { type Fields, fieldsOf, listOf, type Note, numberOf, textOf } from './form.ts';
import { actionOf, companyNumber, contractOf, officerNumber, siteOf, structureNumber, tileOf } from './names.ts';

/** What the log did that is a choice of ours: its kind and what it names, in our words. */
export interface Fact {
  readonly kind:
    | 'company'
    | 'contract'
    | 'tile'
    | 'pay'
    | 'site'
    | 'system'
    | 'drops'
    | 'fulfil'
    | 'take'
    | 'discard'
    | 'headstream'
    | 'fill'
    | 'officer';
  readonly key: string;
}

/** Figures of a company that both sides count. */
export const FIGURES = ['credits', 'excavators', 'mixers', 'vp', 'energy'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

/** A part of the log between two actions, in the company's words. */
export interface Window {
  readonly step: string;
  /** The company that acts, by our number; −1: the draft, or the start or end of a round. */
  readonly company: number;
  /** `space …`, `bank n`, `construct`, `unmanned`, `copy …`; empty: the draft, or the start or end of a round. */
  readonly action: string;
  /** Twice the round, and one more from its end on. */
  readonly phase: number;
  readonly facts: Fact[];
  /** Figures by company at the end of the window. */
  figures: ReadonlyMap<number, Figures>;
}

/** Draws in the order of the log, by our numbers. */
export type Draw = { readonly kind: 'market' | 'patents'; readonly pieces: readonly number[] };

/** A thing that our game does not have, in the log's words. */
export class Unsupported extends Error {
  readonly step: string;
  constructor(step: string, what: string) {
    super(what);
    this.step = step;
  }
}

/** What a reading has come to. */
interface Reading {
  readonly windows: Window[];
  readonly draws: Draw[];
  readonly figures: Map<number, Figures>;
}

const GOODS: Readonly<Record<string, 'credits' | 'excavators' | 'mixers'>> = { credit: 'credits', excavator: 'excavators', mixer: 'mixers' };

const typesOf = (json: unknown): readonly string[] => listOf(json).map((one) => textOf(fieldsOf(one).type));

function figuresFor({ figures }: Reading, company: number): Figures {
  const known = figures.get(company);
  if (known) return known;
  const fresh: Figures = { credits: 0, excavators: 0, mixers: 0, vp: 10, energy: 0 };
  figures.set(company, fresh);
  return fresh;
}

function count(figures: Figures, resources: unknown, sign: 1 | -1): void {
  for (const type of typesOf(resources)) {
    const good = GOODS[type];
    if (good) figures[good] += sign;
  }
}

/** The contracts that a note lists, whole or by their numbers. */
const contractsIn = (json: unknown): readonly number[] =>
  listOf(json).map((one) => contractOf(numberOf(typeof one === 'object' ? fieldsOf(one).id : one)));

const ourContract = (step: string, contract: number): string => {
  if (contract < 0) throw new Unsupported(step, 'contract');
  return String(contract);
};

/** What one kind of notification says. Kinds that are not here change nothing that is compared. */
type Teller = (reading: Reading, note: Note, own: { readonly company: number; readonly figures: Figures; add(fact: Fact): void }) => void;

const named = (args: Fields, name: string): string => textOf(args[name]);

const TELLERS: Readonly<Record<string, Teller>> = {
  assignCompany(_reading, { args, step }, { figures, add, company }) {
    const { officer } = fieldsOf(args.datas);
    const id = numberOf(fieldsOf(officer).id);
    if (officerNumber(id) < 0) throw new Unsupported(step, `officer ${textOf(fieldsOf(officer).name) || id}`);
    if (args.player_id === undefined) throw new Unsupported(step, 'automa');
    count(figures, args.meeples, 1);
    add({ kind: 'company', key: String(company) });
  },
  pickContracts(_reading, { args, step }, { add }) {
    for (const contract of contractsIn(args.contracts)) add({ kind: contract < 4 ? 'contract' : 'take', key: ourContract(step, contract) });
  },
  silentDestroy(_reading, { args, step }, { add }) {
    for (const contract of contractsIn(args.contracts)) add({ kind: 'discard', key: ourContract(step, contract) });
  },
  payResources: (_reading, { args }, { figures }) => count(figures, args.resources, -1),
  collectResources(reading, { args }, { company, figures }) {
    if (company < 0 || args.company_id2 === undefined) return;
    count(figures, args.resources, -1);
    count(figuresFor(reading, companyNumber(numberOf(args.company_id2))), args.resources, 1);
  },
  recoverResources: (_reading, { args }, { figures }) => count(figures, args.resources, 1),
  payResourcesToWheel(_reading, { args, step }, { figures, add }) {
    count(figures, args.resources, -1);
    count(figures, args.resources2, -1);
    const [machines, credits] = [typesOf(args.resources2), typesOf(args.resources)];
    const many = (list: readonly string[], type: string): number => list.filter((one) => one === type).length;
    add({ kind: 'pay', key: `${many(machines, 'excavator')} ${many(machines, 'mixer')} ${many(credits, 'credit')}` });
    const type = named(fieldsOf(args.tile), 'type');
    if (type === '') return;
    if (tileOf(type) < 0) throw new Unsupported(step, `tile ${type}`);
    add({ kind: 'tile', key: String(tileOf(type)) });
  },
  construct(_reading, { args, step }, { add }) {
    const site = siteOf(named(args, 'target'));
    const structure = structureNumber(textOf(fieldsOf(args.meeple).type));
    if (site === undefined || structure < 0) throw new Unsupported(step, `building ${named(args, 'target')}`);
    add({ kind: 'site', key: `${structure} ${site}` });
  },
  moveDroplets(_reading, { args }, { add }) {
    const [first] = listOf(args.droplets);
    const [dam, conduit, powerhouse] = listOf(fieldsOf(first).path).map((place) => siteOf(textOf(place)));
    if (dam?.startsWith('D') && conduit?.startsWith('C') && powerhouse?.startsWith('P'))
      add({ kind: 'system', key: `${powerhouse} ${dam} ${conduit}` });
  },
  produce: (_reading, { args }, { add }) => add({ kind: 'drops', key: named(args, 'droplets') }),
  fulfillContract(_reading, { args, step }, { add }) {
    const [contract = -1] = contractsIn([args.contract]);
    add({ kind: 'fulfil', key: ourContract(step, contract) });
  },
  gainResources(_reading, { args }, { figures, add, company }) {
    if (company < 0) return; // the tiles of the headstreams
    count(figures, args.resources, 1);
    const drops = listOf(args.resources).flatMap((one) => (fieldsOf(one).type === 'droplet' ? [textOf(fieldsOf(one).location)] : []));
    for (const place of drops) if (/^H[A-D]$/.test(place)) add({ kind: 'headstream', key: place.slice(1) });
    if (drops.some((place) => place.startsWith('B'))) add({ kind: 'fill', key: '' });
  },
  score(_reading, { args }, { figures }) {
    figures.vp = numberOf(args.total);
  },
  incEnergy(_reading, { args }, { figures }) {
    figures.energy += numberOf(args.n);
  },
  resetEnergies({ figures }) {
    for (const one of figures.values()) one.energy = 0;
  },
  mahiriCopy(_reading, { args, step }, { add }) {
    const officer = officerNumber(numberOf(args.officer_id));
    if (officer < 0) throw new Unsupported(step, `officer ${named(args, 'officer_name')}`);
    add({ kind: 'officer', key: String(officer) });
  },
  refillStacks({ draws }, { args }) {
    draws.push({ kind: 'market', pieces: contractsIn(args.contracts).toSorted((a, b) => a - b) });
  },
  refillTechTiles({ draws }, { args }) {
    const tiles = listOf(args.tiles).map(fieldsOf);
    const slot = (tile: Fields): number => Number(named(tile, 'location').slice(-1));
    draws.push({ kind: 'patents', pieces: tiles.toSorted((a, b) => slot(a) - slot(b)).map((tile) => tileOf(named(tile, 'type'))) });
  },
  refillExternalWorks(_reading, { step }) {
    throw new Unsupported(step, 'Leeghwater Project');
  },
  flipAutomaCard(_reading, { step }) {
    throw new Unsupported(step, 'automa');
  },
  placeBet(_reading, { step }) {
    throw new Unsupported(step, 'auction');
  },
};

const isRoundEnd = ({ type, args }: Note): boolean => type === 'changePhase' && args.phase === 'waterFlow';

/** The action that a note begins; undefined: none. A construction without engineers begins with the wheel. */
function begins(note: Note, company: number, now: Window): string | undefined {
  const { type, args, step } = note;
  if (type === 'startNewRound' || isRoundEnd(note)) return '';
  if (type === 'payResourcesToWheel') {
    const begun = now.company === company && now.action === 'construct' && !now.facts.some(({ kind }) => kind === 'pay');
    return begun ? undefined : 'unmanned';
  }
  if (type !== 'placeEngineers') return undefined;
  const engineers = listOf(args.engineers).map(fieldsOf);
  const uid = textOf(engineers[0]?.location);
  const action = actionOf(uid, engineers.length);
  if (action === undefined) throw new Unsupported(step, `space ${uid}`);
  return action;
}

const freshWindow = (step: string, company: number, action: string, phase: number): Window => ({
  ...{ step, company, action, phase },
  facts: [],
  figures: new Map(),
});

const NOBODY: Readonly<Figures> = { credits: 0, excavators: 0, mixers: 0, vp: 0, energy: 0 };

/** The company that a note names, by our number; −1: none. */
function companyIn({ step, args }: Note): number {
  const id = numberOf(args.company_id);
  const company = companyNumber(id);
  if (!Number.isNaN(id) && company < 0) throw new Unsupported(step, `company ${id}`);
  return company;
}

/** Ends a window with the figures as they are. */
function close(window: Window, figures: ReadonlyMap<number, Figures>): void {
  window.figures = new Map([...figures].map(([company, own]) => [company, { ...own }]));
}

/** The window that a note begins; undefined: it belongs to the one before. */
function windowOf(note: Note, company: number, now: Window): Window | undefined {
  const action = begins(note, company, now);
  if (action === undefined) return undefined;
  const phase = note.type === 'startNewRound' ? 2 * numberOf(note.args.round) : now.phase + (action === '' ? 1 : 0);
  return freshWindow(note.step, action === '' ? -1 : company, action, phase);
}

/** Reads notifications into windows and draws. Throws Unsupported where the log has what our game lacks. */
export function factsOf(notes: readonly Note[]): { readonly windows: readonly Window[]; readonly draws: readonly Draw[] } {
  let now = freshWindow('', -1, '', 0);
  const reading: Reading = { windows: [now], draws: [], figures: new Map() };
  for (const note of notes) {
    const company = companyIn(note);
    const next = windowOf(note, company, now);
    if (next) {
      close(now, reading.figures);
      reading.windows.push(next);
      now = next;
    }
    const { facts } = now;
    const figures = company < 0 ? { ...NOBODY } : figuresFor(reading, company);
    TELLERS[note.type]?.(reading, note, { company, figures, add: (fact) => facts.push(fact) });
  }
  close(now, reading.figures);
  return reading;
}
