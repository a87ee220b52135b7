import { showMapPlaceholder } from './map-placeholder.ts';

/** Maximum time to show the snapshot, however slow the app is, in milliseconds. */
const maxShownMs = 20_000;

const clickable = 'a[href], button, summary';

/**
 * Element drawn by the start script, which records clicks until this module runs (web/build/start-script.js).
 */
export type SnapshotElement = HTMLElement & { pressed?: EventTarget | null };

/**
 * Removes the snapshot when the app has rendered the same screen. Replays the recorded click and restores the
 * focus in the app.
 */
export function replaceSnapshotWithApp(snapshot: SnapshotElement, root: HTMLElement): void {
  let clicked: ElementSignature | undefined;
  /** Element under a finger that is still down: its click would reach neither the snapshot nor the app. */
  let held: ElementSignature | undefined;
  const clickableOf = (target: EventTarget | null | undefined) =>
    target instanceof Element ? target.closest(clickable) : null;
  const recordClick = (target: EventTarget | null | undefined) => {
    const element = clickableOf(target);
    if (!element) return false;
    clicked = getElementSignature(element, snapshot);
    element.setAttribute('aria-busy', 'true');
    return true;
  };
  snapshot.onclick = null;
  recordClick(snapshot.pressed);
  snapshot.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (recordClick(event.target)) event.preventDefault();
  });
  snapshot.addEventListener('pointerdown', ({ target }) => {
    const element = clickableOf(target);
    held = element ? getElementSignature(element, snapshot) : undefined;
  });
  const release = ({ type }: Event) => {
    if (held && type === 'pointerup' && !snapshot.isConnected)
      findMatchingElement(held, root)?.click();
    held = undefined;
  };
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
  onFirstRender(root, maxShownMs, () => {
    const { activeElement } = document;
    const focused =
      snapshot.contains(activeElement) && getElementSignature(activeElement as Element, snapshot);
    snapshot.remove();
    showMapPlaceholder(snapshot, root);
    if (focused) findMatchingElement(focused, root)?.focus({ preventScroll: true });
    if (clicked) findMatchingElement(clicked, root)?.click();
  });
}

/** Identifies an element across re-renders by tag, accessible name and index among equals. */
interface ElementSignature {
  tag: string;
  name: string;
  nth: number;
}

/** Returns the signature of an element within `drawn`. */
function getElementSignature(element: Element, drawn: Element): ElementSignature {
  const like = { tag: element.tagName, name: nameOf(element) };
  return { ...like, nth: allAlike(like, drawn).indexOf(element as HTMLElement) };
}

/** Returns the element with this signature in another tree; undefined if none matches. */
function findMatchingElement(like: ElementSignature, drawn: Element): HTMLElement | undefined {
  return allAlike(like, drawn)[like.nth];
}

function allAlike(
  { tag, name }: Pick<ElementSignature, 'tag' | 'name'>,
  drawn: Element,
): HTMLElement[] {
  return [...drawn.querySelectorAll<HTMLElement>(tag)].filter((one) => nameOf(one) === name);
}

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent.trim();

/**
 * True if the app has rendered a screen: every screen has a heading, and loading placeholders are marked as
 * such.
 */
function isDrawn(root: Element): boolean {
  return root.querySelector('h1') !== null && root.querySelector('[data-loading]') === null;
}

/** Calls `call` once, before the next paint, when a screen is rendered in `root`, or after `maxMs` milliseconds. */
function onFirstRender(root: Element, maxMs: number, call: () => void): void {
  const end = () => {
    changes.disconnect();
    clearTimeout(timer);
    call();
  };
  const timer = setTimeout(end, maxMs);
  const changes = new MutationObserver(() => isDrawn(root) && end());
  changes.observe(root, { childList: true, subtree: true });
}
