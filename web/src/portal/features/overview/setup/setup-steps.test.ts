import { readReadiness } from '@wine-walk/common/api/staff/events.ts';
import { expect, it } from 'vitest';
import { checklistHref, setupSteps } from './setup-steps.ts';

const checks = readReadiness.output.element.shape.check.options;
const organization = { isFilledIn: true, hasRelease: true };
const autumn = { id: 'autumn', isPublished: false };

it.each(checks.filter((check) => check !== 'wallet'))(
  'links to the tab that adds a missing item: %s',
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

it('links to the release of the organization when there is none', () => {
  expect(checklistHref('release', 'autumn')).toBe('/admin/organization?page=release');
});

it('lists every check in exactly one step', () => {
  const all = checks.map((check) => ({ check, isFine: false, message: check }));
  const steps = setupSteps({ event: autumn, checks: all, organization, hasBusinesses: true });
  const listed = steps.flatMap(({ open }) => open.map(({ message }) => message));
  expect(listed.toSorted()).toEqual(checks.toSorted());
});

it('opens the steps that need the event after it is created', () => {
  const steps = setupSteps({ event: null, checks: [], organization, hasBusinesses: false });
  const linked = steps.filter(({ open }) => open.some(({ href }) => href !== null));
  expect(linked.map(({ name }) => name)).toEqual(['walk', 'shops']);
  expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual([
    'organization',
    'release',
  ]);
});

it('leaves only the publication when all checks pass', () => {
  const facts = {
    checks: [{ check: 'times', isFine: true, message: 'Set.' }],
    organization,
  } as const;
  const steps = (isPublished: boolean) =>
    setupSteps({
      ...facts,
      checks: [...facts.checks],
      event: { ...autumn, isPublished },
      hasBusinesses: true,
    });
  expect(steps(false).filter(({ isDone }) => !isDone)).toMatchObject([
    { name: 'publish', open: [] },
  ]);
  expect(steps(true).every(({ isDone }) => isDone)).toBe(true);
});

it('hides the organization from accounts that may not read it', () => {
  const steps = setupSteps({ event: autumn, checks: [], organization: null, hasBusinesses: true });
  expect(steps.map(({ name }) => name)).not.toContain('organization');
});
