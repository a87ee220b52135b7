import { useEffect } from 'react';

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

const dialogs = '[role="dialog"], [role="alertdialog"], dialog';

/** What had the focus, and what stood around it, from the inside out. */
interface FocusPosition {
  element: Element;
  around: readonly { parent: Element; after: Element | null }[];
  /** Of something in a dialog: what had the focus before it opened. */
  before: FocusPosition | null;
}

/**
 * Keeps the focus from falling to the body: where what had it is gone or cannot be used any more, as the button of a row that
 * was deleted, it goes to what stands there now, else to the heading of the tab. What was in a dialog that closed leads back to
 * where that was opened, also where its opener went with it. A press beside everything is left alone.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let place: FocusPosition | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== document.body) place = placeOf(target, place);
    };
    const checkFocus = () => {
      if (!isLost(place) || timer !== undefined) return;
      // A dialog that closes gives the focus back by itself, a moment later.
      timer = setTimeout(() => {
        timer = undefined;
        if (place && isLost(place)) focusReplacement(place)?.focus();
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

function placeOf(element: Element, last: FocusPosition | null): FocusPosition {
  const around: { parent: Element; after: Element | null }[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement)
    around.push({ parent: at.parentElement, after: at.nextElementSibling });
  const dialog = element.closest(dialogs);
  const before = !dialog || !last || !dialog.contains(last.element) ? last : last.before;
  return { element, around, before: dialog && before };
}

/** Nothing has the focus, and what had it cannot have it any more. */
function isLost(place: FocusPosition | null): place is FocusPosition {
  const has = document.activeElement;
  // One that was disabled a moment ago has it until the next drawing.
  if (!place || (has && has !== document.body && !has.matches(':disabled'))) return false;
  return !canReceiveFocus(place.element);
}

const canReceiveFocus = (element: Element) =>
  element.isConnected && !element.matches(':disabled, [hidden] *');

/** What comes after the lost one in what is left around it, or is the last there; else the tab's heading. */
function focusReplacement({ around, before }: FocusPosition): HTMLElement | undefined {
  const content = document.getElementById('portal-content');
  const heading = content?.querySelector('h1');
  for (const { parent, after } of around) {
    if (!parent.isConnected || parent.id === 'root' || parent === document.body) continue;
    const there = [...parent.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
    const next = after?.isConnected && there.find((candidate) => after.contains(candidate));
    // The whole tab: its last button may be the one that signs out.
    const target = next || (heading && parent.contains(heading) ? heading : there.at(-1));
    if (target) return target;
  }
  if (before)
    return canReceiveFocus(before.element)
      ? (before.element as HTMLElement)
      : focusReplacement(before);
  return heading ?? content ?? undefined;
}

function isShown(element: HTMLElement): boolean {
  if (element.closest('[hidden], [inert], [aria-hidden="true"]')) return false;
  // What is not drawn on this screen cannot have the focus.
  return element.checkVisibility?.() ?? true;
}
