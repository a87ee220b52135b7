import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { at, reward, sampleBusiness } from '@wine-walk/common/support/samples.ts';
import { vi } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { toFirestore } from '../../../functions/src/firestore/converter.ts';
import { rebuildCatalogs } from '../../../functions/src/modules/catalog/service.ts';
import { eveningPlan, usualDesks } from '../../../tools/project/evening-cost.ts';
import { active, noWorld } from './active-world.ts';
import { type Billed, CountedStore } from './counted-store.ts';
import { eventId, setUpEvent } from './event-setup.ts';
import { createCustomToken, signInWithCustomToken, verifyIdToken } from './simulated-auth.ts';
import { startOfEvening } from './simulation.ts';

const [minute, hour] = [60_000, 60 * 60_000];
/** Everyone arrives in the first hour. */
const arrivalsMs = hour;
/** Time between two check-ins: everyone is done after four hours. */
const betweenMs = 14 * minute + 7300;

const businesses = Array.from({ length: eveningPlan.checkIns }, (_, index) => ({
  ...sampleBusiness({
    name: `Business ${index}`,
    latitude: 38.15 + index * 0.0009,
    longitude: -79.07,
  }),
  id: `business-${index}`,
}));

/** Account of each desk: an account refreshes its list a few times a minute at most. */
const deskAccount = (desk: number) => `staff-desk-${desk}`;
const signInDesk = (desk: number) =>
  signInWithCustomToken(
    createCustomToken(deskAccount(desk), { staff: true, generation: 1 }),
    Date.now,
  );

type Step = [atMs: number, act: () => Promise<unknown>];

export interface CountedEvening {
  byAction: ReadonlyMap<string, Billed & { times: number }>;
  /** Documents that are pushed to the open apps. */
  pushed: number;
  /** Documents with a TTL policy at the end. */
  expiring: number;
}

/** Plays an evening against the API, one call after the other, and counts the operations of its store. */
export async function countEvening(attendees: number): Promise<CountedEvening> {
  const open = new Set<string>();
  let pushed = 0;
  const store = new CountedStore(({ path }) => {
    const [collection, id = ''] = path.split('/');
    if (collection === 'participants' && open.has(id)) pushed += 1;
    if (collection === 'events' || collection === 'catalogues') pushed += open.size;
  });
  active.world = {
    ...noWorld(),
    firestore: store.firestore,
    verifyIdToken: (token) => verifyIdToken(token, Date.now()),
    createCustomToken,
  };
  vi.useFakeTimers({ now: startOfEvening, toFake: ['Date'] });
  try {
    await seedEvening(store, attendees);
    for (const [atMs, act] of planEvening(store, attendees, open).toSorted(([a], [b]) => a - b)) {
      vi.setSystemTime(startOfEvening + atMs);
      await act();
    }
  } finally {
    vi.useRealTimers();
    active.world = noWorld();
  }
  const expiring = ['idempotentRequests', 'redemptionCodes', 'rateLimits'].reduce(
    (sum, collection) => sum + store.firestore.documentsIn(collection).length,
    0,
  );
  return { byAction: store.byAction, pushed, expiring };
}

async function seedEvening({ firestore }: CountedStore, attendees: number): Promise<void> {
  await setUpEvent(firestore);
  const seed = (path: string, data: object) => firestore.seed({ [path]: toFirestore({ ...data }) });
  for (const { id, ...business } of businesses) seed(`businesses/${id}`, business);
  for (let desk = 0; desk < usualDesks(attendees); desk += 1)
    firestore.seed({
      [`staff/${deskAccount(desk)}`]: firestore.fieldsOf('staff/staff-admin') ?? {},
    });
  const { id: _id, ...first } = reward('first', { requiredVisits: 1 });
  seed('rewards/first', first);
  const ticket = newTicket({ eventId: null, holderName: null, holderEmail: null }, 'import', at(0));
  for (let index = 0; index < attendees; index += 1) seed(`tickets/T-${index}`, ticket);
  for (let index = 0; index < eveningPlan.announcements; index += 1)
    seed(`events/${eventId}/announcements/news-${index}`, { ...announcement, publishAt: at(0) });
  await rebuildCatalogs({ kind: 'event', eventId }, startOfEvening);
}

const announcement = {
  title: 'News',
  message: 'News',
  titleIn: {},
  messageIn: {},
  isPublished: true,
  version: 1,
  createdAt: at(0),
  updatedAt: at(0),
};

/** Returns the steps of all people, in no order. */
function planEvening(store: CountedStore, attendees: number, open: Set<string>): Step[] {
  const app = createApp();
  const desks = usualDesks(attendees);
  let calls = 0;
  const call = async (action: string, path: string, token: string | null, sent?: object | null) => {
    calls += 1;
    const request = new Request(`http://localhost${path}`, {
      method: sent ? (action === 'join' ? 'PUT' : 'POST') : 'GET',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `00000000-0000-4000-8000-${String(calls).padStart(12, '0')}`,
        'X-Forwarded-For': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    return store.run(action, async () => {
      const answer = await app.fetch(request);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${action} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text) as Answer;
    });
  };
  const steps: Step[] = [];
  for (let index = 0; index < attendees; index += 1)
    steps.push(
      ...planAttendee({ index, attendees, call, staff: signInDesk(index % desks), store, open }),
    );
  const every = (intervalMs: number, untilMs: number, act: () => Promise<unknown>) => {
    for (let atMs = intervalMs; atMs <= untilMs; atMs += intervalMs) steps.push([atMs, act]);
  };
  const end = eveningPlan.hours * hour;
  every(15_000, end, () => call('screen', `/api/events/${eventId}/leaderboard`, null));
  every(end / (eveningPlan.catalogEdits + 1), end - 1, async () => {
    const name = `Business at ${Date.now()}`;
    store.firestore.seed({
      'businesses/business-0': { ...toFirestore({ ...businesses[0] }), name },
    });
    await store.run('edit', () => rebuildCatalogs({ kind: 'event', eventId }, Date.now()));
  });
  for (let index = 0; index < eveningPlan.announcements; index += 1)
    steps.push([
      arrivalsMs + (index + 1) * 20 * minute,
      async () => {
        const path = `events/${eventId}/announcements/news-${index}`;
        store.firestore.seed({ [path]: { ...store.firestore.fieldsOf(path), version: 2 } });
      },
    ]);
  for (let desk = 0; desk < desks; desk += 1) {
    const staff = signInDesk(desk);
    let list: Record<string, string> = {};
    every((60 * minute) / eveningPlan.refreshesPerHour, end, async () => {
      const query = new URLSearchParams({ eventId, ...list });
      const { cursor, hashKey } = await call('desk', `/api/admin/desk/snapshot?${query}`, staff());
      list = { ...(cursor && { cursor }), ...(hashKey && { hashKey }) };
    });
  }
  return steps;
}

/** Fields of answers that the next call needs. */
interface Answer {
  user?: { id: string };
  sessionId?: string;
  code?: string;
  cursor?: string;
  hashKey?: string;
}

interface AttendeePlan {
  index: number;
  attendees: number;
  call: (
    action: string,
    path: string,
    token: string | null,
    sent?: object | null,
  ) => Promise<Answer>;
  staff: () => string;
  store: CountedStore;
  open: Set<string>;
}

function planAttendee({ index, attendees, call, staff, store, open }: AttendeePlan): Step[] {
  const arrivedAt = (index / attendees) * arrivalsMs;
  let [uid, token] = ['', () => ''];
  const steps: Step[] = [
    [
      arrivedAt,
      async () => {
        const { user, sessionId = '' } = await call('register', '/api/waiver/submit', null, {
          fullName: `Ada Quill ${index}`,
          email: `ada.${index}@example.com`,
          over21: true,
          liabilityWaiver: true,
          paymentMethod: 'prepaid',
          eventId,
          ticketId: `T-${index}`,
        });
        uid = user?.id ?? '';
        token = signInWithCustomToken(sessionId, Date.now);
        open.add(uid);
      },
    ],
  ];
  const later = (afterMs: number, act: () => Promise<unknown>) =>
    steps.push([arrivedAt + afterMs, act]);
  for (const [visit, { id: businessId, latitude, longitude }] of businesses.entries())
    later((visit + 1) * betweenMs, () =>
      call(visit === 0 ? 'firstCheckIn' : 'checkIn', '/api/checkins', token(), {
        participantId: uid,
        eventId,
        businessId,
        latitude,
        longitude,
        accuracy: 5,
      }),
    );
  for (let opening = 0; opening < eveningPlan.openings; opening += 1)
    later(minute + (opening * 3 * hour) / eveningPlan.openings, () => openApp(store, uid));
  later(2 * minute, () =>
    call('join', `/api/participants/${uid}/leaderboard/${eventId}`, token(), {
      displayName: `Quill ${index}`,
    }),
  );
  for (let view = 0; view < eveningPlan.leaderboardViews; view += 1)
    later((view + 1) * 30 * minute, () =>
      call('leaderboard', `/api/events/${eventId}/leaderboard`, token()),
    );
  later(hour, () =>
    call('shown', `/api/events/${eventId}/announcements/shown`, token(), {
      announcementIds: ['news-0'],
    }),
  );
  if (index % 10 < eveningPlan.redeemShare * 10)
    later(2 * hour, async () => {
      const path = `/api/participants/${uid}/rewards/${eventId}/first/code`;
      const { code } = await call('code', path, token(), {});
      await call('redeem', '/api/admin/redemptions', staff(), { code, eventId });
    });
  return steps;
}

/** Reads the first data of the listeners of an opened app. */
function openApp(store: CountedStore, uid: string): Promise<unknown> {
  const { firestore } = store;
  const paths = [
    `events/${eventId}`,
    `catalogues/${eventId}`,
    `participants/${uid}`,
    `participants/${uid}/progress/${eventId}`,
  ];
  return store.run('open', async () => {
    await firestore.getAll(...paths.map((path) => firestore.doc(path)));
    await firestore.collection(`events/${eventId}/announcements`).get();
  });
}
