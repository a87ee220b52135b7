import { beforeEach, expect, it } from 'vitest';
import { openStaffApi, seed } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change } from '../../support/api/store/database.ts';

const api = await openStaffApi();
beforeEach(() => seed(eventFixture));

const open = async () => {
  const response = await fetch(new URL('/walk', api.at));
  return { response, page: await response.text() };
};

it('serves the preview of the active event as HTML, cached for a minute', async () => {
  await change('events/autumn', { name: 'Autumn <Walk> & "Friends"' });
  const { response, page } = await open();
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  const title = 'content="Autumn &lt;Walk&gt; &amp; &quot;Friends&quot;"';
  expect(page).toContain(`<meta property="og:title" ${title} />`);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/" />');
});

it('names the organization if no event is active', async () => {
  await change('events/autumn', { isActive: false });
  const { response, page } = await open();
  expect(response.status).toBe(200);
  expect(page).not.toContain('Autumn');
  expect(page).toContain('<meta property="og:title" content="The Wine Walk" />');
});
