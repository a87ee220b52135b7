import { describe, expect, it } from 'vitest';
import { ticketId } from '../model/fields/values.ts';
import { fieldText } from '../support/problem-messages.ts';
import { message as messageOf } from '../support/schema-results.ts';
import { fieldProblemOf } from './contract/field-problem.ts';
import { registrationBody, submitRegistration } from './registrations.ts';

const maya = {
  ticketId: 'WW2024-001240',
  fullName: 'Maya Reyes',
  email: 'maya.reyes@example.com',
  over21: true,
  liabilityWaiver: true,
  paymentMethod: 'prepaid',
};

/** Returns the messages by invalid field; empty if the body is valid. */
function problems(body: unknown): Record<string, string> {
  const issues = registrationBody.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(
    issues.map((issue) => [issue.path.join('.'), fieldText(fieldProblemOf(issue))]),
  );
}

describe('ticketId', () => {
  it.each([
    ['ww2024-001234', 'WW2024-001234'],
    ['  WW2024-001234\n', 'WW2024-001234'],
  ])('parses %j as %s', (typed, id) => {
    expect(ticketId.parse(typed)).toBe(id);
  });

  it.each([
    ['', 'Please enter your ticket ID to continue.'],
    ['   ', 'Please enter your ticket ID to continue.'],
    ['\u200b', 'Please enter your ticket ID to continue.'],
    ['-', 'Please enter your ticket ID to continue.'],
    ['W'.repeat(65), 'A ticket ID has at most 64 characters.'],
  ])('rejects %j with %s', (typed, message) => {
    expect(messageOf(ticketId, typed)).toBe(message);
  });
});

describe('submitRegistration', () => {
  it.each(['', '  ', '\u200b', undefined])('rejects a prepaid ticket %j at its field', (typed) => {
    const issues = submitRegistration.body.safeParse({ ...maya, ticketId: typed }).error?.issues;
    expect(issues?.map((issue) => [issue.path, fieldText(fieldProblemOf(issue))])).toEqual([
      [['ticketId'], 'Please enter your ticket ID to continue.'],
    ]);
  });
});

describe('registrationBody', () => {
  it('removes invisible marks from a pasted name and phone number', () => {
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

  it('requires only a name, an email and the agreements', () => {
    expect(registrationBody.parse({ ...maya, ticketId: undefined })).toEqual({
      ...maya,
      ticketId: '',
      phone: '',
      emergencyContact: '',
      emergencyPhone: '',
      marketingConsent: false,
    });
  });

  it('accepts cash with an empty ticket ID, and the result of a ticket validation', () => {
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

  it('accepts an event ID or none', () => {
    expect(registrationBody.parse({ ...maya, eventId: 'autumn' }).eventId).toBe('autumn');
    expect(problems({ ...maya, eventId: 'a/b' })).toEqual({ eventId: 'This ID isn’t valid.' });
  });

  it.each([
    [{ over21: false }, { over21: 'Please confirm your age.' }],
    [{ over21: undefined }, { over21: 'Please confirm your age.' }],
    [{ over21: 'true' }, { over21: 'Please confirm your age.' }],
    [{ liabilityWaiver: false }, { liabilityWaiver: 'Please accept the liability waiver.' }],
    [{ fullName: '   ' }, { fullName: 'Please fill this in.' }],
    [{ email: 'maya' }, { email: 'Please enter a valid email address.' }],
    [{ phone: '5'.repeat(61) }, { phone: 'Use at most 60 characters.' }],
    [{ ticketId: 'W'.repeat(65) }, { ticketId: 'A ticket ID has at most 64 characters.' }],
  ])('given %j reports %j', (overrides, expected) => {
    expect(problems({ ...maya, ...overrides })).toEqual(expected);
  });

  it('rejects texts of 10,000 characters in every field', () => {
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
  ])('given %j rejects %j', (overrides, field) => {
    expect(Object.keys(problems({ ...maya, ...overrides }))).toEqual([field]);
  });

  it.each([null, [], 'text', 5, true])('rejects %j', (body) => {
    expect(registrationBody.safeParse(body).success).toBe(false);
  });

  it.each([
    '(540) 555\u20110142',
    '540/555/0100 ext. 12',
    '+1 (540) 555 0100',
    '٠٥٤٠٥٥٥٠١٠٠',
    'at my sister’s: 540-555-0100',
    'none',
    '',
  ])('accepts the phone number %j', (phone) => {
    expect(problems({ ...maya, phone })).toEqual({});
  });
});
