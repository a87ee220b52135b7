import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import {
  newParticipant,
  newRegistration,
  progressOfRegistration,
  type RegistrationFacts,
  registeredAgain,
} from './new-registration.ts';

const body = {
  ticketId: '',
  fullName: 'Nina Flores',
  email: 'nina@example.com',
  phone: '',
  emergencyContact: '',
  emergencyPhone: '',
  over21: true,
  liabilityWaiver: true,
  marketingConsent: false,
  paymentMethod: 'cash',
} as const;

const facts = (changes: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  submissionId: 'second',
  uid: 'nina',
  eventId: 'autumn',
  body,
  isEmailProven: false,
  waiver: { version: '2026-11-en', sha256: 'f00d' },
  ticket: null,
  participant: null,
  earlierCompletions: 0,
  now: Date.parse(at(5)),
  ip: '203.0.113.7',
  userAgent: 'Phone',
  ...changes,
});
const ticket = { id: 'WW-1', data: { typeId: 'driver' } };
const named = { ...body, ticketId: 'WW-2' };
const stored = {
  ...newParticipant(facts({ submissionId: 'first', eventId: 'spring' })),
  phoneNumber: '540-555-0100',
  emailProvenAt: at(0),
  generation: 3,
  endedSessions: { phone: { endedAt: at(1) } },
};

describe('newRegistration', () => {
  it('has the type of the ticket that pays for it', () => {
    expect(newRegistration(facts({ ticket, body: named, typeId: 'guest' }))).toMatchObject({
      paymentMethod: 'prepaid',
      ticketId: 'WW-1',
      typeId: 'driver',
      isVerified: true,
      state: 'verified',
      deskTicketId: null,
    });
  });

  it('owes the type that the desk sells without a ticket', () => {
    expect(newRegistration(facts({ typeId: 'guest' }))).toMatchObject({
      paymentMethod: 'cash',
      ticketId: null,
      typeId: 'guest',
      isVerified: false,
      state: 'cash-due',
    });
  });

  it.each([
    ['the named ticket', { body: named }, 'WW-2'],
    ['the ticket whose place it has', { body: named, sharedTicketId: 'WW-3' }, 'WW-3'],
    [
      'none that is known to be invalid',
      { body: { ...named, ticketValidation: { isValid: false, message: '' } } },
      null,
    ],
    ['none without one', {}, null],
  ] as const)('leaves %s to show at the desk', (_, changes, deskTicketId) => {
    expect(newRegistration(facts(changes))).toMatchObject({ deskTicketId, isVerified: false });
  });

  it('has the place of a ticket only if it shares one', () => {
    expect(newRegistration(facts({ sharedTicketId: 'WW-3' })).sharesTicketPlace).toBe(true);
    expect(newRegistration(facts({ body: named }))).not.toHaveProperty('sharesTicketPlace');
  });

  it('carries the sessions of the participant, like the progress', () => {
    const again = facts({ participant: { data: stored } });
    const { generation, endedSessions } = stored;
    expect(newRegistration(again)).toMatchObject({ generation, endedSessions });
    expect(progressOfRegistration(again)).toMatchObject({ generation, endedSessions });
    expect(newRegistration(facts())).toMatchObject({ generation: 0, endedSessions: {} });
  });
});

describe('registeredAgain', () => {
  it('adds the registration and keeps a phone number that is not named again', () => {
    expect(registeredAgain(facts(), stored)).toMatchObject({
      registrations: { spring: 'first', autumn: 'second' },
      phoneNumber: '540-555-0100',
    });
    const renamed = facts({ body: { ...body, phone: '540-555-0111' } });
    expect(registeredAgain(renamed, stored).phoneNumber).toBe('540-555-0111');
  });

  it.each([
    ['keeps the time of an earlier proof of the email', true, at(0), at(0)],
    ['has the time of the first proof', true, null, at(5)],
    ['has no proof of an unproven email', false, at(0), null],
  ])('%s', (_, isEmailProven, emailProvenAt, expected) => {
    const changed = registeredAgain(facts({ isEmailProven }), { ...stored, emailProvenAt });
    expect(changed.emailProvenAt).toBe(expected);
  });
});
