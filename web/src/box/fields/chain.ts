import type { KeyboardEvent } from 'preact/compat';

/** A control that the Enter key comes to; those of one group are passed in one step, and the arrow keys go from one to the next. */
const STOP = '[data-stop]';

const stopsIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(STOP)].filter((one) => one.checkVisibility());

function focusOn(stop: HTMLElement): void {
  stop.focus();
  if (stop instanceof HTMLInputElement && stop.type === 'text') stop.select();
}

const isEmpty = (stop: HTMLElement): boolean => (stop instanceof HTMLInputElement || stop instanceof HTMLSelectElement) && stop.value === '';

/** Puts the focus on the field of that name, on its nearest neighbor above, or on the first empty one. */
export function focusField(root: Element, field: string | null): void {
  const stops = stopsIn(root);
  const named = field === null ? undefined : stops.find((one) => one.dataset.stop === field || one.dataset.stop?.startsWith(field));
  const near = named ?? (field === null ? undefined : stops.findLast((one) => field.startsWith(one.dataset.stop ?? ' ')));
  const wanted = near ?? stops.find((one) => isEmpty(one) && one.dataset.group !== 'title') ?? stops[0];
  if (wanted) focusOn(wanted);
}

/** Enter goes to the next field, behind the last one it calls `done`. Arrows go from figure to figure of a group. */
export function chainKeys(done: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { target, currentTarget, key, isComposing } = event;
    if (!(target instanceof HTMLElement) || !target.matches(STOP) || isComposing) return;
    const stops = stopsIn(currentTarget);
    const at = stops.indexOf(target);
    const { group } = target.dataset;
    if (key === 'Enter') {
      event.preventDefault();
      const next = stops.slice(at + 1).find((one) => group === undefined || one.dataset.group !== group);
      if (next) focusOn(next);
      else done();
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const beside = step === undefined ? undefined : stops[at + step];
    if (beside && group !== undefined && group !== 'title' && beside.dataset.group === group) {
      event.preventDefault();
      focusOn(beside);
    }
  };
}
