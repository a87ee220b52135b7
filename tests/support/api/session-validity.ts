import { expect } from 'vitest';
import { call } from './client.ts';
import { type Device, type ListenerEvent, openDevice } from './device.ts';
import { signIn } from './people.ts';
import { rulesStatus } from './rules-status.ts';
import { servedApp } from './served-app.ts';
import { anAdmin, type Places, type Sessions } from './session-kinds.ts';

/*
 * What happens x whose session x where it counts: a call of the API, a document and a list by the rules, a
 * document and a query that are listened to already. `own` is the session that it happens to or that asks for
 * it, `other` one more of the same (of a volunteer: another one's), `unused` a token that was answered before
 * and is exchanged only afterwards.
 */

export const app = await servedApp();
export const admin = await anAdmin(app.at);

/** Where a session counts still. */
interface Standing {
  api: boolean;
  get: boolean;
  list: boolean;
  document?: ListenerEvent;
  query?: ListenerEvent;
}

/**
 * The emulator decides a query when it is attached, and never again; a document again with each of its changes.
 * Nothing may rest on the rest: the app drops what it holds (SECURITY.md, "What the emulators cannot show").
 */
const queryOfEnded: ListenerEvent = 'told';
export const refused = { api: false, get: false, list: false };
const standings = {
  in: { api: true, get: true, list: true, document: 'told', query: 'told' },
  out: { ...refused, document: 'cut', query: queryOfEnded },
  gone: { ...refused, document: 'gone', query: 'gone' },
} as const satisfies Record<string, Standing>;
type State = keyof typeof standings;

export interface Row<S> {
  own: State;
  other: State;
  unused: 'in' | 'out';
  /** Answers further custom tokens that came of it, none of which may be anybody. */
  happen: (sessions: S, device: Device) => Promise<unknown>;
}

/**
 * As `holds`, of a session that the rules show nothing to begin with: it counts at the API alone, and nothing can be
 * listened to.
 */
export async function expectSessionValidityByApi<S extends Sessions>(
  sessions: S,
  { happen, ...expected }: Row<S>,
) {
  const { places } = sessions;
  const standing = async (token: string) => (await readAs(token, places)).api;
  const [own, other] = [await openDevice(sessions.own), await openDevice(sessions.other)];
  for (const device of [own, other]) {
    expect(await readAs(device.token, places)).toEqual({ ...refused, api: true });
    await expect(device.onDocument(places.document)).rejects.toThrow('is refused');
    await expect(device.onQuery(...places.query)).rejects.toThrow('is refused');
  }
  await happen(sessions, own);
  const unused = await readAs(await signIn(sessions.unused), places);
  expect({
    own: await standing(own.token),
    other: await standing(other.token),
    unused,
  }).toEqual({
    own: expected.own === 'in',
    other: expected.other === 'in',
    unused: { ...refused, api: expected.unused === 'in' },
  });
  await Promise.all([own.close(), other.close()]);
}

export async function readAs(token: string, places: Places): Promise<Standing> {
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

async function standingOf({ device, listeners }: Awaited<ReturnType<typeof open>>, places: Places) {
  const [document, query] = listeners;
  const asked = await readAs(device.token, places);
  return { ...asked, document: await document.afterChange(), query: await query.afterChange() };
}

export async function expectSessionValidity<S extends Sessions>(
  sessions: S,
  { happen, ...expected }: Row<S>,
) {
  const { places } = sessions;
  const [own, other] = [await open(sessions.own, places), await open(sessions.other, places)];
  const before = [await standingOf(own, places), await standingOf(other, places)];
  expect(before).toEqual([standings.in, standings.in]);
  await happen(sessions, own.device);
  const { document: _, query: __, ...unused } = standings[expected.unused];
  expect({
    own: await standingOf(own, places),
    other: await standingOf(other, places),
    unused: await readAs(await signIn(sessions.unused), places),
  }).toEqual({ own: standings[expected.own], other: standings[expected.other], unused });
  await Promise.all([own.device.close(), other.device.close()]);
}
