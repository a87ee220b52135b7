import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { type ScreenName, screenForPath, screens } from './screens.ts';

const names = Object.keys(screens) as ScreenName[];
const asTheRouter = (pathname: string) =>
  names.find((name) => matchPath(paths[name].path, pathname));

describe('screenForPath', () => {
  it.each([
    ['/', 'home'],
    ['/businesses', 'businesses'],
    ['/rewards', 'rewards'],
    ['/rewards/', 'rewards'],
    ['/events', 'events'],
    ['/profile', 'profile'],
    ['/profile/settings', 'settings'],
    ['/profile/together', 'together'],
    ['/profile/ticket', 'pass'],
    ['/profile/else', undefined],
    ['/waiver', 'waiver'],
    ['/waiver/abc', 'confirmation'],
    ['/waiver/abc/more', undefined],
    ['/verify/abc', 'signedCopy'],
    ['/confirm-email', 'confirmEmail'],
    ['/admin', 'admin'],
    ['/admin/', 'admin'],
    ['/admin/events/new', 'admin'],
    ['/results/abc', 'results'],
    ['/results', undefined],
    ['/administration', undefined],
    ['/nowhere', undefined],
  ])('maps %s to %s, as the router does', (pathname, name) => {
    expect(screenForPath(pathname)).toBe(name);
    expect(asTheRouter(pathname)).toBe(name);
  });
});
