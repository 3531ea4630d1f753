// Serves for a moment and says which modules of OpenTelemetry’s were loaded meanwhile.
import { registerHooks } from 'node:module';

const loaded: string[] = [];
registerHooks({
  load: (url, context, next) => {
    if (url.includes('/@opentelemetry/') || url.endsWith('/otlp.ts')) loaded.push(url);
    return next(url, context);
  },
});
const { createServer, readConfig } = await import('../../../index.ts');
const server = await createServer(readConfig({ ...process.env, PORT: '0', DATABASE: 'memory' }));
await server.close();
process.stdout.write(JSON.stringify(loaded.map((url) => /@opentelemetry\/([^/]+)/.exec(url)?.[1] ?? 'otlp.ts')));
