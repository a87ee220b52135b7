import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStaffData } from '../../../platform/storage/sign-out.ts';
import { open, prepareBusinessesTab } from '../../../support/portal/businesses-tab.tsx';
import { fill } from '../../../support/portal/open-form.ts';
import { clearDrafts } from './form-drafts.ts';

beforeEach(prepareBusinessesTab);

const address = '/admin/businesses?edit=vino';
const valueOf = async (label: RegExp) =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value;

/** Types into the form of a business. */
async function type(texts: readonly [RegExp, string][]) {
  const user = open(address);
  for (const [label, text] of texts) await fill(user, label, text);
  return user;
}

/** Unmounts everything; only the storage of the browser tab remains. */
function reload() {
  cleanup();
  const stored = Object.entries(window.sessionStorage) as [string, string][];
  clearDrafts();
  for (const [key, value] of stored) window.sessionStorage.setItem(key, value);
}

describe('useDraft', () => {
  it('restores the input after a reload, with a notice', async () => {
    await type([
      [/^Name/, 'Vino Nuovo'],
      [/^Contact person/, 'Ines Vale'],
    ]);
    reload();
    open(address);
    expect(await screen.findByDisplayValue('Vino Nuovo')).toBeTruthy();
    expect(await valueOf(/^Contact person/)).toBe('Ines Vale');
    expect(screen.getByText(/^Your unsaved changes are back/)).toBeTruthy();
  });

  it('drops the private contact when the session ends', async () => {
    await type([
      [/^Name/, 'Vino Nuovo'],
      [/^Contact person/, 'Ines Vale'],
    ]);
    cleanup();
    clearStaffData();
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Ines Vale');
    open(address);
    expect(await screen.findByDisplayValue('Vino Nuovo')).toBeTruthy();
    expect(await valueOf(/^Contact person/)).toBe('');
  });

  it('clears the draft at sign-out', async () => {
    await type([[/^Name/, 'Vino Nuovo']]);
    cleanup();
    clearDrafts();
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Vino Nuovo');
    open(address);
    expect(await valueOf(/^Name/)).toBe('Vino Veritas');
  });

  it('drops the draft after 24 hours', async () => {
    await type([[/^Name/, 'Vino Nuovo']]);
    reload();
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    open(address);
    expect(await valueOf(/^Name/)).toBe('Vino Veritas');
    expect(screen.queryByText(/^Your unsaved changes are back/)).toBeNull();
  });

  it.each([
    ['another field', (text: string) => text.replaceAll('"address":', '"street":')],
    ['a field of another type', (text: string) => text.replaceAll('"Vino Nuovo"', '7')],
    ['no JSON', (text: string) => text.slice(1)],
  ])('drops a draft with %s', async (_, damage) => {
    await type([[/^Name/, 'Vino Nuovo']]);
    reload();
    for (const [key, value] of Object.entries(window.sessionStorage) as [string, string][])
      window.sessionStorage.setItem(key, damage(value));
    open(address);
    expect(await valueOf(/^Name/)).toBe('Vino Veritas');
  });

  it('drops the draft when the input is the saved one again', async () => {
    const user = await type([[/^Name/, 'Vino Nuovo']]);
    await fill(user, /^Name/, 'Vino Veritas');
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Vino Veritas');
  });

  it('drops the draft when another tab is opened after the confirmation', async () => {
    vi.stubGlobal('confirm', () => true);
    await type([[/^Name/, 'Vino Nuovo']]);
    const link = document.createElement('a');
    link.href = '/admin/rewards';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    link.remove();
    reload();
    open(address);
    expect(await valueOf(/^Name/)).toBe('Vino Veritas');
  });

  it('keeps a separate draft for a new business', async () => {
    await type([[/^Name/, 'Vino Nuovo']]);
    reload();
    open('/admin/businesses?new=1');
    expect(await valueOf(/^Name/)).toBe('');
    expect(within(document.body).queryByDisplayValue('Vino Nuovo')).toBeNull();
  });
});
