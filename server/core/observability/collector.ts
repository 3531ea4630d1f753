import { type Tracing, UNTRACED } from './tracing.ts';

/** Traces to that collector (OTLP over HTTP), or none. Nothing of OpenTelemetry is loaded where there is none. */
export async function openTracing(endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return UNTRACED;
  return (await import('./otlp.ts')).otlpTracing(endpoint);
}
