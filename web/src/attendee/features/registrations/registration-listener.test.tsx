import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../../../support/registration/session.ts';
import RegistrationListener from './registration-listener.tsx';

const asked = vi.hoisted(() => new Set<string>());

vi.mock(
  '../../../platform/session/session-store.ts',
  () => import('../../../support/registration/session.ts'),
);
vi.mock('../../../platform/live/live-provider.tsx', () => ({
  LiveProvider: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('../../../platform/live/live.ts', () => {
  const answer = (path: string | null) => {
    if (path) asked.add(path);
    return path === 'events'
      ? { status: 'ready', data: [{ id: 'tonight', isActive: true, startTime: '', endTime: '' }] }
      : { status: 'loading' };
  };
  return {
    useLiveDocument: answer,
    useLiveQuery: ({ path }: { path: string }) => answer(path),
  };
});

beforeEach(() => asked.clear());

const followed = (submissionId: string | null = 'SUBMISSION1') => {
  render(<RegistrationListener submissionId={submissionId} onChange={vi.fn()} />);
  return [...asked].sort();
};

it('asks for all that the home shows while the confirmation is read', () => {
  setSession({ uid: 'maya', session: null });
  expect(followed()).toEqual([
    'catalogues/tonight',
    'events',
    'participants/maya',
    'participants/maya/progress/tonight',
    'registrations/SUBMISSION1',
  ]);
});

it('asks for the walk before the registration is known to be one’s own', () => {
  setSession({ uid: 'maya', session: null });
  expect(followed(null)).toEqual([
    'catalogues/tonight',
    'events',
    'participants/maya',
    'participants/maya/progress/tonight',
  ]);
});

it('follows the registration alone where nobody is signed in', () => {
  setSession(null);
  expect(followed()).toEqual(['registrations/SUBMISSION1']);
});
