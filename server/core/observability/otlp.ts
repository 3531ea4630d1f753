import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Facts, Tracing } from './tracing.ts';
import { VERSION } from './version.ts';

/** Ends a span that failed. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
  span.end();
}

/** Traces by OpenTelemetry to the collector at that address. The other OTEL_… variables (headers, service name) hold as it defines them. */
export function otlpTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const ours = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'madang', 'service.version': VERSION });
  const provider = new TracerProvider({ resource: defaultResource().merge(ours), spanProcessors: [new BatchSpanProcessor({ exporter })] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('madang', VERSION);
  const within = <T>(name: string, attributes: Facts, work: (span: Span) => T): T => {
    const span = tracer.startSpan(name, { attributes });
    return context.with(trace.setSpan(context.active(), span), () => work(span));
  };
  return {
    span: (name, facts, work) =>
      within(name, facts, async (span) => {
        try {
          const done = await work();
          span.end();
          return done;
        } catch (error) {
          fail(span, error);
          throw error;
        }
      }),
    step: (name, work) =>
      within(name, {}, (span) => {
        try {
          const done = work();
          span.end();
          return done;
        } catch (error) {
          fail(span, error);
          throw error;
        }
      }),
    around: (name, facts, goOn) =>
      within(name, facts, (span) =>
        goOn((more, failed) => {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }),
      ),
    close: async () => {
      // With several servers in one process, the last one's context manager stays until it closes.
      await provider.shutdown();
      context.disable();
    },
  };
}
