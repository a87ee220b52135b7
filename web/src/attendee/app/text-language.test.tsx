import { render, screen } from '@testing-library/react';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import {
  catalogBusiness,
  catalogReward,
  editMetadata,
  at as sampleTime,
  verified,
} from '@wine-walk/common/support/samples.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleContext } from '../../i18n/texts.ts';
import { cacheOwnConfirmation } from '../../support/own-confirmation.ts';
import { readyEventData, TestEventData } from '../../support/test-event-data.tsx';
import AnnouncementBanner from '../features/announcements/announcement-banner.tsx';
import AnnouncementDrawer from '../features/announcements/announcement-drawer.tsx';
import BusinessesPage from '../features/businesses/businesses-page.tsx';
import EventsPage from '../features/events/events-page.tsx';
import { RewardsPage } from '../features/rewards/rewards-page.tsx';

const spanish = { language: 'es', locale: 'es-US', setLanguage: () => undefined } as const;
const reward = catalogReward('first', { description: 'A glass to keep.' });
const business = catalogBusiness('vino', {
  description: 'Forty wines by the glass.',
  hasSpecialReward: true,
  rewardDescription: 'A taste of the reserve.',
});
const eventData = readyEventData({
  catalog: { businesses: [business], rewards: [reward] },
  progress: { visits: { vino: verified() } },
});
const news = {
  ...editMetadata,
  ...announcementDocument.parse({
    ...editMetadata,
    eventId: 'autumn',
    title: 'Rain',
    message: 'Come inside.',
    publishAt: sampleTime(0),
    isPublished: true,
  }),
  id: 'rain',
};
const nothing = () => undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(nothing));
  cacheOwnConfirmation();
});
afterEach(() => void vi.unstubAllGlobals());

it.each<[string, string, ReactNode, string[]]>([
  ['the event', '/events', <EventsPage key="" />, ['An evening of doors left open.']],
  [
    'a business card',
    '/businesses',
    <BusinessesPage key="" />,
    [business.description, business.rewardDescription],
  ],
  [
    'the sheet of a business',
    '/businesses?business=vino',
    <BusinessesPage key="" />,
    [business.description, business.rewardDescription],
  ],
  ['a reward card', '/rewards', <RewardsPage key="" />, [reward.description]],
  ['the sheet of a reward', '/rewards?reward=first', <RewardsPage key="" />, [reward.description]],
  [
    'the latest announcement',
    '/',
    <AnnouncementBanner key="" announcement={news} onRead={nothing} onDismiss={nothing} />,
    [news.title, news.message],
  ],
  [
    'the list of announcements',
    '/',
    <AnnouncementDrawer
      key=""
      isOpen
      onClose={nothing}
      status="ready"
      announcements={[news]}
      unreadIds={[]}
      timeZone="America/New_York"
      onRetry={nothing}
    />,
    [news.title, news.message],
  ],
])('marks English texts on a Spanish page: %s', async (_, at, page, texts) => {
  render(
    <TestEventData eventData={eventData} at={at}>
      <LocaleContext value={spanish}>{page}</LocaleContext>
    </TestEventData>,
  );
  for (const text of texts) {
    const shown = await screen.findAllByText(text);
    const languages = shown.map((each) => each.closest<HTMLElement>('[lang]')?.lang);
    expect([...new Set(languages)], text).toEqual(['en']);
  }
});
