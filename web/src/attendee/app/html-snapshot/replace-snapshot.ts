import {
  type ElementSignature,
  findMatchingElement,
  getElementSignature,
} from './element-signature.ts';
import { showMapPlaceholder } from './map-placeholder.ts';
import { onFirstRender } from './on-first-render.ts';

/** However long the app takes: what was kept is not shown for longer. Milliseconds. */
const maxShownMs = 20_000;

const pressable = 'a[href], button, summary';

/** What the start script drew: until this runs it notes what is pressed (build/start-script.js). */
export type SnapshotElement = HTMLElement & { pressed?: EventTarget | null };

/**
 * Takes the kept screen away in the moment in which the app has drawn what belongs there. What was pressed or had the
 * focus until then is pressed, or has it, in the app.
 */
export function replaceSnapshotWithApp(kept: SnapshotElement, root: HTMLElement): void {
  let pressed: ElementSignature | undefined;
  /** Under a finger that is still down: its press would be neither the kept screen's nor the app's. */
  let held: ElementSignature | undefined;
  const pressableOf = (target: EventTarget | null | undefined) =>
    target instanceof Element ? target.closest(pressable) : null;
  const press = (target: EventTarget | null | undefined) => {
    const element = pressableOf(target);
    if (!element) return false;
    pressed = getElementSignature(element, kept);
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
    held = element ? getElementSignature(element, kept) : undefined;
  });
  const release = ({ type }: Event) => {
    if (held && type === 'pointerup' && !kept.isConnected) findMatchingElement(held, root)?.click();
    held = undefined;
  };
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
  onFirstRender(root, maxShownMs, () => {
    const { activeElement } = document;
    const focused =
      kept.contains(activeElement) && getElementSignature(activeElement as Element, kept);
    kept.remove();
    showMapPlaceholder(kept, root);
    if (focused) findMatchingElement(focused, root)?.focus({ preventScroll: true });
    if (pressed) findMatchingElement(pressed, root)?.click();
  });
}
