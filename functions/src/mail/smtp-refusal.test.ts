import { describe, expect, it } from 'vitest';
import { toResult } from './smtp-refusal.ts';

const outcome = (responseCode: number, command: string, message: string) =>
  toResult({ responseCode, command, message }).outcome;

describe('toResult', () => {
  // Answers of providers, as their documentation gives them.
  it.each([
    [550, 'DATA', '550-5.4.5 Daily user sending limit exceeded. For more information on Gmail'],
    [550, 'DATA', '550 5.4.5 Daily SMTP relay limit exceeded for user.'],
    [550, 'DATA', '550 5.4.5 https://support.google.com/a/answer/166852'],
    [421, 'MAIL FROM', '421-4.7.28 Gmail has detected an unusual rate of mail originating'],
    [454, 'DATA', '454 Throttling failure: Daily message quota exceeded.'],
    [454, 'DATA', '454 Throttling failure: Maximum sending rate exceeded.'],
    [550, 'DATA', '550 5.1.90 Your message cannot be sent: reached your daily limit'],
    [550, 'RCPT TO', '550 5.7.705 Access denied, tenant has exceeded threshold'],
    [451, 'AUTH PLAIN', '451 Authentication failed: Maximum credits exceeded'],
    [552, 'MAIL FROM', '552 5.3.4 Hourly sending limit reached'],
  ])('waits for hours after the limit of a provider: %i %s %s', (code, command, message) => {
    expect(outcome(code, command, message)).toBe('over-quota');
  });

  it.each([
    [550, 'RCPT TO', '550 5.1.1 The email account that you tried to reach does not exist.'],
    [552, 'RCPT TO', '552-5.2.2 The email account that you tried to reach is over quota.'],
    [550, 'RCPT TO', '550 No such mailbox'],
    [554, 'DATA', '554 5.7.1 Message rejected as spam'],
    [552, 'DATA', '552 5.3.4 message size limit exceeded'],
    [552, 'DATA', '552 5.3.4 Message size exceeds fixed maximum message size'],
  ])('gives up a mail that is refused for good: %i %s %s', (code, command, message) => {
    expect(outcome(code, command, message)).toBe('rejected');
  });

  it.each([
    [421, 'CONN', '421 4.3.2 Service not available, closing transmission channel'],
    [451, 'RCPT TO', '451 4.7.1 Greylisted, try again later'],
    [535, 'AUTH PLAIN', '535 5.7.8 Username and Password not accepted'],
    [0, 'CONN', 'connect ECONNREFUSED'],
  ])('repeats after minutes what may pass: %i %s %s', (code, command, message) => {
    expect(outcome(code, command, message)).toBe('unavailable');
  });

  it('returns the reason in one line for staff', () => {
    const message = `550-5.4.5 Daily user\r\n limit ${'x'.repeat(400)}`;
    const result = toResult({ responseCode: 550, command: 'DATA', message });
    expect(result).toMatchObject({
      reason: expect.stringMatching(/^550-5\.4\.5 Daily user limit x{270,}$/) as string,
    });
  });

  it('cuts no emoji of a reason in half, which Firestore rejects', () => {
    const message = `${'a'.repeat(299)}🍷`;
    expect(toResult({ message })).toMatchObject({ reason: 'a'.repeat(299) });
  });
});
