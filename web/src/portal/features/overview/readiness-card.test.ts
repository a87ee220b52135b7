import { readReadiness } from '@wine-walk/common/api/admin-events.ts';
import { expect, it } from 'vitest';
import { checklistHref } from './readiness-card.tsx';

const checks = readReadiness.output.element.shape.check.options;

it.each(checks.filter((check) => check !== 'wallet'))(
  'links to the tab where a missing item is added: %s',
  (check) => {
    expect(checklistHref(check, 'autumn')).toMatch(
      /^\/admin\/(events|businesses|rewards|tickets|staff|announcements|organization)/,
    );
  },
);

it('links to no tab for what only a deployment changes', () => {
  expect(checklistHref('wallet', 'autumn')).toBeNull();
});

it('links to the map of the event when it has no streets', () => {
  expect(checklistHref('map', 'autumn')).toBe('/admin/events?map=autumn');
});
