import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  checkInAtVino,
  expectFailure,
  expectNextStep,
  refusal,
} from '../../../support/check-in-failures.ts';
import { fakeServer, json, showCheckIn, verifiedAnswer } from '../../../support/check-in-sheet.tsx';

const nothingLost = 'Nothing is lost. Try again in a moment.';

/** Expects a failed check-in as a toast, and in the sheet its next step only. */
async function expectOnlyInToast(description: string, nextStep: string) {
  await screen.findByText('Check-in failed');
  expect(screen.getByText(description)).toBeTruthy();
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByText('Check-in failed')).toBeNull();
  expect(sheet.queryByText(description)).toBeNull();
  expect(sheet.getByText(nextStep)).toBeTruthy();
}

describe('when the server rejects the check-in', () => {
  it('shows the specified title and the server’s message for too-far', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    await checkInAtVino(refusal(422, 'too-far', message));
    await expectNextStep('Too far from business', message);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it('shows the distance in the device’s units in the toast, and the radius in the sheet', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    const details = { distanceMeters: 130, radiusMeters: 50 };
    await checkInAtVino(() => json(422, { code: 'too-far', message, details }));
    const ours = 'Come within 165 ft to check in.';
    await expectNextStep('Too far from business', ours);
    expect(
      screen.getByText('You’re 425 ft from Vino Veritas. Come within 165 ft to check in.'),
    ).toBeTruthy();
    expect(screen.queryByText(/meters/)).toBeNull();
  });

  it('says the next step once, in the line with the distance, and keeps the drawing', async () => {
    await checkInAtVino(refusal(422, 'too-far', 'You are 130 meters away.'));
    await expectNextStep('Too far from business', 'You are 130 meters away.');
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('You are 130 meters away.').id).toBe('proximity-advice');
    expect(sheet.queryByText(/^Get a little closer/)).toBeNull();
    const status = sheet.getByRole('status').textContent;
    expect(status).toMatch(/^40\sft away\. You are 130 meters away\.$/);
  });

  it('hides the too-far message when the attendee is at the business', async () => {
    const message = 'You are 167 meters away from Vino Veritas. Come within 50 meters to check in.';
    fakeServer(refusal(422, 'too-far', message));
    const { begin, location, user } = showCheckIn();
    await begin();
    await location.find(-167);
    await user.click(await button('Check in at Vino Veritas'));
    await expectNextStep('Too far from business', message);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await location.find(-20);
    expect(within(screen.getByRole('dialog')).queryByText(message)).toBeNull();
  });

  it('shows a separate title for a stale fix and retries with a fresh one', async () => {
    const { server, location } = await checkInAtVino(refusal(422, 'fix-too-old', 'Too old.'));
    await expectFailure('Your location is out of date', /check it again for you/);
    expect(screen.queryByText('Too far from business')).toBeNull();
    expect(server.requests).toHaveLength(1);
    server.answer = () => json(200, verifiedAnswer);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await location.find(12, 8);
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests).toHaveLength(2);
  });

  it('distinguishes an inaccurate fix from too-far', async () => {
    const message = 'You seem to be 30 meters away from Vino Veritas, but your phone …';
    const details = { distanceMeters: 30, radiusMeters: 50, accuracyMeters: 300 };
    await checkInAtVino(refusal(422, 'location-unclear', message, details));
    await expectFailure('We can’t tell where you are', /only accurate to 985 ft/);
    expect(screen.queryByText('Too far from business')).toBeNull();
    expect(document.body.textContent).not.toContain('meters');
  });

  it('hides the message when another business is selected', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    const { user } = await checkInAtVino(refusal(422, 'too-far', message));
    await expectNextStep('Too far from business', message);
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Choose another stop' }));
    await user.click(sheet.getByRole('button', { name: /The Print Room/ }));
    expect(sheet.getByRole('button', { name: 'Check in at The Print Room' })).toBeTruthy();
    expect(sheet.queryByText(message)).toBeNull();
  });

  it('shows that the event ended between click and response', async () => {
    const message = 'The event isn’t running, so check-ins are closed.';
    await checkInAtVino(refusal(422, 'event-not-running', message));
    await expectFailure('Check-in failed', message);
  });

  it('shows that the registration was canceled', async () => {
    const message = 'Please register for Autumn Wine Walk first.';
    await checkInAtVino(refusal(403, 'not-registered', message, { event: 'Autumn Wine Walk' }));
    await expectFailure('Check-in failed', message);
  });

  it('shows that there were too many attempts', async () => {
    const message = 'Too many requests. Please wait a moment and try again.';
    await checkInAtVino(refusal(429, 'too-many-requests', message));
    await expectOnlyInToast(message, 'Wait a moment, then try again.');
  });
});

describe('when the server fails', () => {
  const recovers = async (user: Awaited<ReturnType<typeof checkInAtVino>>) => {
    const title = { name: 'Saved on this phone', description: /Vino Veritas/ };
    expect(screen.getByRole('heading', title)).toBe(document.activeElement);
    user.server.answer = () => json(200, verifiedAnswer);
    await user.user.click(await button('Try again'));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    const keys = user.server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  };

  it('shows the error for 500 and accepts a retry', async () => {
    const message = 'Something went wrong on our side. Please try again.';
    const sheet = await checkInAtVino(refusal(500, 'unexpected', message));
    await expectOnlyInToast(message, nothingLost);
    await recovers(sheet);
  });

  it('shows the error for 502 with HTML and accepts a retry', async () => {
    const page = () =>
      new Response('<html>Bad gateway</html>', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      });
    const sheet = await checkInAtVino(page);
    await expectOnlyInToast('Something went wrong. Please try again.', nothingLost);
    await recovers(sheet);
  });

  it('shows the error for 200 with HTML and accepts a retry', async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    const sheet = await checkInAtVino(page);
    await expectOnlyInToast(
      'The server sent an unexpected response. Please try again in a moment.',
      nothingLost,
    );
    await recovers(sheet);
  });

  it('queues the check-in after 8 s without a response, without an error, and shows a late response', async () => {
    const response = Promise.withResolvers<Response>();
    await checkInAtVino(() => response.promise);
    expect(await button('Checking you in…')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(/with its place and time, and will send it for you/)).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('Check-in failed')).toBeNull();
    await act(async () => response.resolve(json(200, verifiedAnswer)));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
  });

  it('keeps the check-in queued after 30 s without a response and retries it', async () => {
    const silence = () => Promise.reject(new DOMException('Timed out', 'TimeoutError'));
    const { server } = await checkInAtVino(silence);
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    expect(screen.queryByText('Check-in failed')).toBeNull();
    server.answer = () => json(200, verifiedAnswer);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
  });
});
