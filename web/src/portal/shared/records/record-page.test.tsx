import { screen, waitFor, within } from '@testing-library/react';
import { business } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  create,
  edit,
  fillRequired,
  form,
  open,
  prepareBusinessesTab,
  save,
  server,
  vino,
} from '../../../support/portal/businesses-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { fill } from '../../../support/portal/open-form.ts';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareBusinessesTab);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const click = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const hasClosed = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /^(Edit|Add) business$/ })).toBeNull());

describe('<RecordPage>', () => {
  it('replaces the list, focuses its heading and returns the focus to the button that opened it', async () => {
    const user = open();
    const list = screen.getByRole('heading', { level: 1, name: 'Businesses' });
    await click(user, 'Edit Vino Veritas');
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Edit business')));
    expect(list.checkVisibility?.() ?? list.closest('[style*="none"]') === null).toBe(false);
    await click(user, 'Back to businesses');
    await hasClosed();
    expect(testHistory.url).toBe('/admin/businesses');
    const opener = screen.getByRole('button', { name: 'Edit Vino Veritas' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('focuses the heading of the list if the address opened the page', async () => {
    const user = open('/admin/businesses?edit=vino');
    await form();
    await click(user, 'Cancel');
    await hasClosed();
    const list = screen.getByRole('heading', { level: 1, name: 'Businesses' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it('shows the top of the list if a link further down in another tab opened the page', async () => {
    vi.stubGlobal('scrollY', 1130);
    const user = open('/admin/businesses?edit=vino');
    await form();
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await click(user, 'Back to businesses');
    await hasClosed();
    await waitFor(() => expect(scroll).toHaveBeenLastCalledWith(0, 0));
  });

  it('links to each section of the page', async () => {
    const user = open('/admin/businesses?edit=vino');
    const links = within(await (await form()).findByRole('navigation', { name: 'Sections' }));
    const titles = links.getAllByRole('link').map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Basics',
      'Location',
      'Pictures',
      'Stamp and reward',
      'For guests',
      'Taking part',
      'Venue code',
      'Private contact',
    ]);
    await user.click(links.getByRole('link', { name: 'Private contact' }));
    const section = screen.getByRole('heading', { level: 2, name: 'Private contact' });
    expect(document.activeElement).toBe(section);
    expect(testHistory.url).toBe('/admin/businesses?edit=vino');
  });

  it('confirms before input is discarded, and returns the focus when editing continues', async () => {
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Name/, 'Vino Nuovo');
    await click(user, 'Back to businesses');
    expect(screen.getByText('Discard your changes?')).toBeTruthy();
    await click(user, 'Keep editing');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back to businesses' }));
    expect(screen.getByDisplayValue('Vino Nuovo')).toBeTruthy();
    await click(user, 'Cancel');
    await click(user, 'Discard');
    await hasClosed();
    await click(user, 'Edit Vino Veritas');
    expect((await form()).getByDisplayValue('Vino Veritas')).toBeTruthy();
  });

  it('adds another business after it saved one', async () => {
    server.on(create, { body: business('books', { name: 'Depot Books' }) });
    const user = open();
    await click(user, 'Add Business');
    await fillRequired(user);
    await click(user, 'Save and add another');
    await screen.findByText('Business created successfully');
    await waitFor(async () =>
      expect((await form()).getByLabelText<HTMLInputElement>(/^Name/).value).toBe(''),
    );
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Add business')));
    await click(user, 'Cancel');
    await hasClosed();
    const opener = screen.getByRole('button', { name: 'Add Business' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('shows next to the buttons why the record was not saved', async () => {
    server.on(edit, { status: 503, body: null });
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Rating/, '4');
    await save(user);
    const bar = within(await screen.findByRole('group', { name: 'Save' }));
    expect(
      await bar.findByText(/^Failed to save business.* Your changes are still here\.$/),
    ).toBeTruthy();
    // Announced by the toast.
    expect(bar.queryByRole('alert')).toBeNull();
  });

  it('reports a record that does not exist, with a way back', async () => {
    const user = open('/admin/businesses?edit=gone');
    expect(await screen.findByText(/^This business no longer exists/)).toBeTruthy();
    await click(user, 'Back to businesses');
    await hasClosed();
  });

  it('keeps the form of a deleted record', async () => {
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Name/, 'Vino Nuovo');
    emitSnapshot('businesses', []);
    expect(
      await screen.findByText(/^This business was deleted while you were editing/),
    ).toBeTruthy();
    server.on(create, { body: { ...vino, id: 'second' } });
    await click(user, 'Save as new business');
    await hasClosed();
  });
});
