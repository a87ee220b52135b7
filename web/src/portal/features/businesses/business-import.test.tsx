import { screen, waitFor, within } from '@testing-library/react';
import { undoBusinessImportMs } from '@wine-walk/common/api/businesses.ts';
import { at, business } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  create,
  fill,
  fillRequired,
  form,
  open,
  prepareBusinessesTab,
  server,
} from '../../../support/portal/businesses-tab.tsx';
import { recentImports } from '../../shared/csv-import/recent-imports.tsx';

beforeEach(prepareBusinessesTab);

const csv = [
  'Business,Type,Address,Lat,Lng,Contact',
  'Vino Veritas,Wine Bar,14 Mill St,38.149781,-79.075453,',
  'The Loft,Gallery,2 Mill Street,38.1501,-79.0744,Rosa',
  'Barn,Zeppelin,3 Mill Street,38.1502,-79.0745,',
].join('\n');

it('previews a file, skips businesses that are there, and imports the others with their contact', async () => {
  const post = 'POST /api/admin/businesses/import';
  server.on(post, { body: { importId: 'i1', added: 1, present: [] } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload((await form()).getByLabelText('CSV file'), new File([csv], 'doors.csv'));
  expect(await screen.findByText('1 new, 1 already here, 1 bad')).toBeTruthy();
  const bad = within(screen.getByRole('table', { name: 'Bad lines' }));
  expect(
    bad.getByText(
      /We don’t know the category “Zeppelin”. Use one of these: Restaurant, Bar\/Pub, /,
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 1 business' }));
  expect(await screen.findByText('1 business added')).toBeTruthy();
  expect(server.requestsTo(post)[0]?.body).toMatchObject({
    businesses: [{ name: 'The Loft', category: 'art_gallery', contact: { person: 'Rosa' } }],
  });
});

it('lists imports of the last day', () => {
  const of = (id: string, importId: string | null, minutes: number) =>
    business(id, { name: id, importId, createdAt: at(minutes) });
  const all = [of('b', 'i1', 0), of('a', 'i1', 0), of('c', null, 0), of('d', 'i0', -1440)];
  expect(recentImports(all, undoBusinessImportMs, Date.parse(at(0)))).toEqual([
    { id: 'i1', count: 2, first: 'a' },
  ]);
});

it('offers to swap coordinates that look swapped', async () => {
  const user = open('/admin/businesses?new=1');
  await fill(user, /^Latitude/, '-79.07');
  await fill(user, /^Longitude/, '38.15');
  await user.click(await screen.findByRole('button', { name: 'Swap them' }));
  expect((await form()).getByLabelText<HTMLInputElement>(/^Latitude/).value).toBe('38.15');
  expect(screen.queryByText(/look swapped/)).toBeNull();
});

it('opens an empty form for another business after saving', async () => {
  server.on(create, { body: business('depot') });
  const user = open('/admin/businesses?new=1');
  await fillRequired(user);
  await user.click(screen.getByRole('button', { name: 'Save and add another' }));
  expect(await screen.findByText('Business created successfully')).toBeTruthy();
  await waitFor(async () =>
    expect((await form()).getByLabelText<HTMLInputElement>(/^Name/).value).toBe(''),
  );
});
