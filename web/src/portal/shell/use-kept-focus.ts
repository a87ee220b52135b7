import { useEffect } from 'react';

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** What had the focus, and what stood around it, from the inside out. */
interface Place {
  element: Element;
  around: readonly { parent: Element; after: Element | null }[];
}

/**
 * Keeps the focus from falling to the body: where what had it is gone or cannot be used any more, as the button of a row that
 * was deleted, it goes to what stands there now, else to the heading of the tab. A press beside everything is left alone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== document.body) place = placeOf(target);
    };
    const look = () => {
      if (!isLost(place) || timer !== undefined) return;
      // A dialog that closes gives the focus back by itself, a moment later.
      timer = setTimeout(() => {
        timer = undefined;
        if (place && isLost(place)) standIn(place)?.focus();
      }, 50);
    };
    const observer = new MutationObserver(look);
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

function placeOf(element: Element): Place {
  const around: { parent: Element; after: Element | null }[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement)
    around.push({ parent: at.parentElement, after: at.nextElementSibling });
  return { element, around };
}

/** Nothing has the focus, and what had it cannot have it any more. */
function isLost(place: Place | null): place is Place {
  const has = document.activeElement;
  // One that was disabled a moment ago has it until the next drawing.
  if (!place || (has && has !== document.body && !has.matches(':disabled'))) return false;
  return !place.element.isConnected || place.element.matches(':disabled, [hidden] *');
}

/** What comes after the lost one in what is left around it, or is the last there; else the tab's heading. */
function standIn({ around }: Place): HTMLElement | undefined {
  for (const { parent, after } of around) {
    if (!parent.isConnected || parent.id === 'root' || parent === document.body) continue;
    const there = [...parent.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
    const next = after?.isConnected && there.find((each) => after.contains(each));
    const found = next || there.at(-1);
    if (found) return found;
  }
  return document.querySelector<HTMLElement>('#portal-content h1, #portal-content') ?? undefined;
}

function isShown(element: HTMLElement): boolean {
  if (element.closest('[hidden], [inert], [aria-hidden="true"]')) return false;
  // What is not drawn on this screen cannot have the focus.
  return element.checkVisibility?.() ?? true;
}
