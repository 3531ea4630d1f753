import { usePrinted } from '@madang/board-kit';
import { memo, type ReactNode } from 'preact/compat';
import type { Section } from '../../rules/index.ts';
import { SignShape } from './glyphs.tsx';

/** A part of the action board: a section, or the bank. */
export type Office = Section | 'bank';

/** A small picture of what is done in a section of the action board; nothing in the plain look. */
export const SectionScene = memo(function SectionScene({ section }: { readonly section: Office }) {
  if (!usePrinted()) return null;
  return (
    <svg className="section-scene" viewBox="-12 -9 24 18" width={24} height={18} aria-hidden="true">
      {SCENES[section]()}
    </svg>
  );
});

const lit = (name: Parameters<typeof SignShape>[0]['name'], fill: string): ReactNode => (
  <g style={{ fill }} className="lit-sign">
    <SignShape name={name} scale={1.02} />
  </g>
);

/** Made anew for each place: an element that is kept keeps the page that it was drawn on. */
const SCENES: Readonly<Record<Office, () => ReactNode>> = {
  turbine: () => (
    <>
      <path d="M-8 8H4V-1H-8z" fill="#f1c08a" />
      <path d="M4 8L9 5V-4L4-1z" fill="#a8612a" />
      <path d="M-10 0L-2-8L6 0z" fill="#ffe3bd" />
      <path d="M-2-8L6 0L10.6-3L3-9z" fill="#c98547" />
      <path d="M-6 6h3v-4h-3zM-1 6h3v-4h-3z" fill="#7a3608" />
    </>
  ),
  water: () => <path d="M0-8.4C3.6-4 6-1 6 2.4A6 6 0 0 1-6 2.4C-6-1-3.6-4 0-8.4z" fill="url(#kit-drop) #7cc4f0" stroke="#eafaff" strokeWidth={0.8} />,
  bank: () => (
    <>
      {[5, 2, -1, -4].map((y) => (
        <g key={y}>
          <ellipse cy={y + 1.3} rx={8.4} ry={3} fill="#7a5510" />
          <ellipse cy={y} rx={8.4} ry={3} fill="#f0c24b" stroke="#a9781f" strokeWidth={0.6} />
        </g>
      ))}
    </>
  ),
  workshop: () => lit('turn', '#f7e6b4'),
  machineryShop: () => lit('excavator', '#ffc64f'),
  contractOffice: () => lit('contract', '#fffaf0'),
  patentOffice: () => lit('patent', '#ffe08a'),
};
