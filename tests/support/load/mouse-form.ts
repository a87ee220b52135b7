import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusWithin } from '../e2e/accessibility.ts';

/** A dialog's form that is filled in by the mouse: a field that has the focus already needs no click. */
export interface MouseForm {
  dialog: Locator;
  /** Waits until it hears the keyboard. */
  hasFocus: () => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
  paste: (label: string, text: string) => Promise<void>;
  choose: (label: string, option: string | RegExp) => Promise<void>;
  tick: (label: string) => Promise<void>;
  press: (button: string | RegExp) => Promise<void>;
}

/** The form in the dialog with this title. */
export function formOf(page: Page, title: string): MouseForm {
  const dialog = page.getByRole('dialog', { name: title });
  const fieldOf = (label: string) => dialog.getByLabel(new RegExp(`^${label}`)).first();
  const enter = async (label: string): Promise<Locator> => {
    const field = fieldOf(label);
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) await field.click();
    await expect(field).toBeFocused();
    return field;
  };
  return {
    dialog,
    hasFocus: () => expectFocusWithin(dialog),
    async type(label, text) {
      const field = await enter(label);
      // A date's parts have no text to insert.
      if ((await field.getAttribute('type')) === 'datetime-local') await field.fill(text);
      else await page.keyboard.insertText(text);
    },
    async paste(label, text) {
      const field = await enter(label);
      await field.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, text);
    },
    async choose(label, option) {
      const field = fieldOf(label);
      const found = field.locator('option').filter({ hasText: option }).first();
      await field.selectOption((await found.getAttribute('value')) ?? '');
    },
    tick: (label) =>
      dialog
        .locator('label')
        .filter({ hasText: new RegExp(`^${label}`) })
        .click(),
    press: (button) => dialog.getByRole('button', { name: button }).click(),
  };
}
