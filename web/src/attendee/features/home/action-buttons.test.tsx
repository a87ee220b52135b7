import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { catalogBusiness } from '@wine-walk/common/support/samples.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ShareOutcome } from '../../../platform/device/share.ts';
import { toBusinessViews } from '../../../shared/business-view.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { ActionButtons } from './action-buttons.tsx';

const businesses = [catalogBusiness('vino', { name: 'Vino Veritas' })];
const eventData = readyEventData({ catalog: { businesses: businesses } });
const [next] = toBusinessViews(eventData.catalog, eventData.progress, null);
const text =
  'I’ve visited 0 of 1 stops at the Autumn Wine Walk! #HarlowWineWalk\nhttp://localhost:3000/walk';

function show(outcome: ShareOutcome = 'shared', isLast = false, catalog = eventData.catalog) {
  const device = { share: vi.fn(async () => outcome), openDirections: vi.fn() };
  const scan = vi.fn();
  render(
    <TestEventData eventData={eventData} checkIn={{ scan }}>
      <ActionButtons
        event={eventData.event}
        status="running"
        summary={summarizeProgress(catalog, eventData.progress)}
        next={isLast ? undefined : next}
        device={device}
      />
    </TestEventData>,
  );
  const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { device, scan, clickButton };
}

it('opens the scanner on Scan QR', async () => {
  const { clickButton, scan } = show();
  await clickButton('Scan QR');
  expect(scan).toHaveBeenCalledOnce();
});

it('opens directions to the next business on Get Directions', async () => {
  const { clickButton, device } = show();
  await clickButton('Get Directions');
  expect(device.openDirections).toHaveBeenCalledExactlyOnceWith(next);
});

it('shows No Businesses Available on Get Directions when all are visited', async () => {
  const { clickButton, device } = show('shared', true);
  await clickButton('Get Directions');
  expect(await screen.findByText('No Businesses Available')).toBeTruthy();
  expect(screen.getByText('You made every stop. Nice work!')).toBeTruthy();
  expect(device.openDirections).not.toHaveBeenCalled();
});

it('shows no congratulation on Get Directions at a walk without businesses', async () => {
  const { clickButton } = show('shared', true, { ...eventData.catalog, businesses: [] });
  await clickButton('Get Directions');
  expect(await screen.findByText(/^No businesses have joined this walk yet\./)).toBeTruthy();
  expect(screen.queryByText(/You made every stop/)).toBeNull();
});

it('passes the progress to the share sheet on Share Progress', async () => {
  const { clickButton, device } = show('shared');
  await clickButton('Share Progress');
  expect(device.share).toHaveBeenCalledExactlyOnceWith({ title: 'Autumn Wine Walk', text });
});

it('shows no message when sharing is canceled', async () => {
  const { clickButton } = show('cancelled');
  await clickButton('Share Progress');
  expect(screen.queryByText('Copied to Clipboard')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a message when the progress is copied', async () => {
  const { clickButton } = show('copied');
  await clickButton('Share Progress');
  expect(await screen.findByText('Copied to Clipboard')).toBeTruthy();
});

it('shows the text when neither share sheet nor clipboard is available', async () => {
  const { clickButton } = show('unavailable');
  await clickButton('Share Progress');
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(box.value).toBe(text);
});

it('shares a link to the domain of the deployment', async () => {
  vi.stubEnv('VITE_APP_URL', 'https://walk.example.org');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { clickButton, device } = show();
  await clickButton('Share Progress');
  expect(device.share).toHaveBeenCalledExactlyOnceWith({
    title: eventData.event.name,
    text: text.replace('http://localhost:3000', 'https://walk.example.org'),
  });
});
