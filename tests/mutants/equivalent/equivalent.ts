/** Changes that no test can see, judged by a person: the file, the line as it stands, the change, and why it makes no difference. */
export interface Equivalent {
  readonly file: string;
  readonly line: string;
  readonly change: string;
  readonly why: string;
}
