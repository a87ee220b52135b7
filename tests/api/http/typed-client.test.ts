import { expect, expectTypeOf, it } from 'vitest';
import { call } from '../../support/api/client.ts';

/* What `npm run check` holds: each line marked is an error of types, or the mark itself is one. */

it('the tests’ client knows the contract: what an answer has is typed', async () => {
  const { status, json } = await call('GET', '/api/events/active');
  expect([status, typeof json.name]).toEqual([200, 'string']);
  expectTypeOf(json.name).toEqualTypeOf<string>();
  expectTypeOf(json.ticketPrice.amountCents).toEqualTypeOf<number>();
  // @ts-expect-error -- no event has it
  expect(json.nickname).toBeUndefined();
});

it('a path, a method and a field that the contract does not have are errors of types', async () => {
  // @ts-expect-error -- no such path
  expect((await call('GET', '/api/events/activ')).status).toBe(404);
  // @ts-expect-error -- no such method there
  expect((await call('DELETE', '/api/events/active')).status).toBe(404);
  const parameter: string = 'maya';
  expectTypeOf(await call('GET', `/api/participants/${parameter}`))
    .toHaveProperty('json')
    .toHaveProperty('totalCheckIns');
  // @ts-expect-error -- the field is ticketId
  expect((await call('POST', '/api/tickets/validate', { body: { ticket: 'A' } })).status).toBe(400);
});
