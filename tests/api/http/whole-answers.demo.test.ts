import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../../support/api/client.ts';
import { newParticipant, registrationBody, signIn } from '../../support/api/people.ts';
import { change, eventId, newTicket, stored } from '../../support/api/store/database.ts';

/*
 * A client that knows nothing but the answers sends them back whole: nothing is refused, and nothing changes.
 */

type Json = Record<string, unknown>;

let token: string;
beforeAll(async () => {
  const body = { username: 'admin', password: 'winewalk' };
  const { json } = await call('POST', '/api/admin/login', { body });
  token = await signIn(json.sessionId);
});

const get = async <T>(path: string) => (await request('GET', path, { token })).json as T;
const put = (path: string, unchecked: unknown) => request('PUT', path, { token, unchecked });

/** Stored document without the traces of an edit. */
async function contentOf(path: string): Promise<Json> {
  const { version, updatedAt, ...content } = (await stored(path)) as Json;
  return content;
}

/** Sends an answer back and returns the problem, or the fields of the document that changed. */
async function changesOf(path: string, answer: Json, document: string): Promise<unknown> {
  const before = await contentOf(document);
  const { status, text, json } = await put(path, answer);
  if (status !== 200) return text;
  const after = await contentOf(document);
  expect(json).toMatchObject({ id: answer.id });
  return Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );
}

const isDemoAccount = ({ username }: Json) => username === 'admin' || username === 'desk';

const lists = [
  ['/api/admin/businesses', 'businesses'],
  ['/api/admin/events', 'events'],
  ['/api/admin/rewards', 'rewards'],
  ['/api/admin/point-rules', 'pointRules'],
  ['/api/admin/staff', 'staff'],
] as const;

describe('a whole answer in a PUT', () => {
  it.each(lists)('changes nothing at %s', async (path, collection) => {
    const all = await get<(Json & { id: string; version: number })[]>(path);
    // Other files store accounts that lack fields, which a save completes.
    const records = collection === 'staff' ? all.filter(isDemoAccount) : all;
    expect(records.length).toBeGreaterThan(1);
    for (const record of records) {
      const target = `${path}/${record.id}`;
      expect(await changesOf(target, record, `${collection}/${record.id}`), target).toEqual({});
      const stale = await put(target, record);
      expect([stale.status, stale.json]).toEqual([
        409,
        expect.objectContaining({ code: 'stale-edit' }),
      ]);
    }
  });

  it('changes nothing at /api/admin/organization', async () => {
    const path = '/api/admin/organization';
    expect(await changesOf(path, await get(path), 'organization/current')).toEqual({});
  });

  it('changes nothing at an unused ticket, also with the hidden email of its holder', async () => {
    const { json } = await call('POST', '/api/admin/login', {
      body: { username: 'desk', password: 'winewalk' },
    });
    const desk = await signIn(json.sessionId);
    const holder = { holderName: 'Ada Quill', holderEmail: 'ada@example.com' };
    await newTicket('WHOLE-1', holderFields(holder));
    const path = '/api/admin/tickets/WHOLE-1';
    for (const as of [token, desk]) {
      const { tickets } = (await request('GET', '/api/admin/tickets?search=WHOLE-1', { token: as }))
        .json as { tickets: Json[] };
      const before = await stored('tickets/WHOLE-1');
      const answer = await request('PUT', path, { token: as, unchecked: tickets[0] });
      expect([answer.status, answer.json]).toEqual([200, tickets[0]]);
      expect(await stored('tickets/WHOLE-1')).toEqual(before);
    }
  });

  it.each(['announcements', 'offers'])('changes nothing at the %s of an event', async (kind) => {
    const { firestore } = await import('../../../functions/src/firestore/firestore.ts');
    const { docs } = await (await firestore()).collection(`events/${eventId}/${kind}`).get();
    expect(docs.length).toBeGreaterThan(0);
    for (const { id, ref } of docs) {
      // The save of an announcement whose time has come during the run would publish it.
      if ((await stored(ref.path)).isPublished === false)
        await change(ref.path, { publishAt: new Date(Date.now() + 86_400_000).toISOString() });
      const record = { id, ...((await stored(ref.path)) as Json) };
      const path = `/api/admin/events/${eventId}/${kind}/${id}`;
      expect(await changesOf(path, record, ref.path)).toEqual({});
    }
  });

  it('changes nothing at a registration', async () => {
    const { submissionId } = await newParticipant();
    const path = `/api/admin/registrations/${submissionId}`;
    expect(await changesOf(path, await get(path), `registrations/${submissionId}`)).toEqual({});
  });
});

describe('a whole answer in a POST', () => {
  it('registers with the result of the validation', async () => {
    const ticketId = await newTicket('WHOLE-2');
    const validation = await call('POST', '/api/tickets/validate', { body: { ticketId } });
    const unchecked = registrationBody({
      ticketId,
      paymentMethod: 'prepaid',
      ticketValidation: validation.json,
    });
    const answer = await request('POST', '/api/waiver/submit', { unchecked });
    expect(answer.status, answer.text).toBe(200);
  });

  it('returns the participant that was sent', async () => {
    const { uid, token } = await newParticipant();
    const whole = (await request('GET', `/api/participants/${uid}`, { token })).json as Json;
    const { status, json } = await request('POST', '/api/participants', {
      token,
      unchecked: whole,
    });
    expect(status).toBe(200);
    expect(whole).toMatchObject(json as Json);
  });
});
