/** What is said of a span: names as OpenTelemetry has them. */
export type Facts = Readonly<Record<string, string | number>>;

/** Where time goes, for whoever collects traces. Spans that are begun within another one's work are its children. */
export interface Tracing {
  /** Work that takes its time; a span that fails says so. */
  span<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T>;
  /** Work that is done at once. */
  step<T>(name: string, work: () => T): T;
  /** Goes on within a span that lasts until `end` is called. */
  around(name: string, facts: Facts, goOn: (end: (facts: Facts, failed: boolean) => void) => void): void;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

/** Nobody collects any. */
export const UNTRACED: Tracing = {
  span: (_name, _facts, work) => work(),
  step: (_name, work) => work(),
  around: (_name, _facts, goOn) => goOn(() => undefined),
  close: async () => undefined,
};
