import type { Page } from 'playwright-core';

/**
 * Finds what cannot be read whole on a page: texts that overflow a box which does not scroll, clipped lines, and texts and signs
 * behind something opaque. Parts off the screen are left out.
 */
export const unread = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CLIPS = ['hidden', 'clip'];
    const APART = 'title, option, .unseen, .words-only, [data-off="true"]';
    /** Pictures that fill a card: its other signs lie on them. */
    const GROUNDS = '.art-back, .vignette';
    const problems: string[] = [];
    /** Drawn for whoever listens: nothing of it is seen. */
    const unseen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath !== 'none') return true;
      return element.closest(APART) !== null;
    };
    const named = (element: Element): string =>
      [element.parentElement, element].map((at) => at?.getAttribute('class') || at?.tagName.toLowerCase()).join(' > ');
    /** What is seen of a box: of each axis the part that no ancestor hides; `scrolled`: an ancestor scrolls and hides it. */
    const shown = (element: Element, box: DOMRect) => {
      const seen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
      // A page that scrolls itself cuts nothing at the window's edge.
      const whole = document.documentElement.scrollHeight > window.innerHeight ? { ...seen, top: -Infinity, bottom: Infinity } : { ...seen };
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(at);
        if (display === 'inline' || display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const clip = at.getBoundingClientRect();
        if (overflowX !== 'visible') {
          seen.left = Math.max(seen.left, clip.left);
          seen.right = Math.min(seen.right, clip.right);
          if (CLIPS.includes(overflowX)) {
            whole.left = Math.max(whole.left, clip.left);
            whole.right = Math.min(whole.right, clip.right);
          }
        }
        if (overflowY !== 'visible') {
          seen.top = Math.max(seen.top, clip.top);
          seen.bottom = Math.min(seen.bottom, clip.bottom);
          if (CLIPS.includes(overflowY)) {
            whole.top = Math.max(whole.top, clip.top);
            whole.bottom = Math.min(whole.bottom, clip.bottom);
          }
        }
        // Beyond what scrolls, that box is what is seen, not the text.
        if (
          /auto|scroll/.test(overflowX + overflowY) &&
          (box.right > clip.right || box.bottom > clip.bottom || box.left < clip.left || box.top < clip.top)
        )
          return null;
      }
      const across = Math.min(box.right, seen.right) - Math.max(box.left, seen.left);
      const down = Math.min(box.bottom, seen.bottom) - Math.max(box.top, seen.top);
      if (across < 1 || down < 1) return null;
      return Math.max(whole.left - box.left, box.right - whole.right, whole.top - box.top, box.bottom - whole.bottom);
    };
    /** Whether a colour hides what is behind it. */
    const hides = (colour: string, share: number): boolean => {
      const alpha =
        colour === 'none' || colour === 'transparent' ? 0 : Number(/[,/]\s*([\d.]+%?)\s*\)$/.exec(/rgba|\//.test(colour) ? colour : '')?.[1] ?? 1);
      return alpha * share > 0.5;
    };
    const opaque = (element: Element): boolean => {
      // Letters hide little, and a card that comes by pointing lies over what it likes.
      if (element.closest('text, [popover]')) return false;
      const style = getComputedStyle(element);
      let share = 1;
      for (let at: Element | null = element; at; at = at.parentElement) share *= Number(getComputedStyle(at).opacity);
      if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
        return hides(style.fill, share * Number(style.fillOpacity)) || hides(style.stroke, share * Number(style.strokeOpacity));
      }
      return hides(style.backgroundColor, share) || (style.backgroundImage !== 'none' && share > 0.5);
    };
    /** What lies over a point of an element and hides it. */
    const over = (element: Element, x: number, y: number): Element | undefined => {
      for (const one of document.elementsFromPoint(x, y)) {
        if (one === element || one.contains(element) || element.contains(one)) return undefined;
        if (opaque(one)) return one;
      }
      return undefined;
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: visiblePainted !important }');
    document.adoptedStyleSheets.push(sheet);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      if (words === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) {
        const lost = shown(element, box);
        if (lost === null) continue;
        // A line's box is higher than its letters.
        const spare = Math.max(1.5, 0.2 * box.height);
        const wide = Math.max(box.right - window.innerWidth, -box.left);
        if (lost > spare || wide > 1) problems.push(`cut by ${Math.round(lost)} px: ${named(element)} “${words.slice(0, 40)}”`);
        const points = [0.15, 0.5, 0.85].map((share) => [box.left + share * box.width, (box.top + box.bottom) / 2] as const);
        const covers = points.flatMap(([x, y]) => over(element, x, y) ?? []);
        if (covers[0] && covers.length > 0) problems.push(`covered by ${named(covers[0])}: ${named(element)} “${words.slice(0, 40)}”`);
      }
    }
    for (const element of document.querySelectorAll('*')) {
      const { webkitLineClamp } = getComputedStyle(element);
      if (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 3 && element.checkVisibility() && !unseen(element))
        problems.push(`lines left out: ${named(element)} “${element.textContent?.slice(0, 60)}”`);
    }
    for (const sign of document.querySelectorAll('svg')) {
      const box = sign.getBoundingClientRect();
      if (
        box.width > 60 ||
        box.width < 4 ||
        sign.parentElement?.closest('svg') ||
        sign.matches(GROUNDS) ||
        unseen(sign) ||
        !sign.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const lost = shown(sign, box);
      if (lost === null) continue;
      if (lost > 0.2 * Math.min(box.width, box.height)) problems.push(`cut by ${Math.round(lost)} px: ${named(sign)}`);
      const cover = over(sign, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (cover) problems.push(`covered by ${named(cover)}: ${named(sign)}`);
    }
    document.adoptedStyleSheets.pop();
    return [...new Set(problems)];
  });
