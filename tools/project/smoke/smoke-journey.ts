import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type BusinessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { ReleaseDocument } from '@wine-walk/common/model/releases.ts';
import { z } from 'zod';
import { readBusinesses } from '../../../functions/src/firestore/events/businesses.ts';
import { readEvents } from '../../../functions/src/firestore/events/events.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { deleteAccount } from '../../../functions/src/firestore/people/accounts.ts';
import { readRegistrationsOfEvent } from '../../../functions/src/firestore/people/registrations.ts';
import { readReleases } from '../../../functions/src/firestore/people/releases.ts';
import { readDocument, type Stored } from '../../../functions/src/firestore/read.ts';
import { commit, type Write } from '../../../functions/src/firestore/write.ts';
import { erasePerson } from '../../../functions/src/modules/personal-data/service.ts';
import { addAccount } from '../../../functions/src/modules/staff/accounts.ts';
import { staffUid } from '../../../functions/src/modules/staff/sign-in.ts';
import { describeAddress } from './smoke-address.ts';
import { callApi, exchangeToken } from './smoke-calls.ts';
import { equal, type SmokeCheck, type Target } from './smoke-check.ts';
import { errorIsLogged } from './smoke-log.ts';
import { receiveMail } from './smoke-mail.ts';

const actor = 'smoke test';
const registered = z.object({
  user: z.object({ id: z.string() }),
  sessionId: z.string(),
  submissionId: z.string(),
});

/** State of the journey, filled by its steps. */
interface Journey {
  eventId: string;
  business: Stored<BusinessDocument> | undefined;
  username: string;
  password: string;
  attendee?: z.output<typeof registered> & { token: string };
  /** ID token of the staff account. */
  adminToken?: string;
}

/**
 * Registers at a hidden event, checks in, signs in as staff and reads by raw REST, and removes everything again. `runStep`
 * returns true if the step passed.
 */
export async function smokeJourney(
  target: Target,
  runStep: (check: SmokeCheck) => Promise<boolean>,
): Promise<boolean[]> {
  const journey: Journey = {
    eventId: `smoke-${randomUUID()}`,
    business: (await readBusinesses()).find(({ data }) => data.isActive),
    username: `smoke-${randomBytes(4).toString('hex')}`,
    password: randomBytes(20).toString('base64url'),
  };
  const results: boolean[] = [];
  try {
    for (const step of target.stopMessage ? stoppedSteps(journey) : steps(journey)) {
      const isPassed = await runStep(step);
      results.push(isPassed);
      // Later steps need the account of the attendee.
      if (!isPassed && !journey.attendee && !target.stopMessage) break;
    }
  } finally {
    results.push(await runStep(removal(journey)));
  }
  return results;
}

/** Steps while the API is read-only, such as after a restore. */
const stoppedSteps = (journey: Journey): SmokeCheck[] => [
  trigger(journey),
  {
    title: 'The API refuses a registration with its message, to be repeated later',
    run: (target) => refuseRegistration(target, journey),
  },
  rules(journey),
  staffSignIn(journey),
  errorIsLogged,
];

const trigger = (journey: Journey): SmokeCheck => ({
  title: 'A change of an event starts its trigger',
  run: async () => startEvent(journey),
});
const rules = (journey: Journey): SmokeCheck => ({
  title: 'Security rules refuse the data of others, and every write',
  run: (target) => readByRest(target, journey),
});
const staffSignIn = (journey: Journey): SmokeCheck => ({
  title: 'Staff can sign in',
  run: (target) => signInAsStaff(target, journey),
});

const steps = (journey: Journey): SmokeCheck[] => [
  trigger(journey),
  {
    title: 'A visitor can register and sign in',
    async run(target) {
      journey.attendee = await register(target, target.url, journey.eventId);
      return undefined;
    },
  },
  {
    title: "The API records the caller's address, not a forged one",
    async run(target) {
      if (target.isLocal) return 'not tested: the emulators append no address';
      const ip = await recordedIp(journey.attendee?.submissionId ?? '');
      if (!target.directUrl) return describeAddress(ip);
      const direct = await register(target, target.directUrl, journey.eventId);
      return describeAddress(ip, await recordedIp(direct.submissionId));
    },
  },
  {
    title: 'A visitor can check in',
    run: (target) => checkIn(target, journey),
  },
  rules(journey),
  staffSignIn(journey),
  {
    title: 'A mail is received',
    run: (target) => receiveMail(target, journey.adminToken ?? ''),
  },
  errorIsLogged,
];

async function startEvent({ eventId, business }: Journey): Promise<undefined> {
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const data = eventDocument.parse({
    name: 'Smoke test',
    description: '',
    place: '',
    hashtag: '',
    timeZone: 'UTC',
    startTime: at(-1),
    endTime: at(1),
    isActive: true,
    isHidden: true,
    checkInRadiusMeters: 100,
    businessIds: business ? [business.id] : [],
    version: 1,
    createdAt: at(0),
    updatedAt: at(0),
  });
  const event: Write = { kind: 'create', path: documentPaths.event(eventId), data };
  await commit([event, ...(await releaseWrites(at(0)))]);
  // Without its catalog, the event has no businesses.
  for (let seconds = 0; seconds < 60; seconds += 1) {
    if (await exists(documentPaths.catalog(eventId))) return undefined;
    await delay(1000);
  }
  throw new Error('its catalog was not written within a minute: are the triggers deployed?');
}

const releasePath = documentPaths.release('smoke-test');

/** Returns the write of a release to sign, if the project has none yet; the removal deletes it. */
async function releaseWrites(publishedAt: string): Promise<Write[]> {
  if ((await readReleases(1)).length > 0) return [];
  const text = { title: 'Smoke test', text: 'Smoke test', sha256: '' };
  const names = { organizer: '', jurisdiction: '', publishedBy: actor };
  const data: ReleaseDocument = { ...names, publishedAt, en: text, es: text };
  return [{ kind: 'set', path: releasePath, data }];
}

const exists = async (path: string) => (await readDocument(path, z.looseObject({}))) !== undefined;

const registration = (eventId: string) => ({
  eventId,
  fullName: 'Smoke Test',
  email: `smoke.${randomUUID()}@example.com`,
  over21: true,
  liabilityWaiver: true,
  paymentMethod: 'cash',
});

async function refuseRegistration(target: Target, { eventId }: Journey): Promise<undefined> {
  const response = await fetch(`${target.url}/api/waiver/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(registration(eventId)),
  });
  equal('the status', response.status, 503);
  const { message } = z.object({ message: z.string() }).parse(await response.json());
  equal('the message', message, target.stopMessage);
  return undefined;
}

async function register(target: Target, base: string, eventId: string) {
  const body = registration(eventId);
  const answer = registered.parse(await callApi(target, '/api/waiver/submit', { body, base }));
  return { ...answer, token: await exchangeToken(target, answer.sessionId) };
}

const recordedIp = async (submissionId: string) =>
  (await readDocument(documentPaths.registration(submissionId), registrationDocument))?.data.ip;

async function checkIn(
  target: Target,
  { attendee, business, eventId }: Journey,
): Promise<string | undefined> {
  if (!business) return 'not tested: there is no active business';
  const { latitude, longitude, name } = business.data;
  const body = {
    participantId: attendee?.user.id,
    eventId,
    businessId: business.id,
    latitude,
    longitude,
    accuracy: 10,
    fixAge: 0,
  };
  const answer = await callApi(target, '/api/checkins', {
    body,
    ...(attendee && { token: attendee.token }),
  });
  equal('the check-in', z.object({ state: z.string() }).parse(answer).state, 'verified');
  return name;
}

async function readByRest({ project }: Target, { attendee }: Journey): Promise<undefined> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const base = `${emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'}/v1/projects/${project}`;
  const documents = `${base}/databases/${process.env.FIRESTORE_DATABASE ?? '(default)'}/documents`;
  const own = documentPaths.participant(attendee?.user.id ?? 'smoke');
  const confirmation = documentPaths.registration(attendee?.submissionId ?? 'smoke');
  const status = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${documents}/${path}`, init)).status;
  equal('an anonymous read of a registration', await status(confirmation), 403);
  equal('an anonymous read of a participant', await status(own), 403);
  equal('an anonymous list of registrations', await status(documentPaths.registrations), 403);
  const change = JSON.stringify({ fields: { name: { stringValue: 'Another' } } });
  equal('an anonymous write', await status(own, { method: 'PATCH', body: change }), 403);
  if (!attendee) return undefined;
  const headers = {
    Authorization: `Bearer ${attendee.token}`,
    'Content-Type': 'application/json',
  };
  equal("the participant's own read", await status(own, { headers }), 200);
  equal(
    "the participant's own write",
    await status(own, { method: 'PATCH', headers, body: change }),
    403,
  );
  return undefined;
}

async function signInAsStaff(target: Target, journey: Journey): Promise<undefined> {
  const { username, password } = journey;
  // An admin, because only admins send test mails.
  const account = { username, fullName: 'Smoke Test', role: 'admin', password } as const;
  await addAccount(account, actor, Date.now());
  const answer = await callApi(target, '/api/admin/login', { body: { username, password } });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(answer);
  const token = await exchangeToken(target, sessionId);
  await callApi(target, '/api/admin/session', { token });
  journey.adminToken = token;
  return undefined;
}

const removal = ({ attendee, username }: Journey): SmokeCheck => ({
  title: 'The test left nothing behind',
  async run({ url }) {
    // Also of runs that were stopped.
    const hidden = (await readEvents()).filter(({ data }) => data.isHidden);
    for (const { id } of hidden) await removeEvent(id);
    await commit([
      { kind: 'delete', path: documentPaths.staffMember(staffUid(username)) },
      { kind: 'delete', path: releasePath },
    ]);
    await deleteAccount(staffUid(username));
    if (!attendee) return undefined;
    const confirmation = await fetch(`${url}/api/waiver/${attendee.submissionId}`);
    equal('the status of the confirmation', confirmation.status, 404);
    return undefined;
  },
});

async function removeEvent(eventId: string): Promise<void> {
  for (const { id, data } of await readRegistrationsOfEvent(eventId)) {
    await erasePerson(data.participantId, actor, Date.now());
    await commit([{ kind: 'delete', path: documentPaths.sealedEvidence(id) }]);
  }
  await commit([
    { kind: 'delete', path: documentPaths.event(eventId) },
    { kind: 'delete', path: documentPaths.catalog(eventId) },
    { kind: 'delete', path: documentPaths.leaderboard(eventId) },
  ]);
}
