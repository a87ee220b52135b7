import type { Page } from '@playwright/test';

/**
 * Starts to count the clicks on this page by its trusted events; an option of a list counts as one. Counts the fields that
 * something was typed in as well, each once.
 */
export async function countClicks(page: Page): Promise<void> {
  const count = () => {
    Object.assign(window, { clicks: 0 });
    const add = () => {
      const { clicks } = window as unknown as { clicks: number };
      Object.assign(window, { clicks: clicks + 1 });
    };
    addEventListener('pointerdown', (event) => event.isTrusted && add(), true);
    const typed = new WeakSet<EventTarget>();
    Object.assign(window, { typedFields: 0 });
    const isTyped = (target: EventTarget | null): target is HTMLInputElement =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type));
    const addField = ({ target }: Event) => {
      if (!isTyped(target) || typed.has(target)) return;
      typed.add(target);
      const { typedFields } = window as unknown as { typedFields: number };
      Object.assign(window, { typedFields: typedFields + 1 });
    };
    addEventListener('input', addField, true);
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && add(), true);
  };
  await page.addInitScript(count);
  await page.evaluate(count);
}

/** Returns the clicks since `countClicks`, or since the page was loaded again. */
export function clicksOn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

/** Returns the number of fields that something was typed in since `countClicks`, or since the page was loaded again. */
export function typedFieldsOn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { typedFields: number }).typedFields);
}
