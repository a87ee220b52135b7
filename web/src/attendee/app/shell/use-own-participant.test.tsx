import { render, waitFor } from '@testing-library/react';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readParticipantRecord,
  saveParticipantRecord,
} from '../../../platform/session/stored-user.ts';
import { testParticipant } from '../../../support/test-event-data.tsx';
import { type EventData, EventDataContext } from '../../shared/event-data/event-data.ts';
import { useSyncParticipant } from './use-own-participant.ts';

const mocks = vi.hoisted(() => ({
  confirm: vi.fn(async () => undefined),
  api: vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(),
}));
vi.mock('../../../platform/session/api.ts', () => ({ api: mocks.api }));
vi.mock('../../../platform/session/revalidate-session.ts', () => ({
  revalidateSession: mocks.confirm,
}));
vi.mock('../../../platform/session/session.ts', () => ({
  useSession: () => ({
    user: { uid: 'maya', session: { generation: 0, sessionId: 'phone' } },
  }),
}));

const eventDataWith = (
  status: 'loading' | 'no-event',
  participant: EventData['participant'],
): EventData => ({
  status,
  participant,
  retry: () => undefined,
});

function Own() {
  useSyncParticipant();
  return null;
}
const openWith = (eventData: EventData) =>
  render(
    <EventDataContext value={eventData}>
      <Own />
    </EventDataContext>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  mocks.api.mockResolvedValue({});
});

const sent = () => mocks.api.mock.calls.map(([, input]) => input);

describe('useSyncParticipant', () => {
  const endedAt = '2026-11-20T18:00:00.000Z';

  it.each([
    ['has every session ended', testParticipant({ generation: 1 }), 1],
    ['has this one ended', testParticipant({ endedSessions: { phone: { endedAt } } }), 1],
    ['has another one ended', testParticipant({ endedSessions: { tablet: { endedAt } } }), 0],
    ['has this one open', testParticipant(initialSessionAccess), 0],
  ])(
    'checks the session on the server only when it has ended: participant %s',
    async (_, participant, times) => {
      openWith(eventDataWith('no-event', participant));
      await waitFor(() => expect(mocks.confirm).toHaveBeenCalledTimes(times));
    },
  );

  it('requests a missing participant once', () => {
    saveParticipantRecord({ participantId: 'maya', name: '', email: 'maya@example.com' });
    const { rerender } = openWith(eventDataWith('no-event', undefined));
    rerender(
      <EventDataContext value={eventDataWith('no-event', undefined)}>
        <Own />
      </EventDataContext>,
    );
    const body = { name: 'maya', email: 'maya@example.com', phoneNumber: '', userId: 'maya' };
    expect(sent()).toEqual([{ body }]);
  });

  it.each([
    ['Maya Reyes', 'maya@example.com', 'Maya Reyes'],
    ['', 'maya@example.com', 'maya'],
    ['', '', 'User'],
  ])('requests the participant by a name derived from %j and %j: %s', (name, email, requested) => {
    saveParticipantRecord({ participantId: 'maya', name, email });
    openWith(eventDataWith('no-event', undefined));
    expect(sent()).toMatchObject([{ body: { name: requested } }]);
  });

  it('does not request the participant while it may be loading or when it exists', () => {
    openWith(eventDataWith('loading', undefined));
    openWith(eventDataWith('no-event', testParticipant()));
    expect(mocks.api).not.toHaveBeenCalled();
  });

  it('logs a rejected request', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mocks.api.mockRejectedValueOnce(new Error('401'));
    openWith(eventDataWith('no-event', undefined));
    await waitFor(() => expect(consoleError).toHaveBeenCalledOnce());
  });

  it('stores the participant as the saved record', () => {
    openWith(eventDataWith('no-event', testParticipant({ email: 'maya@example.com' })));
    expect(readParticipantRecord()).toMatchObject({
      participantId: 'maya',
      name: 'Maya Reyes',
      email: 'maya@example.com',
    });
  });
});
