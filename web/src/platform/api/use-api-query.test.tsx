import { renderHook, waitFor } from '@testing-library/react';
import { listCheckIns, readParticipant } from '@wine-walk/common/api/participants.ts';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../session/api.ts';
import { ApiProvider } from './api-provider.tsx';
import { CallContext } from './call-context.ts';
import { useApiQuery } from './use-api-query.ts';

vi.mock('../session/session-store.ts', () => ({ attendeeToken: async () => 'token-of-maya' }));
vi.mock('../firebase/firebase-auth.ts', () => ({ openFirebase: vi.fn() }));

const params = { id: 'maya', eventId: 'autumn' };
const made = [
  {
    id: 'autumn_maya_vino',
    businessId: 'vino',
    timestamp: '2026-11-20T18:42:00.000Z',
    isVerified: true,
  },
];

const setup = {
  call: api,
  showToast: () => undefined,
  failureToast: () => ({ type: 'error', title: '' }) as const,
};

function around({ children }: { children: ReactNode }) {
  return (
    <ApiProvider>
      <CallContext value={setup}>{children}</CallContext>
    </ApiProvider>
  );
}

function answering(status: number, body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => void vi.unstubAllGlobals());

describe('useApiQuery', () => {
  it('requests the path of its key segments', async () => {
    const fetch = answering(200, made);
    const { result } = renderHook(() => useApiQuery(listCheckIns, { params }), { wrapper: around });
    await waitFor(() => expect(result.current.data).toEqual(made));
    expect(fetch.mock.calls).toEqual([
      [
        '/api/participants/maya/checkins/autumn',
        expect.objectContaining({ method: 'GET', body: undefined }),
      ],
    ]);
  });

  it('fails with the server message', async () => {
    answering(404, { message: 'Participant not found', code: 'participant-not-found' });
    const useParticipant = () => useApiQuery(readParticipant, { params: { id: 'maya' } });
    const { result } = renderHook(useParticipant, { wrapper: around });
    await waitFor(() =>
      expect(result.current.error).toMatchObject({ serverMessage: 'Participant not found' }),
    );
  });

  it('sends no request until the query is enabled', async () => {
    const fetch = answering(200, made);
    const { result, rerender } = renderHook(
      ({ enabled }) => useApiQuery(listCheckIns, { params }, { enabled }),
      { wrapper: around, initialProps: { enabled: false } },
    );
    expect(result.current.fetchStatus).toBe('idle');
    expect(fetch).not.toHaveBeenCalled();
    rerender({ enabled: true });
    await waitFor(() => expect(result.current.data).toEqual(made));
  });
});
