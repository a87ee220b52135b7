import { beforeEach, expect, it } from 'vitest';
import { openStaffApi, seed } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change } from '../../support/api/store/database.ts';

const api = await openStaffApi();
beforeEach(() => seed(eventFixture));

const open = (path: string) => fetch(new URL(path, api.at));
const brand = (accentColor: string) =>
  change('organization/current', {
    name: 'Uncork Elora Society',
    shortName: 'Uncork Elora',
    accentColor,
    version: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  });

it.each([
  ['/api/app.webmanifest', 'Uncork Elora'],
  ['/api/portal.webmanifest', 'Uncork Elora Staff'],
])(
  'serves %s in the name and color of the organization, cached for five minutes',
  async (path, name) => {
    await brand('#1f4e6e');
    const response = await open(path);
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(await response.json()).toMatchObject({ short_name: name, theme_color: '#1f4e6e' });
  },
);

it('serves the icons that the manifest names, in the color', async () => {
  await brand('#1f4e6e');
  const { icons } = (await (await open('/api/app.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of icons) {
    const response = await open(src);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toMatch(/immutable/);
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

it.each([
  ['another color', '#1f4e6e', '/api/app-icons/192-6e1f3a.png'],
  ['another size', '#1f4e6e', '/api/app-icons/9999-1f4e6e.png'],
  ['no color', '', '/api/app-icons/192-1f4e6e.png'],
])('draws no icon of %s', async (_, color, path) => {
  await brand(color);
  expect((await open(path)).status).toBe(404);
});
