import { useEffect } from 'react';

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog';

/** Place of the focused element, or of an element around it, among its siblings. */
interface Place {
  parent: Element;
  previous: Element | null;
  next: Element | null;
}

/** Focused element and the places around it, from the inside out. */
interface FocusPosition {
  element: Element;
  /** Name of the element when it received the focus: a button may be renamed while it is busy. */
  name: string;
  around: readonly Place[];
  /** For an element in a dialog or menu, which `around` ends with: the focus before that opened. */
  before: FocusPosition | null;
}

/**
 * Restores the focus when the focused element is removed or disabled, such as the button of a deleted row: to
 * the element of the same name in content that was rendered again, such as a saved form, else to the element in
 * its position, else to the heading of the tab or screen, once it is loaded. After a dialog or menu closes, the focus
 * returns to its opener or the opener's position. Clicks outside of controls are ignored.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let position: FocusPosition | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== document.body)
        position = positionOf(target, position);
    };
    const checkFocus = () => {
      if (!isLost(position) || timer !== undefined) return;
      // A closing dialog or menu restores the focus shortly after.
      timer = setTimeout(() => {
        timer = undefined;
        const target = isLost(position) ? focusReplacement(position) : undefined;
        // The heading may be far from where the user reads.
        target?.focus({ preventScroll: target.matches('h1') });
      }, 50);
    };
    const observer = new MutationObserver(checkFocus);
    const attributeFilter = ['disabled', 'hidden'];
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
    document.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      clearTimeout(timer);
    };
  }, []);
}

function positionOf(element: Element, last: FocusPosition | null): FocusPosition {
  const around: Place[] = [];
  const overlay = element.closest(overlays);
  const end = overlay ?? document.body;
  for (let at = element; at.parentElement && at !== end; at = at.parentElement)
    around.push({
      parent: at.parentElement,
      previous: at.previousElementSibling,
      next: at.nextElementSibling,
    });
  const before = !overlay || !last || !overlay.contains(last.element) ? last : last.before;
  return { element, name: nameOf(element), around, before: overlay && before };
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name');
  return `${element.tagName} ${name ?? element.textContent}`;
}

/** True if nothing has the focus and the last focused element cannot receive it. */
function isLost(position: FocusPosition | null): position is FocusPosition {
  const has = document.activeElement;
  // A newly disabled element keeps the focus until the next frame.
  if (!position || (has && has !== document.body && !has.matches(':disabled'))) return false;
  return !canReceiveFocus(position.element);
}

const canReceiveFocus = (element: Element) =>
  element.isConnected && !element.matches(':disabled, [hidden] *');

/**
 * Returns the element in the place of the lost one, the last one that remains around it, or the heading. Undefined while the
 * next screen loads: its heading receives the focus afterwards.
 */
function focusReplacement({ name, around, before }: FocusPosition): HTMLElement | undefined {
  const content = document.querySelector('#portal-content, #content');
  const headings = [...(content?.querySelectorAll<HTMLElement>('h1') ?? [])];
  const heading = headings.find(isRendered);
  for (const place of around) {
    const { parent } = place;
    if (content && !heading && parent.contains(content)) return undefined;
    if (!parent.isConnected || parent.id === 'root' || parent === document.body) continue;
    const candidates = [...parent.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
    const inPlace = candidates.filter((candidate) => isInPlace(candidate, place));
    const same = inPlace.find((each) => nameOf(each) === name && isBeforeNext(each, place));
    // For the whole tab, the last button may be the one that signs out.
    const target =
      same || inPlace[0] || (heading && parent.contains(heading) ? heading : candidates.at(-1));
    if (target) return target;
  }
  if (before)
    return canReceiveFocus(before.element)
      ? (before.element as HTMLElement)
      : focusReplacement(before);
  return heading;
}

/** True if the element is after the previous sibling, which is a replacement or the next one; else in the next sibling. */
function isInPlace(element: Element, { previous, next }: Place): boolean {
  if (!previous) return true;
  if (!previous.isConnected) return next?.contains(element) ?? false;
  const isAfter = previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return Boolean(isAfter) && !previous.contains(element);
}

/** True if the element is in the content that replaced the lost one, not in a sibling after it. */
function isBeforeNext(element: Element, { next }: Place): boolean {
  if (!next?.isConnected) return true;
  return Boolean(next.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
}

function isShown(element: HTMLElement): boolean {
  if (element.closest('[hidden], [inert], [aria-hidden="true"]')) return false;
  return isRendered(element);
}

/** False for an element that cannot receive the focus, because this width or the next screen hides it. */
function isRendered(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
