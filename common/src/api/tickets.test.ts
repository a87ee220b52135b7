import { describe, expect, it } from 'vitest';
import { issueCode } from './contract/field-problem.ts';
import { ticketBody } from './tickets.ts';

describe('ticketBody', () => {
  it.each([
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    [' Ana@Example.com ', 'ana@example.com'],
    [' ', null],
    [null, null],
  ])('parses the email %j as registrations do, to %j', (holderEmail, stored) => {
    expect(ticketBody.parse({ id: 'WW-1', holderEmail })).toMatchObject({ holderEmail: stored });
  });

  it('asks for an email in place of another text', () => {
    const body = { id: 'WW-1', holderEmail: 'ana@' };
    const { error } = ticketBody.safeParse(body, { error: issueCode });
    expect(error?.issues).toMatchObject([{ path: ['holderEmail'], message: 'enter-email' }]);
  });
});
