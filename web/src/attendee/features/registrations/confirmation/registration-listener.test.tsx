import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LocaleContext } from '../../../../i18n/texts.ts';
import { setSession } from '../../../../support/registration/session.ts';
import { testLocale } from '../../../../support/test-frame.tsx';
import RegistrationListener from './registration-listener.tsx';

const opened = vi.hoisted(() => new Set<string>());

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);
vi.mock('../../../../platform/live/live.ts', () => {
  const answer = (path: string | null) => {
    if (path) opened.add(path);
    if (path === 'events')
      return {
        status: 'ready',
        data: [{ id: 'tonight', isActive: true, startTime: '', endTime: '' }],
      };
    if (path === 'participants/maya') return { status: 'ready', data: { registrations: {} } };
    return { status: 'loading' };
  };
  return {
    useLiveDocument: answer,
    useLiveQuery: ({ path }: { path: string }) => answer(path),
  };
});

beforeEach(() => opened.clear());

const followed = (submissionId: string | null = 'SUBMISSION1') => {
  render(
    <LocaleContext value={testLocale}>
      <RegistrationListener submissionId={submissionId} onChange={vi.fn()} />
    </LocaleContext>,
  );
  return [...opened].sort();
};

it('opens all listeners of the home screen while the confirmation is open', () => {
  setSession({ uid: 'maya', session: null });
  expect(followed()).toEqual([
    'catalogues/tonight',
    'events',
    'participants/maya',
    'participants/maya/progress/tonight',
    'registrations/SUBMISSION1',
  ]);
});

it("opens the event data listeners before the registration is known to be the attendee's own", () => {
  setSession({ uid: 'maya', session: null });
  expect(followed(null)).toEqual([
    'catalogues/tonight',
    'events',
    'participants/maya',
    'participants/maya/progress/tonight',
  ]);
});

it('listens only to the registration when signed out', () => {
  setSession(null);
  expect(followed()).toEqual(['registrations/SUBMISSION1']);
});
