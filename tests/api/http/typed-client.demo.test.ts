import { expect, expectTypeOf, it } from 'vitest';
import { call } from '../../support/api/client.ts';

/* Compiled by `npm run check`: each marked line must be a type error. */

it('types responses by the contract', async () => {
  const { status, json } = await call('GET', '/api/events/active');
  expect([status, typeof json.name]).toEqual([200, 'string']);
  expectTypeOf(json.name).toEqualTypeOf<string>();
  expectTypeOf(json.ticketPrice.amountCents).toEqualTypeOf<number>();
  // @ts-expect-error -- no event has it
  expect(json.nickname).toBeUndefined();
});

it('rejects paths, methods and fields outside the contract at compile time', async () => {
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
