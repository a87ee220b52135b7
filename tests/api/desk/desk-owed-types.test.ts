import { ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { admit, api, openTill, seedDesk } from '../../support/api/calls/desk-api.ts';
import { call } from '../../support/api/client.ts';
import { registrationBody } from '../../support/api/people.ts';
import { change, stored } from '../../support/api/store/database.ts';

const types = [
  ticketType({ id: 'walk', priceCents: 0 }),
  ticketType({ id: 'tasting', priceCents: 4000 }),
];
const email = 'ida@example.com';
let submissionId = '';

/** Imports an unpaid ticket, and registers its holder to show it at the desk. */
async function registerHolder(holder: { holderName?: string; holderEmail?: string }) {
  await api.as('admin', 'POST', '/api/admin/tickets/import', {
    body: {
      tickets: [{ id: 'OW-1', eventId: 'autumn', typeId: 'tasting', owes: true, ...holder }],
    },
  });
  submissionId = (await register(email)).json.submissionId;
}

/** Registers a person who shows the ticket at the desk. */
function register(address: string) {
  const form = { fullName: 'Ida Lund', email: address, ticketId: 'OW-1' };
  const body = registrationBody({ ...form, paymentMethod: 'cash' });
  return call('POST', '/api/waiver/submit', { at: api.at, body });
}

/** Returns the types in the registration and on the device, and the number of people that the list calls due. */
async function listed() {
  const registration = await stored(`registrations/${submissionId}`);
  const progress = await stored(`participants/${registration?.participantId}/progress/autumn`);
  const path = '/api/admin/registrations?eventId=autumn&payment=due';
  const { registrations } = (await api.as('desk', 'GET', path)).json;
  return [registration?.typeId, progress?.typeId, registrations.length];
}

const correct = async (fields: { fullName: string; email?: string }) => {
  const { version } = (await stored(`registrations/${submissionId}`)) as { version: number };
  return api.as('desk', 'PUT', `/api/admin/registrations/${submissionId}`, {
    body: { ...fields, version },
  });
};

beforeEach(async () => {
  await seedDesk();
  await change('events/autumn', { ticketTypes: types });
});

describe('type of a registration that has the place of an unpaid ticket', () => {
  it.each([
    ['name', { holderName: 'Ida Lund' }, { fullName: 'Ola Ek' }],
    ['email', { holderEmail: email }, { fullName: 'Ida Lund', email: 'ola@example.com' }],
  ])(
    'leaves with the holder, and returns, by a correction of the %s',
    async (_field, holder, other) => {
      await registerHolder(holder);
      expect(await listed()).toEqual(['tasting', 'tasting', 1]);
      expect((await correct(other)).status).toBe(200);
      expect(await listed()).toEqual([null, null, 0]);
      expect((await correct({ fullName: 'Ida Lund', email })).status).toBe(200);
      expect(await listed()).toEqual(['tasting', 'tasting', 1]);
    },
  );

  it.each([
    [
      'registers with the ticket',
      () =>
        api.as('desk', 'POST', '/api/admin/registrations', {
          body: {
            fullName: 'Ola Ek',
            over21: true,
            liabilityWaiver: true,
            signedOn: 'paper',
            ticketId: 'OW-1',
            holderChange: 'gift',
            eventId: 'autumn',
          },
        }),
    ],
    [
      'of this name pays for it',
      async () => {
        await openTill(0);
        const { json } = await register('ida@example.org');
        return admit([json.submissionId], { takesPayment: true });
      },
    ],
  ])('leaves when another person %s', async (_how, useUp) => {
    await registerHolder({ holderName: 'Ida Lund' });
    expect(await listed()).toEqual(['tasting', 'tasting', 1]);
    expect((await useUp()).status).toBe(200);
    expect(await stored('tickets/OW-1')).toMatchObject({ state: 'redeemed' });
    expect((await listed()).slice(0, 2)).toEqual([null, null]);
  });
});
