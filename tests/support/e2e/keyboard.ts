import type { JSHandle, Page } from '@playwright/test';

/** Maximum number of tab stops: more than any page of the portal has. */
const maxTabs = 400;
/** Maximum number of equal tab stops: more than the parts of a time field, or the controls in the preview of an email. */
const maxSameTabs = 12;

interface Walk {
  /** Number of times that the focus left the page. */
  exits: number;
  /** Controls in the page or the open dialog, with their unfocused look. */
  looks: Map<Element, string>;
  reached: Set<Element>;
  last: Element | null;
  lookOf: (control: Element) => string;
}

/**
 * Presses Tab through the page, or through the open dialog, and returns the faults for people without a pointer: controls that
 * are not reached, keep the focus, look the same with it, or are covered or out of view then.
 */
export async function findKeyboardFaults(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(startWalk);
  const faults: string[] = [];
  for (let tabs = 0, same = 0; ; tabs += 1) {
    await page.keyboard.press('Tab');
    const { stop, fault } = await walk.evaluate(lookAtFocus);
    if (fault) faults.push(fault);
    same = stop === 'same' ? same + 1 : 0;
    if (same > maxSameTabs || tabs > maxTabs)
      faults.push(`Tab does not leave ${await focusedHtml(page)}`);
    if (stop === 'end' || same > maxSameTabs || tabs > maxTabs) break;
  }
  faults.push(...(await unreachedOf(walk)));
  await walk.dispose();
  return faults;
}

/** Runs in the page. */
function startWalk(): Walk {
  const isOpen = (each: Element) => each.getAttribute('data-state') !== 'closed';
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const scope = [...dialogs].filter((each) => isOpen(each) && each.checkVisibility()).at(-1);
  const lookOf = (control: Element) => {
    const { nextElementSibling, parentElement } = control;
    const label = control.closest('label');
    const parts = [control, nextElementSibling, parentElement, label, ...(label?.children ?? [])];
    return parts
      .filter((part) => part !== null)
      .map((part) => getComputedStyle(part))
      .map((style) => `${style.outline} ${style.boxShadow} ${style.borderColor} ${style.transform}`)
      .join();
  };
  const controls = (scope ?? document).querySelectorAll(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [role="menuitem"])',
  );
  const had = document.activeElement;
  if (had instanceof HTMLElement) had.blur();
  const shown = [...controls].filter(
    (each) => each.checkVisibility() && !each.closest('[inert], [aria-hidden="true"]'),
  );
  const looks = new Map(shown.map((each) => [each, lookOf(each)]));
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  return { exits: 0, looks, reached: new Set(), last: null, lookOf };
}

/** Runs in the page. */
function lookAtFocus(walk: Walk): { stop: 'next' | 'same' | 'end'; fault?: string } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    walk.exits += 1;
    return { stop: walk.exits > 1 ? 'end' : 'next' };
  }
  if (focused === walk.last) return { stop: 'same' };
  if (walk.reached.has(focused)) return { stop: 'end' };
  walk.last = focused;
  walk.reached.add(focused);
  const html = focused.outerHTML.slice(0, 200);
  const before = walk.looks.get(focused);
  if (before !== undefined && before === walk.lookOf(focused))
    return { stop: 'next', fault: `looks the same with the focus: ${html}` };
  const label = focused.closest('label');
  const shown = label ?? focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const isClear = (down: number) => {
    const there = document.elementFromPoint(left + width / 2, top + height * down);
    return there && (shown.contains(there) || there.contains(shown));
  };
  // A high one may extend beyond the window.
  const points = height > innerHeight / 3 ? [0.1, 0.5, 0.9] : [0.5];
  if (points.some(isClear)) return { stop: 'next' };
  return { stop: 'next', fault: `covered or out of view with the focus: ${html}` };
}

/** Returns the controls that Tab did not reach: of a group of radio buttons, one is enough. */
function unreachedOf(walk: JSHandle<Walk>): Promise<string[]> {
  return walk.evaluate(({ looks, reached }) => {
    const radioGroup = (each: Element) =>
      each instanceof HTMLInputElement && each.type === 'radio' ? each.name : null;
    const groups = new Set([...reached].map(radioGroup));
    return [...looks.keys()]
      .filter((each) => each.isConnected && each.checkVisibility() && !reached.has(each))
      .filter((each) => radioGroup(each) === null || !groups.has(radioGroup(each)))
      .map((each) => `not reached by Tab: ${each.outerHTML.slice(0, 200)}`);
  });
}

function focusedHtml(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
}
