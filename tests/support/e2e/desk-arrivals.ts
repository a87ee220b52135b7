import { randomBytes } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import {
  admissionDocument,
  offlineConflictDocument,
  tillDocument,
  tillEntryDocument,
} from '@wine-walk/common/model/desk.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { readQuery } from '../../../functions/src/firestore/query.ts';
import { readDocuments } from '../../../functions/src/firestore/read.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { type Documents, openDatabase } from '../../../tools/emulators/database.ts';
import { cashRegistration, ticketRegistration } from '../registration-record.ts';
import { stack } from '../stack.ts';

/** Returns the documents that the desk stored for these registrations and the demo event. */
export async function readBooks(submissionIds: ReadonlySet<string>) {
  await openDatabase(stack.ports);
  const ofEvent = <Q extends { where: (field: string, is: '==', value: string) => Q }>(query: Q) =>
    query.where('eventId', '==', demoEventId);
  const [registrations, admissions, tills, entries, conflicts] = await Promise.all([
    readQuery(documentPaths.registrations, registrationDocument, ofEvent),
    readQuery('admissions', admissionDocument, ofEvent),
    readQuery(documentPaths.tills, tillDocument, ofEvent),
    readQuery('tillEntries', tillEntryDocument, ofEvent),
    readQuery(documentPaths.offlineConflicts, offlineConflictDocument, ofEvent),
  ]);
  const isOurs = (id: string | null) => id !== null && submissionIds.has(id);
  const sales = entries.map(({ data }) => data).filter(({ submissionId }) => isOurs(submissionId));
  const inEffect = admissions.map(({ data }) => data).filter(({ undoneAt }) => undoneAt === null);
  return {
    arrived: registrations.filter(({ id, data }) => isOurs(id) && data.arrivedAt !== null).length,
    unpaid: registrations.filter(({ id, data }) => isOurs(id) && !data.isVerified).length,
    /** IDs per admission in effect; each registration occurs once. */
    arrivals: inEffect.flatMap(({ arrived }) => arrived).filter(isOurs),
    sales,
    /** Tills that took this cash. */
    tills: tills
      .filter(({ id }) => sales.some(({ tillId }) => tillId === id))
      .map(({ data }) => data),
    conflicts: conflicts.filter(({ data }) => isOurs(data.submissionId)).length,
  };
}

/** `unregistered`: a ticket whose holder has not registered. */
type Kind = 'ticket' | 'cash' | 'party' | 'lost mail' | 'unregistered';

/** People who come to the desk together. */
export interface Arrival {
  kind: Kind;
  /** Text that is scanned, or typed if the mail is lost. */
  scan: string;
  /** Scans of the other people of the party. */
  rest: string[];
  /** Registrations; of an unregistered ticket, none. */
  submissionIds: string[];
  /** Number of people who pay cash. */
  due: number;
}

const firsts =
  'Ada Ben Cleo Dov Ida Jon Kai Lea Max Noa Ola Pia Rui Sam Tess Uma Vic Wes Yara Zoë'.split(' ');
/** Documents per commit, which allows 500 writes. */
const perCommit = 100;

/** Number of arrivals of each kind; 0 if omitted. */
type Counts = Partial<Record<Kind, number>>;

/** Registers arrivals of each kind for the demo event; a party is two people. */
export async function registerArrivals(counts: Counts): Promise<Arrival[]> {
  const { arrivals, documents } = arrivalsOf(counts);
  const writes = [...documents].map(([path, data]) => ({ kind: 'create' as const, path, data }));
  await openDatabase(stack.ports);
  for (let at = 0; at < writes.length; at += perCommit)
    await commit(writes.slice(at, at + perCommit));
  return arrivals;
}

/** Returns arrivals with their documents by path. */
export function arrivalsOf(counts: Counts): { arrivals: Arrival[]; documents: Documents } {
  const people = personMaker();
  const made = (Object.keys(counts) as Kind[]).flatMap((kind) =>
    Array.from({ length: counts[kind] ?? 0 }, () =>
      kind === 'unregistered' ? unregisteredArrival(people) : arrivalOf(kind, people),
    ),
  );
  return {
    arrivals: made.map(({ arrival }) => arrival),
    documents: new Map(made.flatMap(({ documents }) => documents)),
  };
}

type Stored = [path: string, data: Documents extends Map<string, infer D> ? D : never][];

interface Person {
  id: string;
  registration: RegistrationDocument;
  documents: Stored;
}
type MakePerson = (hasTicket: boolean, partyId?: string) => Person;

/** Returns the registrations of these tickets. */
export async function registeredWith(ticketIds: readonly string[]): Promise<string[]> {
  await openDatabase(stack.ports);
  const tickets = await readDocuments(
    ...ticketIds.map((id) => [documentPaths.ticket(id), ticketDocument] as const),
  );
  return tickets.flatMap((ticket) => ticket?.data.submissionId ?? []);
}

function unregisteredArrival(person: MakePerson): { arrival: Arrival; documents: Stored } {
  const { fullName, email, submittedAt } = person(false).registration;
  const ticketId = `RUSH-${newId().slice(0, 10)}`;
  const holder = { eventId: demoEventId, holderName: fullName, holderEmail: email };
  return {
    arrival: { kind: 'unregistered', scan: ticketId, rest: [], submissionIds: [], due: 0 },
    documents: [[documentPaths.ticket(ticketId), { ...newTicket(holder, 'import', submittedAt) }]],
  };
}

function arrivalOf(kind: Kind, person: MakePerson): { arrival: Arrival; documents: Stored } {
  const partyId = kind === 'party' ? newId() : undefined;
  const first = person(kind !== 'cash', partyId);
  // One person of a party has a ticket, the other pays.
  const people = partyId ? [first, person(false, partyId)] : [first];
  const { ticketId, fullName } = first.registration;
  return {
    arrival: {
      kind,
      scan: kind === 'lost mail' ? fullName : (ticketId ?? first.id),
      rest: people.slice(1).map(({ id }) => id),
      submissionIds: people.map(({ id }) => id),
      due: people.filter(({ registration }) => !registration.isVerified).length,
    },
    documents: people.flatMap(({ documents }) => documents),
  };
}

const newId = () => encodeCrockford32(randomBytes(20));

/** Returns a maker of people with unique names, also across repeated runs on one stack. */
function personMaker(): MakePerson {
  let count = 0;
  const submittedAt = new Date(Date.now() - 30 * 60_000).toISOString();
  return (hasTicket, partyId) => {
    const id = newId();
    const last = Array.from(randomBytes(7), (byte) => String.fromCodePoint(97 + (byte % 26))).join(
      '',
    );
    const fullName = `${firsts[count % firsts.length]} O’${last}`;
    count += 1;
    const ticketId = hasTicket ? `RUSH-${newId().slice(0, 10)}` : null;
    const registration = (hasTicket ? ticketRegistration : cashRegistration)({
      eventId: demoEventId,
      participantId: `load-test-${id}`,
      fullName,
      email: `${id.toLowerCase()}@example.com`,
      emergencyContact: 'Ola Lund',
      emergencyPhone: '540 555 0100',
      submittedAt,
      ticketId,
      partyId: partyId ?? null,
    });
    const ticket = {
      ...newTicket(
        { eventId: demoEventId, holderName: null, holderEmail: null },
        'import',
        submittedAt,
      ),
      state: 'redeemed' as const,
      redeemedBy: registration.participantId,
      submissionId: id,
      redeemedAt: submittedAt,
    };
    const { participantId, email } = registration;
    // An offline desk that found a person by name asks for their registration by the participant.
    const participant = {
      name: fullName,
      email,
      phoneNumber: '',
      userId: participantId,
      createdAt: submittedAt,
      registrations: { [demoEventId]: id },
      emailProvenAt: null,
      emailCorrectedAt: null,
      linkedIds: [],
      shownAnnouncements: [],
      ...initialSessionAccess,
    };
    const documents: Stored = [
      [documentPaths.registration(id), { ...registration }],
      [documentPaths.participant(participantId), participant],
    ];
    if (ticketId) documents.push([documentPaths.ticket(ticketId), ticket]);
    return { id, registration, documents };
  };
}
