import { whenDrawn } from './drawn.ts';
import { findAlike, type Likeness, likenessOf } from './likeness.ts';
import { coverMap } from './map-cover.ts';

/** However long the app takes: what was kept is not shown for longer. Milliseconds. */
const maxShownMs = 20_000;

const pressable = 'a[href], button, summary';

/** What the start script drew: until this runs it notes what is pressed (build/start-script.js). */
export type KeptScreenElement = HTMLElement & { pressed?: EventTarget | null };

/**
 * Takes the kept screen away in the moment in which the app has drawn what belongs there. What was pressed or had the
 * focus until then is pressed, or has it, in the app.
 */
export function handOver(kept: KeptScreenElement, root: HTMLElement): void {
  let pressed: Likeness | undefined;
  /** Under a finger that is still down: its press would be neither the kept screen's nor the app's. */
  let held: Likeness | undefined;
  const pressableOf = (target: EventTarget | null | undefined) =>
    target instanceof Element ? target.closest(pressable) : null;
  const press = (target: EventTarget | null | undefined) => {
    const element = pressableOf(target);
    if (!element) return false;
    pressed = likenessOf(element, kept);
    element.setAttribute('aria-busy', 'true');
    return true;
  };
  kept.onclick = null;
  press(kept.pressed);
  kept.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (press(event.target)) event.preventDefault();
  });
  kept.addEventListener('pointerdown', ({ target }) => {
    const element = pressableOf(target);
    held = element ? likenessOf(element, kept) : undefined;
  });
  const release = ({ type }: Event) => {
    if (held && type === 'pointerup' && !kept.isConnected) findAlike(held, root)?.click();
    held = undefined;
  };
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
  whenDrawn(root, maxShownMs, () => {
    const { activeElement } = document;
    const focused = kept.contains(activeElement) && likenessOf(activeElement as Element, kept);
    kept.remove();
    coverMap(kept, root);
    if (focused) findAlike(focused, root)?.focus({ preventScroll: true });
    if (pressed) findAlike(pressed, root)?.click();
  });
}
