import { CompressionStream } from 'node:stream/web';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collection, corner, line } from '@wine-walk/common/support/drawn-district.ts';
import { business, event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { DistrictImportDialog } from './district-import-dialog.tsx';

// jsdom has no canvas; browser tests check the preview.
vi.mock('./district-preview.tsx', () => ({ default: () => <p>Preview</p> }));

const vino = business('vino', { name: 'Vino Veritas', ...corner });
const send = 'POST /api/admin/events/autumn/district';
const remove = 'DELETE /api/admin/events/autumn/district';
const street = line([
  [0, 0],
  [200, 0],
]);
let server: FakeServer;
beforeEach(() => {
  // Exists in browsers, but not in jsdom.
  vi.stubGlobal('CompressionStream', CompressionStream);
  server = fakeServer();
});

function open(overrides: Parameters<typeof event>[1] = {}) {
  const onClose = vi.fn();
  render(
    <TestTab at="/admin/events">
      <DistrictImportDialog
        event={event('autumn', overrides)}
        businesses={[vino]}
        onClose={onClose}
      />
    </TestTab>,
  );
  return { onClose, user: userEvent.setup({ applyAccept: false }) };
}

const file = (content: string) => new File([content], 'harlow.geojson');
const choose = (user: ReturnType<typeof open>['user'], content: string) =>
  user.upload(screen.getByLabelText(/GeoJSON file/), file(content));
const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import map' });

describe('<DistrictImportDialog>', () => {
  it('loads streets from OpenStreetMap if the deployment has a server, and imports them', async () => {
    server.on('GET /api/admin/places', {
      body: { isConfigured: false, hasStreets: true, places: [] },
    });
    const streets = 'GET /api/admin/events/autumn/streets';
    server.on(streets, refusal(503, 'other', 'Not now.'));
    const { user } = open();
    const load = await screen.findByRole('button', { name: /^Load the streets/ });
    await user.click(load);
    expect(await screen.findByText('Not now.')).toBeTruthy();
    server.on(streets, { body: { geoJson: collection(street) } });
    await user.click(load);
    expect(await screen.findByText('Preview')).toBeTruthy();
    await user.click(importButton());
    expect(server.requestsTo(send)[0]?.body).toMatchObject({
      attribution: '© OpenStreetMap contributors',
      geoJson: { type: 'FeatureCollection' },
    });
  });

  it('shows a preview before the import', async () => {
    const { user, onClose } = open();
    expect(screen.getByText(/within [\d.,]+\s(mi|ft) of the businesses/)).toBeTruthy();
    expect(importButton().disabled).toBe(true);
    await choose(user, JSON.stringify(collection(street)));
    expect(await screen.findByText('Preview')).toBeTruthy();
    expect(screen.getByText(/^1 streets, 0 buildings and areas/)).toBeTruthy();
    server.on(send, {
      body: { districtId: 'a'.repeat(64), streets: 1, areas: 0, skipped: 0, bytes: 300 },
    });
    await user.click(importButton());
    expect(await screen.findByText('Map imported')).toBeTruthy();
    expect(server.requestsTo(send)[0]?.body).toEqual({
      attribution: '© OpenStreetMap contributors',
      geoJson: collection(street),
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [1, '1 shape of the file cannot be drawn and is left out.'],
    [2, '2 shapes of the file cannot be drawn and are left out.'],
  ])('counts the shapes that cannot be drawn: %d', async (count, sentence) => {
    const { user } = open();
    const empty = { ...street, geometry: { type: 'LineString', coordinates: [] } };
    const shapes = Array.from({ length: count }, () => empty);
    await choose(user, JSON.stringify(collection(street, ...shapes)));
    const summary = await screen.findByText(/^1 streets, 0 buildings and areas/);
    expect(summary.textContent).toContain(sentence);
  });

  it.each([
    ['is no JSON', '<kml/>', /isn’t a JSON file/],
    ['has no streets', JSON.stringify(collection()), /no streets/],
    [
      'is of elsewhere',
      JSON.stringify(
        collection(
          line([
            [3200, 0],
            [3400, 0],
          ]),
        ),
      ),
      /3\.2 km from Vino/,
    ],
  ])('rejects a file that %s with a reason and sends nothing', async (_, content, why) => {
    const { user } = open();
    await choose(user, content);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(importButton().disabled).toBe(true);
    expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('rejects a file of more than 8 MB without reading it', async () => {
    const { user } = open();
    await choose(user, 'x'.repeat(9 * 1024 * 1024));
    expect(await screen.findByText(/This file is 9 MB. The limit is 8 MB/)).toBeTruthy();
  });

  it('shows the server error and stays open', async () => {
    const { user, onClose } = open();
    await choose(user, JSON.stringify(collection(street)));
    await screen.findByText('Preview');
    server.on(send, refusal(404, 'event-gone', 'This event no longer exists.'));
    await user.click(importButton());
    expect(await screen.findByText('This event no longer exists.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('removes the map after confirmation', async () => {
    const { user, onClose } = open({ districtId: 'a'.repeat(64) });
    server.on(remove, { body: { districtId: null } });
    await user.click(screen.getByRole('button', { name: 'Remove map' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this map?' });
    expect(server.requestsTo(remove)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Remove map' }));
    expect(await screen.findByText('Map removed')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
