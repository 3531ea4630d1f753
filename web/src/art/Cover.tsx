/** Birch trunks: place, width, and the heights of their dark marks. */
const TRUNKS = [
  { x: 22, width: 13, marks: [18, 46, 61, 104, 131] },
  { x: 62, width: 9, marks: [34, 52, 90, 122] },
  { x: 118, width: 15, marks: [12, 40, 72, 98, 139] },
  { x: 251, width: 10, marks: [26, 67, 84, 126] },
  { x: 284, width: 14, marks: [16, 50, 78, 110, 137] },
] as const;

/** Covers by game; a game without one gets the courtyard. */
const COVERS: Readonly<Record<string, () => React.ReactNode>> = { siberia: Birches, barrage: Dam };

/** A game's picture on the shelf: decoration, its name stands beside it. */
export function Cover({ game }: { readonly game: string }) {
  const Picture = COVERS[game] ?? Courtyard;
  return (
    <svg className="cover" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture />
    </svg>
  );
}

/** A birch wood at the edge of a frozen sea, and the railway through it. */
function Birches() {
  return (
    <>
      <rect width="320" height="180" className="cover-sky" />
      <circle cx="214" cy="52" r="24" className="cover-sun" />
      <path d="M0 96c40-16 70-20 112-8s78 4 118-10 62-10 90-2v104H0z" className="cover-far" />
      <path d="M0 122c52-12 96-4 142 4s110 2 178-14v68H0z" className="cover-near" />
      <path d="M-6 172c90-30 176-34 332-26" className="cover-bed" />
      <path d="M-6 172c90-30 176-34 332-26" className="cover-ties" />
      {TRUNKS.map(({ x, width, marks }) => (
        <g key={x}>
          <rect x={x} y="-4" width={width} height={188} className="cover-bark" />
          {marks.map((y, i) => (
            <path
              key={y}
              d={i % 2 === 0 ? `M${x} ${y}h${width * 0.55}l-2 3h-${width * 0.4}z` : `M${x + width} ${y}h-${width * 0.45}l2 2.5h${width * 0.3}z`}
              className="cover-mark"
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** A dam between two mountains, the lake behind it, and a powerhouse on the river below. */
function Dam() {
  return (
    <>
      <rect width="320" height="180" className="cover-sky" />
      <circle cx="252" cy="40" r="18" className="cover-sun" />
      <path d="M0 92l46-58 30 34 28-22 44 60 34-34 40 44 36-52 62 66v50H0z" className="cover-rock" />
      <path d="M36 46l10-12 11 12-8-2-5 5zM96 50l8-6 8 10-7-2-5 3z" className="cover-bark" />
      <path d="M96 96q64 16 128 0l-10 24q-54 14-108 0z" className="cover-far" />
      <path d="M92 92q68 20 136 0l-16 62q-52 14-104 0z" className="cover-wall" />
      <path d="M101 116q59 16 118 0M106 136q54 14 108 0" className="cover-seam" />
      <path d="M0 150q80-18 108 4 52 14 104 0 40-22 108-6v32H0z" className="cover-near" />
      <path d="M160 160q-8 12 26 22" className="cover-stream" />
      <path d="M226 158v-16l12-9 12 9v16z" className="cover-house" />
    </>
  );
}

/** Four wings around a yard. */
function Courtyard() {
  return (
    <>
      <rect width="320" height="180" className="cover-sky" />
      <path d="M110 40h100v100H110zM132 62v56h56V62z" fillRule="evenodd" className="cover-near" />
    </>
  );
}
