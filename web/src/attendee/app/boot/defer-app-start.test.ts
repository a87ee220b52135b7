import { afterEach, expect, it, vi } from 'vitest';
import { deferAppStart } from './defer-app-start.ts';

/* In a page of its own, whose reload can be watched. */

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reloads after a sign-in in another tab while the landing page is shown, not in the app', () => {
  let isLandingShown = true;
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), {
    location: { href: 'https://walk.example/', reload },
  });
  const content = Object.assign(new EventTarget(), {
    querySelector: (selector: string) => (selector === '.landing' && isLandingShown ? {} : null),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', content);
  vi.useFakeTimers();
  const signInElsewhere = () =>
    page.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'ww:signed-in', newValue: '{"uid":"maya"}' }),
    );
  deferAppStart(async () => undefined);
  signInElsewhere();
  expect(reload).toHaveBeenCalledOnce();
  content.dispatchEvent(new Event('pointerdown'));
  signInElsewhere();
  expect(reload).toHaveBeenCalledTimes(2);
  isLandingShown = false;
  signInElsewhere();
  expect(reload).toHaveBeenCalledTimes(2);
});
