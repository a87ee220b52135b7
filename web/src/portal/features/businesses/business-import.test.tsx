import { act, screen, waitFor, within } from '@testing-library/react';
import { at, business } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  create,
  fillRequired,
  form,
  open,
  prepareBusinessesTab,
  server,
} from '../../../support/portal/businesses-tab.tsx';
import { fill } from '../../../support/portal/open-form.ts';

beforeEach(prepareBusinessesTab);

const csv = [
  'Business,Type,Address,Lat,Lng,Contact',
  'Vino Veritas,Wine Bar,14 Mill St,38.149781,-79.075453,',
  'The Loft,Gallery,2 Mill Street,38.1501,-79.0744,Rosa',
  'Barn,Zeppelin,3 Mill Street,38.1502,-79.0745,',
].join('\n');

it('previews a file, skips businesses that are there, and imports the others with their contact', async () => {
  const post = 'POST /api/admin/businesses/import';
  server.on(post, { body: { changeId: 'i1', added: 1, present: [] } });
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

it('remains open as a dialog without a description while the file is imported', async () => {
  const pending = Promise.withResolvers<{ body: unknown }>();
  server.on('POST /api/admin/businesses/import', () => pending.promise);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload((await form()).getByLabelText('CSV file'), new File([csv], 'doors.csv'));
  await user.click(await screen.findByRole('button', { name: 'Import 1 business' }));
  await screen.findByText('Importing…');
  const dialog = within(screen.getByRole('dialog', { description: '' }));
  await user.keyboard('{Escape}');
  expect(dialog.queryByText('Discard your changes?')).toBeNull();
  await act(async () => pending.resolve({ body: { changeId: 'i1', added: 1, present: [] } }));
  expect(await screen.findByText('1 business added')).toBeTruthy();
});

it('names the columns of invalid cells as their labels', async () => {
  const file = [
    'Business,Type,Address,Lat,Lng,Phone,Contact Email',
    `The Loft,Gallery,2 Mill Street,38.1501,-79.0744,${'5'.repeat(60)},rosa@`,
  ];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const csvFile = new File([file.join('\n')], 'doors.csv');
  await user.upload((await form()).getByLabelText('CSV file'), csvFile);
  const bad = within(await screen.findByRole('table', { name: 'Bad lines' }));
  expect(bad.getByText(/Phone for guests: .*Contact email \(private\): /)).toBeTruthy();
});

it('undoes an import of the last day and names the businesses that stay', async () => {
  const imports = 'GET /api/admin/changes?topic=businesses';
  const imported = {
    kind: 'business-import',
    id: 'i1',
    partIds: ['i1'],
    eventId: null,
    count: 3,
    firstName: 'Barn',
    madeBy: 'dana',
    madeAt: at(0),
    undoUntil: new Date(Date.now() + 3_600_000).toISOString(),
  };
  server.on(imports, { body: { changes: [imported] } });
  const leftAlone = [{ id: 'loft', name: 'The Loft', reason: null }];
  server.on('POST /api/admin/changes/i1/undo', {
    body: { removed: 2, restored: 0, leftAlone, nextCursor: null },
  });
  const user = open();
  await user.click(await screen.findByText('1 recent change can be undone'));
  server.on(imports, { body: { changes: [] } });
  const name = 'Undo: Imported in the last day: Barn and 2 more';
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Import undone: 2 removed')).toBeTruthy();
  expect(screen.getByText(/left them alone: The Loft\.$/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('1 recent change can be undone')).toBeNull());
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
