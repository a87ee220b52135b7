import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyBusinessFacts } from '@wine-walk/common/model/businesses.ts';
import { business, event, offer, pour } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  form,
  open,
  prepareBusinessesTab,
  rail,
  rowOf,
  save,
  server,
  vino,
} from '../../../support/portal/businesses-tab.tsx';
import { emitSnapshot, fail } from '../../../support/portal/fake-live.ts';
import { fill } from '../../../support/portal/open-form.ts';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareBusinessesTab);

describe('<BusinessList>', () => {
  it('sorts by its headings and keeps the order in the URL', async () => {
    const user = open();
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('td p')?.textContent);
    await user.click(screen.getByRole('button', { name: 'Business' }));
    expect(names()).toEqual(['The Brass Rail', 'Vino Veritas']);
    await user.click(screen.getByRole('button', { name: 'Business' }));
    expect(names()).toEqual(['Vino Veritas', 'The Brass Rail']);
    expect(screen.getByRole('columnheader', { name: 'Business' }).ariaSort).toBe('descending');
    expect(testHistory.url).toContain('sort=-name');
  });

  it.each(['Business', '-Negocio', 'edit'])(
    'keeps the order of the list for sort=%s in the URL',
    (sort) => {
      open(`/admin/businesses?sort=${sort}`);
      expect(screen.getByRole('columnheader', { name: 'Business' }).ariaSort).toBe('none');
      expect(screen.getAllByRole('row')).toHaveLength(3);
    },
  );

  it('opens a business by a click on its row, but not on a control in it', async () => {
    const user = open();
    await user.click(within(rowOf('Vino Veritas')).getByText('14 Mill Street'));
    expect(await screen.findByRole('region', { name: 'Edit business' })).toBeTruthy();
  });

  it('searches by name and category, ignoring accents', async () => {
    emitSnapshot('businesses', [business('cafe', { name: 'Café Olé', category: 'retail' }), rail]);
    const user = open();
    await user.type(screen.getByRole('searchbox'), 'cafe ole');
    expect(screen.getByText('Café Olé')).toBeTruthy();
    expect(screen.queryByText('The Brass Rail')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'pub');
    expect(screen.getByText('The Brass Rail')).toBeTruthy();
    expect(screen.queryByText('Café Olé')).toBeNull();
  });

  it("triggers the browser's confirmation before a reload discards input", async () => {
    const user = open();
    const isConfirming = () =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(screen.getByRole('button', { name: 'Edit Vino Veritas' }));
    await form();
    expect(isConfirming()).toBe(false);
    await fill(user, /^Name/, 'Vino e Verità');
    expect(isConfirming()).toBe(true);
    await save(user);
  });

  it('shows each business with its badge and an edit button, a bar as Bar/Pub', () => {
    open();
    expect(within(rowOf('Vino Veritas')).getByText('Active')).toBeTruthy();
    expect(within(rowOf('The Brass Rail')).getByText('Inactive')).toBeTruthy();
    expect(within(rowOf('The Brass Rail')).getByText('Bar/Pub')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Vino Veritas' })).toBeTruthy();
  });

  it('names the businesses that offer nothing at the selected event, first when sorted by it', async () => {
    const hours = { ...emptyBusinessFacts(), openFrom: '17:00' };
    emitSnapshot('businesses', [
      business('loft', { name: 'The Loft' }),
      business('mill', { name: 'The Mill' }),
      business('rail', { name: 'The Rail', isActive: false }),
      business('vino', { name: 'Vino Veritas', facts: hours }),
    ]);
    emitSnapshot('events', [event('next', { businessIds: ['mill', 'rail', 'vino'] })]);
    emitSnapshot('events/next/offers', [offer('mill', { pours: [pour('Norton 2021')] })]);
    const user = open('/admin/businesses?event=next');
    await user.click(await screen.findByRole('button', { name: 'Offer' }));
    const texts = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/Vino Veritas.*No offer yet/),
      expect.stringMatching(/The Mill.*Norton 2021/),
      expect.stringMatching(/The Loft.*Not in this walk/),
      expect.stringMatching(/The Rail.*Not in this walk/),
    ]);
    expect(texts[1]).not.toMatch(/No offer yet/);
  });

  it('shows no rating of a business without one', () => {
    emitSnapshot('businesses', [business('a', { rating: 0 }), business('b', { rating: 4.5 })]);
    open();
    expect(screen.getByText('4.5')).toBeTruthy();
    expect(screen.queryByText('0.0')).toBeNull();
  });

  it('filters by category in the URL', async () => {
    const user = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Bar/Pub');
    expect(screen.queryByText('Vino Veritas')).toBeNull();
    expect(testHistory.url).toBe('/admin/businesses?category=bar');
  });

  it('searches names and descriptions, ignoring case', async () => {
    emitSnapshot('businesses', [rail, { ...vino, description: 'A cellar of Riojas' }]);
    const user = open();
    const search = screen.getByRole('searchbox', { name: 'Search businesses' });
    await user.type(search, 'RIOJA');
    expect(screen.queryByText('The Brass Rail')).toBeNull();
    expect(screen.getByText('Vino Veritas')).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'brass');
    expect(screen.queryByText('Vino Veritas')).toBeNull();
    expect(screen.getByText('1 of 2 businesses')).toBeTruthy();
  });

  it('shows Failed to fetch businesses when loading fails', async () => {
    server.on('GET /api/admin/session', {
      body: { username: 'dana', fullName: '', role: 'admin' },
    });
    open();
    act(() => fail('businesses', new Error('permission-denied')));
    expect(await screen.findByText('Failed to fetch businesses')).toBeTruthy();
    await waitFor(() =>
      expect(server.requests.map(({ path }) => path)).toContain('/api/admin/session'),
    );
  });
});
