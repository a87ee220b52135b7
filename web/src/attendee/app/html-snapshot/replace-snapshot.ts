/** Maximum time to show the snapshot, however slow the app is, in milliseconds. */
const maxShownMs = 20_000;

/**
 * Maximum time to cover the map, in milliseconds: a slow phone needs seconds, and an unavailable map never renders.
 * After that the partially drawn map becomes visible.
 */
const maxMapCoverMs = 10_000;

const mapSelector = '.map-card-canvas';

/**
 * Element drawn by the start script, which records clicks until this module runs (web/build/start-script.js).
 */
export type SnapshotElement = HTMLElement & { pressed?: EventTarget | null };

/**
 * Removes the snapshot when the app has rendered the same screen. Replays the recorded click and restores the
 * focus in the app.
 */
export function replaceSnapshotWithApp(snapshot: SnapshotElement, root: HTMLElement): void {
  let clicked: HTMLElement | null | undefined;
  /** Element under a finger that is still down: its click would reach neither the snapshot nor the app. */
  let held: HTMLElement | null | undefined;
  /** Set once the app has replaced the snapshot: until the finger is lifted, the app may render the element again. */
  let findHeld: (() => HTMLElement | undefined) | undefined;
  const recordClick = (element: HTMLElement) => {
    clicked = element;
    element.setAttribute('aria-busy', 'true');
  };
  snapshot.onclick = null;
  const pressed = clickableOf(snapshot.pressed);
  if (pressed) recordClick(pressed);
  snapshot.addEventListener('click', (event) => {
    const element = clickableOf(event.target);
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    recordClick(element);
  });
  snapshot.addEventListener('pointerdown', ({ target }) => {
    held = clickableOf(target);
  });
  const release = ({ type }: Event) => {
    if (type === 'pointerup') findHeld?.()?.click();
    held = null;
    findHeld = undefined;
  };
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
  whenChanged(root, isDrawn, maxShownMs, () => {
    const { activeElement } = document;
    const inApp = (element: Element | null | undefined) => finderInApp(element, snapshot, root);
    const [focused, toClick] = [inApp(activeElement), inApp(clicked)];
    findHeld = inApp(held);
    snapshot.remove();
    coverMap(snapshot, root);
    focused()?.focus({ preventScroll: true });
    toClick()?.click();
  });
}

const clickableOf = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button, summary') : null;

/** Returns a function that finds the app's element for one of the snapshot: the same tag, accessible name and index among equals. */
function finderInApp(element: Element | null | undefined, snapshot: Element, root: Element) {
  if (!element || !snapshot.contains(element)) return () => undefined;
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent.trim();
  // The cover of the map is inert.
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(element.tagName)].filter(
      (one) => nameOf(one) === nameOf(element) && one.closest('[inert]') === null,
    );
  const at = alike(snapshot).findIndex((one) => one === element);
  return () => alike(root)[at];
}

/** Covers the new map with its snapshot until the streets are drawn, because the partial map shows less. */
function coverMap(snapshot: Element, root: Element): void {
  const cover = snapshot.querySelector<HTMLElement>(mapSelector);
  const map = root.querySelector(mapSelector);
  const imageCount = cover?.querySelectorAll('[data-picture]').length ?? 0;
  if (!cover || !map || imageCount === 0) return;
  cover.setAttribute('inert', '');
  cover.style.cssText = 'position: absolute; inset: 0; z-index: 2000; border: 0';
  cover.prepend(...snapshot.querySelectorAll('style'));
  map.append(cover);
  const areStreetsDrawn = () => map.querySelectorAll('canvas').length >= imageCount;
  const end = whenChanged(map, areStreetsDrawn, maxMapCoverMs, () => cover.remove());
  // The cover ignores pointers, so the map below would move while hidden.
  map.addEventListener('pointerdown', end, { once: true });
}

/** True if the app has rendered a screen: each has a heading, and loading placeholders are marked as such. */
const isDrawn = (root: Element) =>
  root.querySelector('h1') !== null && root.querySelector('[data-loading]') === null;

/**
 * Calls `call` before the next paint when a change within `element` makes `isDone` true, or after `maxMs` milliseconds.
 * Returns a function that calls it at once.
 */
function whenChanged(
  element: Element,
  isDone: (element: Element) => boolean,
  maxMs: number,
  call: () => void,
): () => void {
  const end = () => {
    changes.disconnect();
    clearTimeout(timer);
    call();
  };
  const timer = setTimeout(end, maxMs);
  const changes = new MutationObserver(() => isDone(element) && end());
  changes.observe(element, { childList: true, subtree: true });
  return end;
}
