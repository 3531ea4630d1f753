/** Memory that a program shares: a file that both have open. Offsets in bytes. */
export interface Memory {
  read(into: Uint8Array, at: number): void;
  write(from: Uint8Array, at: number): void;
}

/** An array of a frame: where it begins in the memory, in bytes, and how many numbers it has for each match. */
export interface Section {
  readonly name: string;
  readonly type: 'int32' | 'float32';
  readonly at: number;
  readonly each: number;
}

/** How large the arrays are. Several batches may share one memory: then theirs are matches `first` … of `all`. */
export interface FrameSize {
  readonly matches: number;
  readonly first: number;
  readonly all: number;
  readonly seats: number;
  readonly observation: number;
  readonly actions: number;
}

const WORD = 4;

/** The arrays of a batch, and how they reach the memory. */
export interface FrameMemory {
  readonly sections: readonly Section[];
  /** The bytes that the memory must have. */
  readonly bytes: number;
  /** By match: the program's action; −1: that match waits. */
  readonly action: Int32Array;
  /** By match: the deciding seat, the player who has it, how the last match there ended, its decisions, how many actions are offered. */
  readonly seat: Int32Array;
  readonly player: Int32Array;
  readonly ended: Int32Array;
  readonly length: Int32Array;
  readonly count: Int32Array;
  /** By match and player: the share of the victory of a match that has just ended, the points now, the points then. */
  readonly reward: Float32Array;
  readonly points: Float32Array;
  readonly final: Float32Array;
  readonly observation: Float32Array;
  /** The offered actions, match behind match. */
  readonly offered: Int32Array;
  /** Reads the program's actions. */
  receive(): void;
  /** Writes everything else, so many offered actions. */
  publish(offered: number): void;
}

/** Makes the arrays of a batch. */
export function newFrameMemory(size: FrameSize, memory: Memory): FrameMemory {
  const { matches, first, all, seats } = size;
  const sections: Section[] = [];
  const told: { readonly from: Uint8Array; readonly at: number }[] = [];
  let bytes = 0;
  const place = (name: string, type: Section['type'], each: number): ArrayBuffer => {
    const buffer = new ArrayBuffer(matches * each * WORD);
    sections.push({ name, type, at: bytes, each });
    told.push({ from: new Uint8Array(buffer), at: bytes + first * each * WORD });
    bytes += all * each * WORD;
    return buffer;
  };
  const int = (name: string, each = 1): Int32Array => new Int32Array(place(name, 'int32', each));
  const float = (name: string, each: number): Float32Array => new Float32Array(place(name, 'float32', each));
  const arrays = {
    action: int('action'),
    seat: int('seat'),
    player: int('player'),
    ended: int('ended'),
    length: int('length'),
    count: int('count'),
    reward: float('reward', seats),
    points: float('points', seats),
    final: float('final', seats),
    observation: float('observation', size.observation),
    offered: int('offered', size.actions),
  };
  const [asked, ...answered] = told;
  const offers = answered.pop();
  return {
    sections,
    bytes,
    ...arrays,
    receive: () => asked && memory.read(asked.from, asked.at),
    publish(offered) {
      for (const { from, at } of answered) if (from.length > 0) memory.write(from, at);
      if (offers) memory.write(offers.from.subarray(0, offered * WORD), offers.at);
    },
  };
}
