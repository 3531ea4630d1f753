/** The gradients of what stands in the printed sea: glass, the air under it, a city's shine in the water, grown pods, faces of tiles. */
export const LightDefs = () => (
  <defs>
    <linearGradient id="sea-glass" x1={0} y1={0} x2={1} y2={1}>
      <stop offset={0} stopColor="#fff" stopOpacity={0.5} />
      <stop offset={0.4} stopColor="#d7f5f5" stopOpacity={0.06} />
      <stop offset={1} stopColor="#9fe3e6" stopOpacity={0.26} />
    </linearGradient>
    <Air id="sea-air-lit" stops={['var(--air-1)', 'var(--air-2)', 'var(--air-3)']} />
    <Air id="sea-air-grown" stops={['var(--grown-1)', 'var(--grown-2)', 'var(--grown-3)']} />
    <Air id="sea-air-dark" stops={['var(--dim-1)', 'var(--dim-2)', 'var(--dim-2)']} />
    <Air id="sea-pod" stops={['var(--pod-1)', 'var(--pod-2)', 'var(--pod-3)']} />
    <Shine id="sea-shine" colour="#ffe7a0" />
    <Shine id="sea-shine-grown" colour="#b6f5b0" />
  </defs>
);

const Air = ({ id, stops }: { readonly id: string; readonly stops: readonly [string, string, string] }) => (
  <linearGradient id={id} x1={0} y1={0} x2={0} y2={1}>
    {stops.map((stopColor, i) => (
      <stop key={stopColor + String(i / 2)} offset={i / 2} style={{ stopColor }} />
    ))}
  </linearGradient>
);

const Shine = ({ id, colour }: { readonly id: string; readonly colour: string }) => (
  <radialGradient id={id}>
    <stop offset={0.45} stopColor={colour} stopOpacity={0.75} />
    <stop offset={1} stopColor={colour} stopOpacity={0} />
  </radialGradient>
);
