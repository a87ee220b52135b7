import { beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn(() => Promise.resolve(new Response()));
const bodies = () =>
  sent.mock.calls.map((call) => {
    const [, { body }] = call as unknown as [path: string, { body: string }];
    return JSON.parse(body) as { app: string; message: string; stack: string };
  });
let reports: typeof import('./report-errors.ts');
beforeEach(async () => {
  vi.resetModules();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  window.history.replaceState(null, '', '/');
  reports = await import('./report-errors.ts');
});
const always = () => 0;

it('reports an error once, without personal data', () => {
  const error = new Error('No mail to maya@example.com');
  reports.reportError(error, always);
  reports.reportError(error, always);
  expect(bodies()).toMatchObject([{ app: 'attendee', message: 'No mail to <email>' }]);
  expect(JSON.stringify(bodies())).not.toContain('maya');
});

it('reports three errors per page at most, with limited texts', () => {
  for (let count = 0; count < 9; count += 1)
    reports.reportError(new Error(`${count} ${'x '.repeat(500)}`), always);
  expect(bodies()).toHaveLength(3);
  expect(bodies()[0]?.message).toHaveLength(300);
});

it('reports a quarter of the pages', () => {
  reports.reportError(new Error('one'), () => 0.25);
  reports.reportError(new Error('two'), always);
  expect(sent).not.toHaveBeenCalled();
});

it('names the portal and reports uncaught errors', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  window.history.replaceState(null, '', '/admin/desk');
  reports.reportUncaughtErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'broken' }));
  expect(bodies()).toMatchObject([{ app: 'portal', message: 'broken' }]);
});
