/** A screen, and what it is pressed with. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const SCREENS: readonly Screen[] = [
  { name: 'laptop', width: 1366, height: 768, touch: false },
  { name: 'phone', width: 390, height: 844, touch: true },
];
