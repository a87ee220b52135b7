import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NotConnectedError } from '../../platform/live/live-store.ts';
import { emitSnapshot, fail, forgetRecords } from '../../support/portal/fake-live.ts';
import { fakeServer } from '../../support/portal/fake-server.ts';
import { storedOrganization } from '../../support/portal/sample-organization.ts';
import { dana, TestTab, theo } from '../../support/portal/test-tab.tsx';
import AnnouncementsTab from '../features/announcements/announcements-tab.tsx';
import DeskTab from '../features/desk/desk-tab.tsx';
import FeedbackTab from '../features/feedback/feedback-tab.tsx';
import OverviewTab from '../features/overview/overview-tab.tsx';
import PrintsTab from '../features/prints/prints-tab.tsx';
import RegistrationsTab from '../features/registrations/registrations-tab.tsx';
import ReviewTab from '../features/review/review-tab.tsx';
import AccountsTab from '../features/staff/accounts-tab.tsx';

const tabs: Record<string, ComponentType> = {
  Announcements: AnnouncementsTab,
  Feedback: FeedbackTab,
  Prints: PrintsTab,
  Registrations: RegistrationsTab,
  Review: ReviewTab,
};

beforeEach(() => {
  forgetRecords();
  for (const records of ['events', 'businesses', 'rewards'] as const) emitSnapshot(records, []);
  fakeServer();
});

const open = (Tab: ComponentType, staff = dana) =>
  render(
    <TestTab staff={staff}>
      <Tab />
    </TestTab>,
  );

describe('without any event', () => {
  it.each(Object.entries(tabs))(
    'shows an empty state with a link to create one: %s',
    async (_, Tab) => {
      open(Tab);
      expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeTruthy();
      const link = screen.getByRole('link', { name: 'Create Event' });
      expect(link.getAttribute('href')).toBe('/admin/events?new=1');
    },
  );

  it('shows the empty state without the link to a desk account', async () => {
    open(FeedbackTab, theo);
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create Event' })).toBeNull();
  });

  it('checks the first steps that are done in the overview, and links to the next one', async () => {
    const server = fakeServer();
    server.on('GET /api/admin/organization', { body: storedOrganization(2) });
    server.on('GET /api/admin/releases', { body: [] });
    open(OverviewTab);
    expect(await screen.findByRole('heading', { name: 'Getting ready' })).toBeTruthy();
    const next = screen.findByRole('link', { name: /^Do this next: Publish your release/ });
    expect((await next).getAttribute('href')).toBe('/admin/organization?page=release');
    expect(screen.getByText('1 of 8 done')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Fill in the organization/ })).toBeNull();
    const create = screen.getByRole('link', { name: /^Open: Create the event/ });
    expect(create.getAttribute('href')).toBe('/admin/events?new=1');
  });
});

describe('when Firestore is out of reach', () => {
  beforeEach(() => {
    const error = new NotConnectedError('No data for 10 seconds.');
    for (const records of ['events', 'businesses', 'rewards'] as const) fail(records, error);
  });

  it.each(Object.entries({ ...tabs, Desk: DeskTab, Overview: OverviewTab, Staff: AccountsTab }))(
    'shows that the events are missing, and a retry: %s',
    async (_, Tab) => {
      open(Tab);
      expect(await screen.findByText(/^Failed to fetch events/)).toBeTruthy();
      expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
      expect(
        screen.queryByText(/No events yet|Create an event first|No event is on|Loading/),
      ).toBeNull();
    },
  );
});
