import { render, screen, within } from '@testing-library/react';
import { checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { offlineConflictDocument, tillEntryDocument } from '@wine-walk/common/model/desk.ts';
import { eventNoticeDocument } from '@wine-walk/common/model/events.ts';
import { idempotentRequestDocument } from '@wine-walk/common/model/fields/requests.ts';
import { groupMember } from '@wine-walk/common/model/groups.ts';
import { mailDocument } from '@wine-walk/common/model/mail.ts';
import {
  notificationDeliveryDocument,
  pushSubscriptionDocument,
} from '@wine-walk/common/model/notifications.ts';
import {
  displayNameDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import { sealedEvidenceDocument } from '@wine-walk/common/model/personal-data.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { claimDocument, redemptionCodeDocument } from '@wine-walk/common/model/rewards.ts';
import { returnCodeDocument } from '@wine-walk/common/model/sessions.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { waitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { walletDeviceDocument } from '@wine-walk/common/model/wallets.ts';
import { expect, it } from 'vitest';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { texts } from '../../texts/texts.ts';
import { PersonalRecords } from './personal-records.tsx';

type Data = Record<string, unknown>;

/** Shows records and returns the texts of each kind, by its heading. */
function shown(...records: [path: string, data: Data][]): Record<string, string[]> {
  const documents = records.map(([path, data]) => ({ path, data }));
  render(
    <TestTab>
      <PersonalRecords documents={documents} timeZone="America/New_York" />
    </TestTab>,
  );
  const headings = screen.getAllByRole('heading', { level: 4, hidden: true });
  return Object.fromEntries(headings.map((heading) => [heading.textContent, factsOf(heading)]));
}

/** Returns the fields below a heading as 'Label: value'. */
function factsOf(heading: HTMLElement): string[] {
  const item = within(heading.closest('li') as HTMLElement);
  const values = item.queryAllByRole('definition', { hidden: true });
  return item
    .queryAllByRole('term', { hidden: true })
    .map((term, at) => `${term.textContent}: ${values[at]?.textContent}`);
}

it('shows each kind of record below a heading, and fields and values in words', () => {
  const registration = {
    eventId: 'autumn',
    fullName: 'Maya Reyes',
    state: 'cash-due',
    submittedAt: '2026-11-20T18:00:00.000Z',
    marketingConsent: false,
    payment: { amountCents: 3500, currency: 'USD', method: 'cash' },
    ticketId: null,
    phone: '',
    endedSessions: {},
  };
  const checkIn = { businessId: 'vino', distanceMeters: 43.6, reasons: ['unclear-fix', 'other'] };
  const facts = shown(
    ['registrations/MAYA1', registration],
    ['checkIns/autumn_maya_vino', checkIn],
    ['checkIns/autumn_maya_cask', { businessId: 'cask', source: 'paper' }],
  );
  expect(facts).toEqual({
    'Registration (1)': [
      'Confirmation: MAYA1',
      'Event: autumn',
      'Full name: Maya Reyes',
      'State: Payment due',
      expect.stringMatching(/^Registered: .*Nov 20.* 1:00\sPM$/),
      'News by email: No',
      expect.stringMatching(/^Payment: Amount/),
      'Amount: 35.00',
      'Currency: USD',
      'Paid by: Cash',
    ],
    'Check-ins (2)': [
      'Business: vino',
      'Distance in meters: 43.6',
      'Reasons: Unclear locationOther',
      'Business: cask',
      'Source: On paper',
    ],
  });
});

it('shows maps by their IDs, stored responses by their fields, and names without a label as words', () => {
  const visits = { caskAndCo: { checkInTime: '2026-11-20T23:00:00.000Z', state: 'verified' } };
  const answer = JSON.stringify({ fullName: 'Maya Reyes' });
  const facts = shown(
    ['participants/maya/progress/autumn', { visits }],
    ['idempotentRequests/1', { answer }],
    ['loyaltyCards/1', { favoriteWineColor: 'red' }],
    ['mails/1', { reason: 'mailbox full' }],
    ['displayNames/1', {}],
  );
  expect(facts).toEqual({
    'Progress at an event (1)': [
      expect.stringMatching(/^Visits: caskAndCo/),
      expect.stringMatching(/^caskAndCo: Checked in/),
      expect.stringMatching(/^Checked in: .* 6:00\sPM$/),
      'State: Verified',
    ],
    'Latest requests (1)': ['Response: Full nameMaya Reyes', 'Full name: Maya Reyes'],
    'Loyalty cards (1)': ['Favorite wine color: red'],
    'Emails (1)': ['Reason: mailbox full'],
    'Names on the leaderboard (1)': [],
  });
});

it('shows nested records, and times in milliseconds as dates', () => {
  expect(shown(['returnCodes/1', { session: { staffCode: { redeemedAtMs: 0 } } }])).toEqual({
    'Codes for their phone (1)': [
      expect.stringMatching(/^Session: /),
      expect.stringMatching(/^Code from staff: /),
      expect.stringMatching(/^Redeemed: .*Dec 31.* 7:00\sPM$/),
    ],
  });
});

it('has a label for each stored field of a person', () => {
  const stored = [
    checkInDocument,
    claimDocument,
    displayNameDocument,
    eventNoticeDocument,
    groupMember,
    idempotentRequestDocument,
    // The content is for the mailbox only.
    mailDocument.omit({ subject: true, text: true }),
    notificationDeliveryDocument,
    offlineConflictDocument,
    participantDocument,
    progressDocument,
    // The endpoint and the keys are for the API only.
    pushSubscriptionDocument.omit({ endpoint: true, p256dh: true, auth: true }),
    redemptionCodeDocument,
    registrationDocument,
    returnCodeDocument,
    sealedEvidenceDocument,
    ticketDocument,
    tillEntryDocument,
    waitingListDocument,
    walletDeviceDocument,
  ].flatMap(({ shape }) => Object.keys(shape));
  expect(Object.keys(texts.registrations.personalData.fields)).toEqual(
    expect.arrayContaining(stored),
  );
});
