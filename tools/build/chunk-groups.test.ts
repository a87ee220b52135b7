import { describe, expect, it } from 'vitest';
import { groupOf, groupsOf, type Root, roots } from './chunk-groups.ts';

describe('the file of a module', () => {
  it.each<[Root[], string | null]>([
    [['entry', 'app', 'portal'], 'entry'],
    [['start', 'app'], 'start'],
    [['auth', 'live', 'portal'], 'auth'],
    [['auth', 'live', 'walk'], 'data'],
    [['auth', 'live'], 'auth'],
    [['live', 'walk', 'portal'], 'data'],
    [['start', 'auth'], 'base'],
    [['start', 'live', 'app'], 'base'],
    [['start', 'app', 'walk'], 'start'],
    [['app', 'walk', 'portal'], 'app'],
    [['walk', 'screens'], 'walk'],
    [['walk', 'portal'], 'parts'],
    [['live'], 'live'],
    [['screens', 'registration'], 'screens'],
    [['later'], 'later'],
    [['later', 'walk'], 'walk'],
    [['later', 'screens'], 'dialogs'],
    [['later', 'screens', 'registration'], 'sheets'],
    [['screens'], null],
    [['portal'], null],
    [[], null],
  ])('that %j load is %s', (loadedBy, group) => {
    expect(groupOf(new Set(loadedBy))).toBe(group);
  });
});

it('a module goes with everything that loads it, also by others', () => {
  const names = {
    'main.ts': '/r/web/src/attendee/app/main.ts',
    'start.js': '/r/web/src/attendee/app/start-app.tsx',
    'app.js': '/r/web/src/attendee/app/app.tsx',
    'session.js': '/r/web/src/platform/session/session-store.ts',
    'signed-in.js': '/r/web/src/attendee/app/signed-in-app.tsx',
    'home.js': '/r/web/src/attendee/app/home-route.tsx',
    'open-walk.js': '/r/web/src/attendee/shared/prefetch-event-data.ts',
    'live.js': '/r/web/src/platform/live/firestore-listeners.tsx',
    'businesses.js': '/r/web/src/attendee/app/businesses-route.tsx',
    'rewards.js': '/r/web/src/attendee/features/rewards/rewards-page.tsx',
    'events.js': '/r/web/src/attendee/features/events/events-page.tsx',
    'profile.js': '/r/web/src/attendee/features/participants/profile-page.tsx',
    'waiver.js': '/r/web/src/attendee/features/registrations/waiver-page.tsx',
    'confirmation.js': '/r/web/src/attendee/features/registrations/confirmation-page.tsx',
    'portal.js': '/r/web/src/portal/app/portal.tsx',
    ...Object.fromEntries(roots.later.map((module, index) => [`later-${index}.js`, `/r${module}`])),
  };
  const imports: Record<string, string[]> = { 'home.js': ['card.js'], 'card.js': ['button.js'] };
  imports['portal.js'] = ['button.js'];
  const chunks = Object.entries({
    ...names,
    'card.js': '/card.tsx',
    'button.js': '/button.tsx',
  }).map(([fileName, id]) => ({ fileName, moduleIds: [id], imports: imports[fileName] ?? [] }));
  const groups = groupsOf(chunks);
  expect(groups.get('/card.tsx')).toBe('walk');
  expect(groups.get('/button.tsx')).toBe('parts');
  expect(groups.get(names['portal.js'])).toBeUndefined();
});
