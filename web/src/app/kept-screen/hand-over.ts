import { whenDrawn } from './drawn.ts';
import { findAlike, type Likeness, likenessOf } from './likeness.ts';
import { coverMap } from './map-cover.ts';

/** However long the app takes: what was kept is not shown for longer. Milliseconds. */
const maxShownMs = 20_000;

const pressable = 'a[href], button, summary';

/**
 * Takes the kept screen away in the moment in which the app has drawn what belongs there. What was pressed or had the
 * focus until then is pressed, or has it, in the app.
 */
export function handOver(kept: HTMLElement, root: HTMLElement): void {
  let pressed: Likeness | undefined;
  kept.addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest(pressable);
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed = likenessOf(element, kept);
    element.setAttribute('aria-busy', 'true');
  });
  whenDrawn(root, maxShownMs, () => {
    const { activeElement } = document;
    const focused = kept.contains(activeElement) && likenessOf(activeElement as Element, kept);
    kept.remove();
    coverMap(kept, root);
    if (focused) findAlike(focused, root)?.focus({ preventScroll: true });
    if (pressed) findAlike(pressed, root)?.click();
  });
}
