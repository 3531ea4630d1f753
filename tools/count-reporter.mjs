// A node:test reporter that writes nothing but the final counts, as one JSON line.
export default async function* counts(source) {
  let last;
  for await (const event of source) if (event.type === 'test:summary' && event.data.file === undefined) last = event.data.counts;
  if (last) yield `${JSON.stringify(last)}\n`;
}
