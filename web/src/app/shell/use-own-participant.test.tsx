import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { SessionUser } from '../../data/session-store.ts';
import { type Walk, WalkContext } from '../../data/walk.ts';
import { readParticipantRecord } from '../../device/storage-participant.ts';
import { useOwnParticipant } from './use-own-participant.ts';

interface Mocks {
  api: Mock<() => Promise<unknown>>;
  user: SessionUser;
}
const mocks = vi.hoisted(
  (): Mocks => ({
    api: vi.fn(async () => ({})),
    user: { uid: 'maya', email: 'maya@example.com', displayName: null },
  }),
);
vi.mock('../../data/api.ts', () => ({ api: mocks.api }));
vi.mock('../../data/session.ts', () => ({ useSession: () => ({ user: mocks.user }) }));

const participant = {
  id: 'maya',
  name: 'Maya Reyes',
  email: 'maya@example.com',
} as Walk['participant'];
const walkWith = (status: 'loading' | 'no-event', known: Walk['participant']): Walk => ({
  status,
  participant: known,
  retry: () => undefined,
});

function Own() {
  useOwnParticipant();
  return null;
}
const openWith = (walk: Walk) =>
  render(
    <WalkContext value={walk}>
      <Own />
    </WalkContext>,
  );
const sent = () => mocks.api.mock.calls.map((call: unknown[]) => call[1]);

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  mocks.user = { uid: 'maya', email: 'maya@example.com', displayName: null };
});

describe('the own participant', () => {
  it('is made once, for somebody who signed in for the first time', () => {
    const { rerender } = openWith(walkWith('no-event', undefined));
    rerender(
      <WalkContext value={walkWith('no-event', undefined)}>
        <Own />
      </WalkContext>,
    );
    const body = { name: 'maya', email: 'maya@example.com', phoneNumber: '', userId: 'maya' };
    expect(sent()).toEqual([{ body }]);
  });

  it.each([
    ['Maya Reyes', 'maya@example.com', 'Maya Reyes'],
    [null, 'maya@example.com', 'maya'],
    [null, null, 'User'],
  ])('is named after %j and %j: %s', (displayName, email, name) => {
    mocks.user = { uid: 'maya', email, displayName };
    openWith(walkWith('no-event', undefined));
    expect(sent()).toMatchObject([{ body: { name } }]);
  });

  it('is not made while it may still be loading, nor where it is there', () => {
    openWith(walkWith('loading', undefined));
    openWith(walkWith('no-event', participant));
    expect(mocks.api).not.toHaveBeenCalled();
  });

  it('is only logged when it cannot be made', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mocks.api.mockRejectedValueOnce(new Error('500'));
    openWith(walkWith('no-event', undefined));
    await waitFor(() => expect(said).toHaveBeenCalledOnce());
  });

  it('is kept as the saved record', () => {
    openWith(walkWith('no-event', participant));
    expect(readParticipantRecord()).toMatchObject({
      participantId: 'maya',
      name: 'Maya Reyes',
      email: 'maya@example.com',
    });
  });
});
