import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogReward } from '@wine-walk/common/support/samples.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { syncServerClock } from '../../../platform/device/server-clock.ts';
import {
  claimedFirst,
  code,
  eventDataWith,
  figure,
  oneVisit,
  path,
  serverAnswers,
  serverClock,
  show,
} from '../../../support/rewards-page.tsx';
import { expectAnnounced } from '../../../support/screen-reader.ts';
import { stubWakeLock } from '../../../support/stub-wake-lock.ts';

vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
}));

afterEach(() => {
  serverClock.aheadMs = 0;
  syncServerClock(new Date().toUTCString());
});

describe('View Reward', () => {
  it('shows the congratulation, the instruction, and the code as QR code and digits', async () => {
    const calls = serverAnswers(code('12345678', 300));
    const { user } = show(eventDataWith({ progress: oneVisit }));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'First Pour' }));
    expect(sheet.getByRole('heading', { name: 'Congratulations!' })).toBeTruthy();
    expect(
      sheet.getByText('You earned First Pour. Show this at the registration desk to claim it.'),
    ).toBeTruthy();
    expect(sheet.getAllByText(/registration desk/)).toHaveLength(1);
    expect(await sheet.findByText('1234 5678')).toBeTruthy();
    expect(sheet.getByRole('img', { name: 'QR code for redemption code 1234 5678' })).toBeTruthy();
    expect(calls).toMatchObject([{ path, method: 'POST' }]);
    expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['a participating business', 'a', /^You earned First Pour\..+to a participating business/],
    ['the registration desk', 'gone', /^You earned First Pour\..+at the registration desk/],
  ])('sends to %s for a reward of the business %s', async (_name, businessId, text) => {
    serverAnswers(code('12345678', 300));
    const rewards = [catalogReward('first', { name: 'First Pour', businessId })];
    const { user } = show(eventDataWith({ progress: oneVisit, catalog: { rewards } }));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'First Pour' }));
    expect(sheet.getByText(text)).toBeTruthy();
    expect(sheet.queryAllByText(/^Pick up at/)).toHaveLength(businessId === 'a' ? 1 : 0);
  });

  it('names the only business that hands out the reward in front of the code', async () => {
    serverAnswers(code('12345678', 300));
    const rewards = [catalogReward('first', { name: 'First Pour', businessId: 'a' })];
    const { user } = show(eventDataWith({ progress: oneVisit, catalog: { rewards } }));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'First Pour' }));
    const order = sheet
      .getByText(/^Pick up at/)
      .compareDocumentPosition(await sheet.findByText('1234 5678'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('reads the reward, its place and its code to a screen reader in this order', async () => {
    serverAnswers(code('12345678', 300));
    const { user } = show(eventDataWith({ progress: oneVisit }));
    await expectAnnounced(document.body, [
      'heading, Your Rewards, level 1',
      'heading, Available to Claim, level 2',
      'heading, First Pour, level 3',
      'Pick up at the registration desk',
      'link, View Reward: First Pour',
      'heading, In Progress, level 2',
      'progressbar, Progress toward Three Doors, max value 3, min value 0, current value 1 of 3 stamps',
    ]);
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    const sheet = await screen.findByRole('dialog', { name: 'First Pour' });
    await within(sheet).findByText('1234 5678');
    await expectAnnounced(sheet, [
      'dialog, First Pour, modal',
      'heading, Congratulations!, level 3',
      'You earned First Pour. Show this at the registration desk to claim it.',
      'image, QR code for redemption code 1234 5678',
      '1234 5678',
      'button, Close',
    ]);
  });

  it('keeps the screen on while the code is shown', async () => {
    const { request } = stubWakeLock();
    serverAnswers(code('12345678', 300));
    const { user } = show(eventDataWith({ progress: oneVisit }));
    expect(request).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    await screen.findByText('1234 5678');
    expect(request).toHaveBeenCalledWith('screen');
  });

  it('counts down, shows that the code expired, and requests a new one on click', async () => {
    const calls = serverAnswers(code('12345678', 90), code('87654321', 300));
    const { user } = show(eventDataWith({ progress: oneVisit }), '/rewards?reward=first');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Expires in 1:(30|29)$/);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('timer').textContent).toMatch(/^Expires in (1:00|0:59)$/);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByText('This code has expired.')).toBeTruthy();
    expect(screen.queryByText('1234 5678')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Get a new code' }));
    expect(await screen.findByText('8765 4321')).toBeTruthy();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it.each([
    ['behind', 86_400_000],
    ['ahead', -86_400_000],
  ])('counts down by the server time when the device clock is a day %s', async (_, aheadMs) => {
    serverClock.aheadMs = aheadMs;
    const calls = serverAnswers(code('12345678', 90), code('87654321', 300));
    const { user } = show(eventDataWith({ progress: oneVisit }), '/rewards?reward=first');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Expires in 1:(30|29)$/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('dialog').dataset.state).toBe('closed'));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    await screen.findByText('1234 5678');
    expect(calls).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(91_000));
    expect(screen.getByText('This code has expired.')).toBeTruthy();
  });

  it('shows the same code when it is reopened before the code expires', async () => {
    const calls = serverAnswers(code('12345678', 300));
    const { user } = show(eventDataWith({ progress: oneVisit }));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    await screen.findByText('1234 5678');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    // Without a browser, the closing animation never ends.
    await waitFor(() => expect(screen.getByRole('dialog').dataset.state).toBe('closed'));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    await screen.findByText('1234 5678');
    expect(calls).toHaveLength(1);
  });

  it('changes to Claimed with its date when staff redeem it', async () => {
    serverAnswers(code('12345678', 300));
    const { change } = show(eventDataWith({ progress: oneVisit }), '/rewards?reward=first');
    await screen.findByText('1234 5678');
    change(eventDataWith({ progress: { ...oneVisit, claims: claimedFirst } }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Claimed!' }));
    expect(sheet.getByText(/^Claimed Nov 20, 2:30\sPM$/)).toBeTruthy();
    expect(sheet.queryByText('1234 5678')).toBeNull();
    expect(figure('Claimed')).toBe('1');
  });

  it("shows 'Reward Error' with the server's message and can retry", async () => {
    const problem = {
      message: 'This reward is still locked. Keep walking!',
      code: 'reward-locked',
    };
    serverAnswers({ status: 422, body: problem }, code('12345678', 300));
    const { user } = show(eventDataWith({ progress: oneVisit }), '/rewards?reward=first');
    expect(await screen.findByText('Reward Error')).toBeTruthy();
    expect(screen.getAllByText(problem.message).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1234 5678')).toBeTruthy();
  });

  it('shows that a code needs a connection when offline, and where the reward is', async () => {
    serverAnswers({ body: new TypeError('Failed to fetch') });
    show(eventDataWith({ progress: oneVisit }), '/rewards?reward=first');
    const sheet = within(await screen.findByRole('dialog', { name: 'First Pour' }));
    expect(await sheet.findByText(/You need a connection to get a code/)).toBeTruthy();
    expect(sheet.getAllByText(/registration desk/)).toHaveLength(1);
  });

  it('opens no sheet for a locked or unknown reward in the URL', () => {
    const calls = serverAnswers(code('12345678', 300));
    show(eventDataWith(), '/rewards?reward=first');
    show(eventDataWith(), '/rewards?reward=gone');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('shows the code for five minutes when the device clock is wrong', async () => {
    serverAnswers(code('12345678', -3600));
    show(eventDataWith({ progress: oneVisit }), '/rewards?reward=first');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Expires in (5:00|4:59)$/);
  });
});
