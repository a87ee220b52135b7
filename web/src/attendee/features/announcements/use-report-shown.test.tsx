import { act, screen } from '@testing-library/react';
import { recordShownAnnouncements } from '@wine-walk/common/api/announcements.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  announcement,
  api,
  bell,
  press,
  say,
  show,
  welcome,
} from '../../../support/announcement-bell.tsx';
import { readyEventData, testParticipant } from '../../../support/test-event-data.tsx';

const wait = (ms = 60_000) => act(() => vi.advanceTimersByTimeAsync(ms));
const reported = (...announcementIds: string[]) => [
  recordShownAnnouncements,
  { params: { eventId: 'autumn' }, body: { announcementIds } },
];
const banner = () => screen.findByRole('complementary', { name: 'Latest announcement' });

it('reports an announcement that is shown as a banner, also if it is dismissed at once', async () => {
  const { user } = show([welcome]);
  act(() => say({ data: [welcome, press] }));
  await banner();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await wait();
  expect(api.mock.calls).toEqual([reported('press')]);
});

it('spreads the reports of all phones over a minute', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  show([welcome]);
  act(() => say({ data: [welcome, press] }));
  await banner();
  await wait(53_000);
  expect(api).not.toHaveBeenCalled();
  await wait(2000);
  expect(api.mock.calls).toEqual([reported('press')]);
});

it('reports nothing that is only counted at the bell', async () => {
  show([welcome, press]);
  await wait();
  expect(api).not.toHaveBeenCalled();
});

it('reports the latest 10 announcements of the open panel', async () => {
  const many = Array.from({ length: 12 }, (_, id) => announcement(`${id}`.padStart(2, '0')));
  const { user } = show(many);
  await user.click(bell());
  await screen.findByText('About 00');
  await wait();
  expect(api.mock.calls).toEqual([reported(...many.slice(0, 10).map(({ id }) => id))]);
});

it('reports nothing that is recorded already, or to an attendee without a registration', async () => {
  const participant = testParticipant({ shownAnnouncements: ['press'] });
  const view = show([], readyEventData({ participant }));
  act(() => say({ data: [press] }));
  await banner();
  view.unmount();
  show([], { ...readyEventData(), isRegistered: false });
  act(() => say({ data: [press] }));
  await banner();
  await wait();
  expect(api).not.toHaveBeenCalled();
});

it('repeats a failed report without a message when the device reconnects', async () => {
  api.mockRejectedValueOnce(new Error('offline'));
  show([]);
  act(() => say({ data: [press] }));
  await banner();
  await wait();
  expect(api).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(api.mock.calls).toEqual([reported('press'), reported('press')]);
});

it('reports an announcement that arrives in a hidden page when the page becomes visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  show([]);
  act(() => say({ data: [press] }));
  await banner();
  await wait();
  expect(api).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(api.mock.calls).toEqual([reported('press')]);
});
