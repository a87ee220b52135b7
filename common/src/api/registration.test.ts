import { describe, expect, it } from 'vitest';
import { registrationBody, ticketId } from './registrations.ts';

const maya = {
  ticketId: 'WW2024-001240',
  fullName: 'Maya Reyes',
  email: 'maya.reyes@example.com',
  over21: true,
  liabilityWaiver: true,
  paymentMethod: 'prepaid',
};

/** What is wrong with which field; empty where nothing is. */
function problems(body: unknown): Record<string, string> {
  const issues = registrationBody.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('a ticket id', () => {
  it.each([
    ['ww2024-001234', 'WW2024-001234'],
    ['  WW2024-001234\n', 'WW2024-001234'],
  ])('%j is %s', (typed, id) => {
    expect(ticketId.parse(typed)).toBe(id);
  });

  it.each([
    ['', 'Please enter your ticket ID to continue.'],
    ['   ', 'Please enter your ticket ID to continue.'],
    ['W'.repeat(65), 'A ticket ID has at most 64 characters.'],
  ])('%j is refused: %s', (typed, message) => {
    expect(ticketId.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });
});

// spec: 5.17
describe('a registration', () => {
  it('keeps a name and a phone number that were pasted without the marks that came along', () => {
    const pasted = {
      ...maya,
      fullName: '\u202eMaya Reyes',
      phone: '\u202a+1 540 555 0100\u202c',
      emergencyContact: 'Jo\u2028Reyes',
    };
    expect(registrationBody.parse(pasted)).toMatchObject({
      fullName: 'Maya Reyes',
      phone: '+1 540 555 0100',
      emergencyContact: 'Jo Reyes',
    });
  });

  // spec: 5.19
  it('needs no more than a name, an email and the agreements', () => {
    expect(registrationBody.parse({ ...maya, ticketId: undefined })).toEqual({
      ...maya,
      ticketId: '',
      phone: '',
      emergencyContact: '',
      emergencyPhone: '',
      marketingConsent: false,
    });
  });

  it('takes the cash path with an empty ticket, and what validation answered', () => {
    expect(problems({ ...maya, ticketId: ' ', paymentMethod: 'cash' })).toEqual({});
    const ticketValidation = {
      isValid: false,
      message: 'No.',
      participantName: null,
      eventName: null,
    };
    expect(problems({ ...maya, ticketValidation })).toEqual({});
    expect(problems({ ...maya, ticketValidation: null })).toEqual({});
  });

  it('says which event it is for, or leaves it to the server', () => {
    expect(registrationBody.parse({ ...maya, eventId: 'autumn' }).eventId).toBe('autumn');
    expect(problems({ ...maya, eventId: 'a/b' })).toEqual({ eventId: 'This is not a valid id.' });
  });

  it.each([
    [{ over21: false }, { over21: 'Please confirm you are 21+.' }],
    [{ over21: undefined }, { over21: 'Please confirm you are 21+.' }],
    [{ over21: 'true' }, { over21: 'Please confirm you are 21+.' }],
    [{ liabilityWaiver: false }, { liabilityWaiver: 'Please accept the liability waiver.' }],
    [{ fullName: '   ' }, { fullName: 'Please fill this in.' }],
    [{ email: 'maya' }, { email: 'Please enter a valid email address.' }],
    [{ phone: 'call me' }, { phone: 'Please enter a phone number.' }],
    [{ ticketId: 'W'.repeat(65) }, { ticketId: 'A ticket ID has at most 64 characters.' }],
  ])('with %j is refused: %j', (overrides, expected) => {
    expect(problems({ ...maya, ...overrides })).toEqual(expected);
  });

  it('with texts of 10,000 characters is refused at each of them', () => {
    const long = 'W'.repeat(10_000);
    const texts = { ticketId: long, fullName: long, emergencyContact: long };
    expect(problems({ ...maya, ...texts })).toEqual({
      ticketId: 'A ticket ID has at most 64 characters.',
      fullName: 'Use at most 200 characters.',
      emergencyContact: 'Use at most 200 characters.',
    });
  });

  it.each([
    [{ isVerified: true }, ''],
    [{ ticketValidation: { isValid: true, message: '', ticket: {} } }, 'ticketValidation'],
    [{ paymentMethod: 'free' }, 'paymentMethod'],
    [{ marketingConsent: 'yes' }, 'marketingConsent'],
    [{ fullName: ['Maya'] }, 'fullName'],
    [{ fullName: { $ne: '' } }, 'fullName'],
  ])('with %j is refused at %j', (overrides, field) => {
    expect(Object.keys(problems({ ...maya, ...overrides }))).toEqual([field]);
  });

  it.each([null, [], 'text', 5, true])('is not %j', (body) => {
    expect(registrationBody.safeParse(body).success).toBe(false);
  });

  it.each(['540-555-0100', '+1 (540) 555 0100', '540.555.0100 x12', ''])(
    'has the phone %j',
    (phone) => {
      expect(problems({ ...maya, phone })).toEqual({});
    },
  );
});
