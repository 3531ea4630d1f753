import { Late, later } from '../reach/later.tsx';
import { useSettings } from '../settings/store.ts';
import { MissingDialog } from '../wait/MissingDialog.tsx';
import { Frame } from './frame/Frame.tsx';
import { BarPanel } from './panels/BarPanel.tsx';
import { BoardPanel } from './panels/BoardPanel.tsx';
import { PromptPanel } from './panels/PromptPanel.tsx';
import { SidePanel } from './panels/SidePanel.tsx';
import { type PlayingProps, usePlayed } from './usePlayed.ts';

const MatDialog = later(async () => (await import('./dialogs/MatDialog.tsx')).MatDialog);

/** The screen of a table: bar, prompt, board, players. */
export function Playing(props: PlayingProps) {
  const folds = useSettings(({ choices }) => choices === 'board');
  const played = usePlayed(props);
  if (!played) return null;
  const { area, mat, opened, onOpenMat } = played;
  return (
    <Frame
      kind={folds ? 'board' : 'list'}
      area={area}
      bar={<BarPanel played={played} />}
      prompt={<PromptPanel played={played} />}
      board={<BoardPanel played={played} />}
      side={<SidePanel played={played} folds={folds} />}
      over={
        opened === null ? null : (
          <Late part="mat" missing={<MissingDialog onClose={() => onOpenMat(null)} />}>
            <MatDialog mat={mat} seat={opened} onClose={() => onOpenMat(null)} />
          </Late>
        )
      }
    />
  );
}
