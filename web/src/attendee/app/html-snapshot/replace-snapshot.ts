import {
  type ElementSignature,
  findMatchingElement,
  getElementSignature,
} from './element-signature.ts';
import { showMapPlaceholder } from './map-placeholder.ts';
import { onFirstRender } from './on-first-render.ts';

/** Maximum time to show the snapshot, however slow the app is, in milliseconds. */
const maxShownMs = 20_000;

const pressable = 'a[href], button, summary';

/**
 * Element drawn by the start script, which records presses until this module runs (build/start-script.js).
 */
export type SnapshotElement = HTMLElement & { pressed?: EventTarget | null };

/**
 * Removes the snapshot when the app has rendered the same screen. Replays the recorded press and restores the
 * focus in the app.
 */
export function replaceSnapshotWithApp(kept: SnapshotElement, root: HTMLElement): void {
  let pressed: ElementSignature | undefined;
  /** Element under a finger that is still down: its press would reach neither the snapshot nor the app. */
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
