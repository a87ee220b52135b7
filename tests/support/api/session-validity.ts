import { expect } from 'vitest';
import { call } from './client.ts';
import { type Device, type ListenerEvent, openDevice } from './device.ts';
import { signIn } from './people.ts';
import { rulesStatus } from './rules-status.ts';
import { serveApp } from './served-app.ts';
import { anAdmin, type Places, type Sessions } from './session-kinds.ts';

/*
 * Action × session × place: an API call, a document and a list by the rules, and open listeners on a document
 * and a query. `own` is the session that runs the action or is affected by it, `other` another one of the same person (for
 * volunteers: of another volunteer), `unused` a token issued before and exchanged afterwards.
 */

export const app = await serveApp();
export const admin = await anAdmin(app.at);

/** Places where a session is still accepted. */
interface Validity {
  api: boolean;
  get: boolean;
  list: boolean;
  document?: ListenerEvent;
  query?: ListenerEvent;
}

/**
 * hidane evaluates the rules of a query only when it is attached, Google's emulator on each change like those of a document.
 * The app drops data of ended sessions itself (docs/security.md, "Limits of the emulators").
 */
const isGoogles = process.env.FIRESTORE_EMULATOR === 'google';
const queryOfEnded: ListenerEvent = isGoogles ? 'cut' : 'told';
const queryOfDeleted: ListenerEvent = isGoogles ? 'cut' : 'gone';
export const refused = { api: false, get: false, list: false };
const standings = {
  in: { api: true, get: true, list: true, document: 'told', query: 'told' },
  out: { ...refused, document: 'cut', query: queryOfEnded },
  gone: { ...refused, document: 'gone', query: queryOfDeleted },
} as const satisfies Record<string, Validity>;
type State = keyof typeof standings;

export interface Row<S> {
  own: State;
  other: State;
  unused: 'in' | 'out';
  /** Returns further custom tokens of the action, none of which may be valid. */
  happen: (sessions: S, device: Device) => Promise<unknown>;
}

/** Expects the validity of sessions without Firestore access by the API only, as `expectSessionValidity`. */
export async function expectSessionValidityByApi<S extends Sessions>(
  sessions: S,
  { happen, ...expected }: Row<S>,
) {
  const { places } = sessions;
  const apiStatus = async (token: string) => (await readAs(token, places)).api;
  const [own, other] = [await openDevice(sessions.own), await openDevice(sessions.other)];
  for (const device of [own, other]) {
    expect(await readAs(device.token, places)).toEqual({ ...refused, api: true });
    await expect(device.onDocument(places.document)).rejects.toThrow('is refused');
    await expect(device.onQuery(...places.query)).rejects.toThrow('is refused');
  }
  await happen(sessions, own);
  const unused = await readAs(await signIn(sessions.unused), places);
  expect({
    own: await apiStatus(own.token),
    other: await apiStatus(other.token),
    unused,
  }).toEqual({
    own: expected.own === 'in',
    other: expected.other === 'in',
    unused: { ...refused, api: expected.unused === 'in' },
  });
  await Promise.all([own.close(), other.close()]);
}

export async function readAs(token: string, places: Places): Promise<Validity> {
  const answer = await call('GET', places.call as '/api/admin/session', { at: app.at, token });
  return {
    api: answer.status === 200,
    get: (await rulesStatus(places.document, token)) === 200,
    list: (await rulesStatus(places.list, token)) === 200,
  };
}

async function open(sessionId: string, { document, query }: Places) {
  const device = await openDevice(sessionId);
  const listeners = [await device.onDocument(document), await device.onQuery(...query)] as const;
  return { device, listeners };
}

async function validityOf({ device, listeners }: Awaited<ReturnType<typeof open>>, places: Places) {
  const [document, query] = listeners;
  const responses = await readAs(device.token, places);
  return { ...responses, document: await document.afterChange(), query: await query.afterChange() };
}

export async function expectSessionValidity<S extends Sessions>(
  sessions: S,
  { happen, ...expected }: Row<S>,
) {
  const { places } = sessions;
  const [own, other] = [await open(sessions.own, places), await open(sessions.other, places)];
  const before = [await validityOf(own, places), await validityOf(other, places)];
  expect(before).toEqual([standings.in, standings.in]);
  await happen(sessions, own.device);
  const { document: _, query: __, ...unused } = standings[expected.unused];
  expect({
    own: await validityOf(own, places),
    other: await validityOf(other, places),
    unused: await readAs(await signIn(sessions.unused), places),
  }).toEqual({ own: standings[expected.own], other: standings[expected.other], unused });
  await Promise.all([own.device.close(), other.device.close()]);
}
