import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { catchSavedFiles } from '../../../support/portal/saved-files.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { CheckInsExport } from './check-ins-export.tsx';

const call = 'POST /api/admin/check-ins/export';
const rows = [
  {
    capturedAt: '2026-11-20T23:10:00.000Z',
    businessId: 'vino',
    state: 'verified',
    way: 'location',
    distanceMeters: 4,
  },
  {
    capturedAt: '2026-11-20T23:20:00.000Z',
    businessId: 'gone',
    state: 'refused',
    way: 'paper',
    distanceMeters: null,
  },
] as const;
const files = catchSavedFiles();
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.on('GET /api/admin/businesses', { body: [business('vino', { name: 'Vino, Veritas' })] });
  server.on(call, ({ body }) => {
    const isFirst = !(body as { cursor?: string }).cursor;
    return { body: { rows: [rows[isFirst ? 0 : 1]], nextCursor: isFirst ? 'after' : null } };
  });
});
function open() {
  render(
    <TestTab>
      <CheckInsExport event={event('autumn')} />
    </TestTab>,
  );
  return userEvent.setup();
}

/** Lines of a saved file. */
async function linesOf(name: string): Promise<string[]> {
  const text = await files.find((file) => file.name === name)?.content.text();
  return (text ?? '').replace(/^\uFEFF/, '').split('\r\n');
}

it('saves the check-ins of all parts, with the names of the shops', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Check-ins (CSV)' }));
  expect(await screen.findByText('2 check-ins exported')).toBeTruthy();
  expect(server.requestsTo(call).map(({ body }) => body)).toEqual([
    { eventId: 'autumn' },
    { eventId: 'autumn', cursor: 'after' },
  ]);
  expect(await linesOf('wine-walk-check-ins.csv')).toEqual([
    'time,shop,state,way,distance_meters',
    '2026-11-20T23:10:00.000Z,"Vino, Veritas",verified,location,4',
    '2026-11-20T23:20:00.000Z,gone,refused,paper,',
  ]);
});

it('saves the meaning of each column and value', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'What the columns mean (CSV)' }));
  const [head, ...lines] = await linesOf('wine-walk-check-ins-columns.csv');
  expect(head).toBe('Column,Meaning,Values');
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'time',
    'shop',
    'state',
    'way',
    'distance_meters',
  ]);
  for (const { state, way } of rows) {
    expect(lines[2]).toContain(`${state}: `);
    expect(lines[3]).toContain(`${way}: `);
  }
});
