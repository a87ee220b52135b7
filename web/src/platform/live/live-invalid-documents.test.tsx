import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import {
  businessDocument,
  businessFacts,
  emptyBusinessFacts,
} from '@wine-walk/common/model/businesses.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import * as events from '@wine-walk/common/model/events.ts';
import { groupDocument } from '@wine-walk/common/model/groups.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { pointRuleDocument, rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import * as samples from '@wine-walk/common/support/samples.ts';
import { eventDocument } from '@wine-walk/common/support/samples.ts';
import { expect, it, type MockInstance, vi } from 'vitest';
import type { z } from 'zod';
import { cashRegistration } from '../../../../tests/support/registration-record.ts';
import { errorMessage } from '../../shared/error-message.ts';
import { englishTexts } from '../../support/catalog-texts.ts';
import { attendee, emitSnapshot, found, inStore, list } from '../../support/live-records.tsx';
import { announcement } from '../../support/portal/sample-records.ts';
import { useLiveDocument, useLiveQuery } from './live.ts';

const texts = englishTexts;

const who = {
  eventId: 'autumn',
  participantId: 'maya',
  fullName: 'Maya',
  email: 'maya@example.com',
};
const person = { name: 'Maya', email: '', phoneNumber: '', userId: 'maya', registrations: {} };

interface Row {
  path: string;
  schema: z.ZodObject;
  intact: object;
  field: string;
}
const row = (path: string, schema: z.ZodObject, intact: object, field: string): Row => ({
  path,
  schema,
  intact,
  field,
});

/** Every list that screens subscribe to, by schema, with a required field. */
const lists: Record<string, Row> = {
  eventDocument: row('events', events.eventDocument, eventDocument(), 'startTime'),
  businessDocument: row('businesses', businessDocument, samples.business('x'), 'latitude'),
  rewardDocument: row('rewards', rewardDocument, samples.reward('x'), 'requiredVisits'),
  pointRuleDocument: row('pointRules', pointRuleDocument, samples.pointRule('x'), 'trigger'),
  announcementDocument: row(
    'events/autumn/announcements',
    announcementDocument,
    announcement('x'),
    'title',
  ),
  offerDocument: row('events/autumn/offers', offerDocument, samples.offer('vino'), 'version'),
};

/** Every document that screens subscribe to. */
const singles: Record<string, Row> = {
  eventDocument: row('events/autumn', events.eventDocument, eventDocument(), 'startTime'),
  participantDocument: row(
    'participants/maya',
    participantDocument,
    { ...person, createdAt: samples.at(0), emailProvenAt: null, ...initialSessionAccess },
    'registrations',
  ),
  progressDocument: row(
    'participants/maya/progress/autumn',
    progressDocument,
    samples.progress(),
    'visits',
  ),
  catalogDocument: row('catalogues/autumn', catalogDocument, samples.catalog({}), 'rewards'),
  registrationDocument: row(
    'registrations/S1',
    registrationDocument,
    cashRegistration({ ...who, submittedAt: samples.at(0) }),
    'fullName',
  ),
  groupDocument: row('groups/g1', groupDocument, { eventId: 'autumn', members: {} }, 'members'),
  businessFacts: row('businessFacts/vino', businessFacts, emptyBusinessFacts(), 'website'),
  offerDocument: row('events/autumn/offers/vino', offerDocument, samples.offer('vino'), 'version'),
};

const damagedBy = ({ intact, field }: Row) => ({ ...intact, [field]: true });
const logged = (log: MockInstance) => log.mock.calls.map((words) => words.join(' '));

function List({ of: { path, schema } }: { of: Row }) {
  const { status, data } = useLiveQuery({ path }, schema);
  return <p>{[status, data?.map(({ id }) => id).join()].join(' ')}</p>;
}

function Single({ of: { path, schema } }: { of: Row }) {
  const { status, error } = useLiveDocument(path, schema);
  return <p>{[status, error && errorMessage(error, texts)].filter(Boolean).join(': ')}</p>;
}

it.each(Object.entries(lists))(
  'omits and logs an invalid document once in the list of %s',
  (_, row) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(inStore(attendee, <List of={row} />));
    const ofThree = list([
      ['first', row.intact],
      ['broken', damagedBy(row)],
      ['last', row.intact],
    ]);
    for (const snapshot of [ofThree, ofThree]) {
      emitSnapshot(snapshot);
      expect(screen.getByText('ready first,last')).toBeTruthy();
    }
    expect(logged(log)).toEqual([`unreadable document ${row.path}/broken ${row.field}`]);
  },
);

it.each(Object.entries(singles))(
  'shows an error with a code for an invalid document until it is valid (%s)',
  (_, row) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(inStore(attendee, <Single of={row} />));
    emitSnapshot(found(damagedBy(row)));
    const collection = row.path.split('/').at(-2);
    const said = new RegExp(
      `^error: Something is wrong with this record, .* If it happens again, give us this: unreadable ${collection}, \\d\\d:\\d\\d\\.$`,
    );
    expect(screen.getByText(said)).toBeTruthy();
    expect(logged(log)).toEqual([`unreadable document ${row.path} ${row.field}`]);
    emitSnapshot(found(row.intact));
    expect(screen.getByText('ready')).toBeTruthy();
  },
);

it('reads a document around its invalid entries, which it logs once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { path, schema, intact } = singles.progressDocument as Row;
  const visits = {
    vino: { checkInTime: samples.at(5), state: 'verified' },
    cask: { checkInTime: null, state: 'verified' },
    loom: { state: 'verified' },
    oak: { checkInTime: '', state: 'unknown' },
    mill: 7,
  };
  const read: unknown[] = [];
  function Progress() {
    const { status, data } = useLiveDocument(path, schema);
    if (data) read.push(data.visits);
    return <p>{status}</p>;
  }
  render(inStore(attendee, <Progress />));
  for (const count of [1, 2]) {
    emitSnapshot(found({ ...intact, visits, earlierCompletions: count }));
    expect(screen.getByText('ready')).toBeTruthy();
  }
  expect(read.at(-1)).toEqual({
    vino: visits.vino,
    cask: visits.cask,
    loom: { checkInTime: null, state: 'verified' },
    oak: { checkInTime: null, state: 'pending' },
    mill: { checkInTime: null, state: 'pending' },
  });
  const fields = 'cask.checkInTime, loom.checkInTime, oak.checkInTime, oak.state, mill';
  expect(logged(log)).toEqual([
    `unreadable document ${path} ${fields.replace(/[^ ]+/g, 'visits.$&')}`,
  ]);
});

it('has a row for every subscription', () => {
  const code = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.test\.|^support\/|^platform\/live\/live\.ts$/.test(name),
    )
    .map((name) => readFileSync(`web/src/${name}`, 'utf8'))
    .join('\n');
  const followed = (hook: string) =>
    new Set(
      [...code.matchAll(new RegExp(`${hook}\\([^;]*?(\\w+(?:Document|Facts)),?\\s*\\)`, 'g'))].map(
        ([, name]) => name,
      ),
    );
  expect(followed('useLiveQuery')).toEqual(new Set(Object.keys(lists)));
  expect(followed('useLiveDocument')).toEqual(new Set(Object.keys(singles)));
});
