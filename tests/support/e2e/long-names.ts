import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import {
  business,
  eventDocument,
  pointRuleDocument,
  reward,
} from '@wine-walk/common/support/samples.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { cashRegistration } from '../registration-record.ts';

/** Id and name of everything at this inactive event, which other tests do not use. */
export const longNamesId = 'long-names';
const at = new Date().toISOString();

/** Name of 100 characters with a long last word. */
export const longName = (what: string) =>
  `${what} of the Confraternity of Saint Éloi ${'Grapevineyard'.repeat(9)}`.slice(0, 100);
const longEmail = `${'maximiliana.wolfeschlegelstein'.repeat(2)}@${'vineyards'.repeat(5)}.example.com`;

const withoutId = <R extends { id: string }>({ id: _id, ...data }: R) => data;

const registration = cashRegistration({
  eventId: longNamesId,
  participantId: longNamesId,
  fullName: longName('Holder'),
  email: longEmail,
  submittedAt: at,
  phone: '5550100'.repeat(3),
  emergencyContact: longName('Contact'),
  emergencyPhone: '5550100',
});

const holder = { holderName: longName('Holder'), holderEmail: longEmail };
const records: readonly (readonly [path: string, data: Record<string, unknown>])[] = [
  [
    documentPaths.event(longNamesId),
    eventDocument({
      name: longName('Walk'),
      place: longName('Square'),
      startTime: '2031-05-01T18:00:00.000Z',
      endTime: '2031-05-01T23:00:00.000Z',
      isActive: false,
      businessIds: [longNamesId],
    }),
  ],
  [
    documentPaths.business(longNamesId),
    withoutId(
      business(longNamesId, {
        name: longName('Cellar'),
        address: longName('Street'),
        isActive: false,
      }),
    ),
  ],
  [
    documentPaths.reward(longNamesId),
    withoutId(
      reward(longNamesId, { name: longName('Glass'), eventId: longNamesId, isActive: false }),
    ),
  ],
  [
    documentPaths.pointRule(longNamesId),
    pointRuleDocument({ name: longName('Rule'), eventId: longNamesId, isActive: false }),
  ],
  [
    documentPaths.announcement(longNamesId, longNamesId),
    {
      title: longName('News'),
      message: `${longName('Message')} ${longName('And')}`,
      publishAt: '2031-04-01T18:00:00.000Z',
      isPublished: false,
      version: 1,
      createdAt: at,
      updatedAt: at,
    },
  ],
  [
    documentPaths.ticket('LONG26-7K3M9-QXDAB-26'),
    newTicket({ eventId: longNamesId, ...holder }, 'import', at),
  ],
  [
    documentPaths.ticket('LONG26-7K3M9-QXDAB-27'),
    {
      ...newTicket({ eventId: longNamesId, ...holder }, 'generated', at),
      state: 'redeemed',
      redeemedBy: longNamesId,
      submissionId: longNamesId,
      // Widest date and time in the event's time zone.
      redeemedAt: '2030-09-30T16:00:00.000Z',
    },
  ],
  [documentPaths.registration(longNamesId), registration],
];

export async function seedLongNames(): Promise<void> {
  await commit(records.map(([path, data]) => ({ kind: 'set', path, data })));
}

export async function clearLongNames(): Promise<void> {
  await commit(records.map(([path]) => ({ kind: 'delete', path })));
}
