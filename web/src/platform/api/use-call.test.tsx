import { act, renderHook, waitFor } from '@testing-library/react';
import { submitRegistration } from '@wine-walk/common/api/registrations.ts';
import { createEvent, listAdminEvents } from '@wine-walk/common/api/staff/events.ts';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UntypedInput } from './api-client.ts';
import { ApiProvider } from './api-provider.tsx';
import { CallContext, type CallSetup } from './call-context.ts';
import { useApiQuery } from './use-api-query.ts';
import { useCall } from './use-call.ts';

const call = vi.fn<(endpoint: unknown, input: UntypedInput) => Promise<unknown>>();
const showToast = vi.fn<CallSetup['showToast']>();
const setup: CallSetup = {
  call,
  showToast,
  failureToast: ({ message }, failure) => ({ type: 'error', title: `${failure}: ${message}` }),
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <ApiProvider>
    <CallContext value={setup}>{children}</CallContext>
  </ApiProvider>
);
const lost = new Error('response lost');
const keys = () => call.mock.calls.map(([, input]) => input.idempotencyKey);
const input = (body: object) => ({ body }) as never;

beforeEach(() => {
  call.mockReset().mockResolvedValue('made');
  showToast.mockClear();
});

/** Starts calls one after the other, each until it has succeeded or failed. */
async function startAll(hook: () => ReturnType<typeof useCall>, ...inputs: unknown[]) {
  const { result } = renderHook(hook, { wrapper });
  for (const each of inputs)
    await act(() => result.current.mutateAsync(each as never).catch(() => undefined));
}

describe('useCall', () => {
  it('sends the same idempotency key until the call succeeds, then a new one', async () => {
    call.mockRejectedValueOnce(lost);
    const event = input({ name: 'Autumn' });
    await startAll(() => useCall(createEvent) as never, event, event, event);
    const [first, retry, next] = keys();
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  it('sends another key for another body', async () => {
    call.mockRejectedValue(lost);
    const [autumn, spring] = [input({ name: 'Autumn' }), input({ name: 'Spring' })];
    await startAll(() => useCall(createEvent) as never, autumn, spring, autumn);
    const [first, second, third] = keys();
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('sends the same key when only a field about the transmission differs', async () => {
    call.mockRejectedValue(lost);
    const opened = (releaseOpenedAt: string) => input({ fullName: 'Maya', releaseOpenedAt });
    await startAll(() => useCall(submitRegistration) as never, opened('18:00'), opened('18:01'));
    expect(new Set(keys()).size).toBe(1);
  });

  it('sends no key to an endpoint that is not idempotent', async () => {
    await startAll(() => useCall(listAdminEvents) as never, {});
    expect(keys()).toEqual([undefined]);
  });

  it('repeats the keys of an action whose second request failed', async () => {
    call.mockResolvedValueOnce('made').mockRejectedValueOnce(lost);
    const useTwice = () =>
      useCall(async (_: unknown, keyed) => {
        await keyed(createEvent, input({ name: 'Autumn' }));
        return keyed(createEvent, input({ name: 'Spring' }));
      }) as never;
    await startAll(useTwice, {}, {});
    const [first, second, ...retried] = keys();
    expect(retried).toEqual([first, second]);
  });

  it('shows the success toast', async () => {
    const success = (name: unknown) => ({ title: `${String(name)}.`, description: 'Undo it.' });
    await startAll(() => useCall(createEvent, { success }) as never, input({}));
    expect(showToast.mock.calls).toEqual([
      [{ type: 'success', title: 'made.', description: 'Undo it.' }],
    ]);
  });

  it('shows an error toast with the action that failed and the reason', async () => {
    call.mockRejectedValue(lost);
    await startAll(() => useCall(createEvent, { failure: 'Not created' }) as never, input({}));
    expect(showToast.mock.calls).toEqual([
      [{ type: 'error', title: 'Not created: response lost' }],
    ]);
  });

  it('shows no toast for an error that the app shows itself', async () => {
    call.mockRejectedValue(lost);
    const isShown = vi.fn(() => true);
    const shown = ({ children }: { children: ReactNode }) => (
      <ApiProvider>
        <CallContext value={{ ...setup, isShown }}>{children}</CallContext>
      </ApiProvider>
    );
    const { result } = renderHook(() => useCall(createEvent, { failure: 'Not created' }), {
      wrapper: shown,
    });
    await act(() => result.current.mutateAsync(input({})).catch(() => undefined));
    expect(isShown).toHaveBeenCalledWith(lost);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('shows no toast when neither text is given', async () => {
    call.mockRejectedValueOnce(lost);
    await startAll(() => useCall(createEvent) as never, input({}), input({}));
    expect(showToast).not.toHaveBeenCalled();
  });

  it.each([
    ['succeeds', () => call.mockResolvedValueOnce('read').mockResolvedValueOnce('made')],
    ['fails', () => call.mockResolvedValueOnce('read').mockRejectedValueOnce(lost)],
  ])('refetches the responses it changes when it %s', async (_, respond) => {
    respond();
    const useBoth = () => {
      useApiQuery(listAdminEvents, {});
      return useCall(createEvent, { invalidates: [listAdminEvents] }) as never;
    };
    await startAll(useBoth, input({}));
    await waitFor(() =>
      expect(call.mock.calls.filter(([endpoint]) => endpoint === listAdminEvents)).toHaveLength(2),
    );
  });
});
