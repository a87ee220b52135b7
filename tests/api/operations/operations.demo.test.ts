import { expect, it, onTestFinished } from 'vitest';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { captureLog } from '../../../functions/src/support/capture-log.ts';
import { call } from '../../support/api/client.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { newParticipant } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change } from '../../support/api/store/database.ts';

useMailCatcher();

/** Captures the log entries of the API. */
function listenToLog() {
  const write = captureLog();
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([entry]) => entry);
}

it('reports health after reaching Firestore and Auth', async () => {
  const answer = await call('GET', '/api/health');
  expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }]);
});

it.skipIf(isPacked)(
  'logs a client error as a warning, scrubbed by the server as well',
  async () => {
    const log = listenToLog();
    const body = {
      app: 'attendee',
      message: 'No answer for maya@example.com',
      stack: 'at https://walk.example.org/app?email=maya',
    } as const;
    expect((await call('POST', '/api/client-errors', { body })).status).toBe(200);
    expect(log()).toEqual([
      {
        severity: 'WARNING',
        message: 'client error',
        event: 'client error',
        app: 'attendee',
        error: 'No answer for <email>',
        stack: 'at https://walk.example.org/app?…',
      },
    ]);
  },
);

it('rejects a client error that is too long or has other fields', async () => {
  const send = (unchecked: object) => call('POST', '/api/client-errors', { unchecked });
  const valid = { app: 'portal', message: 'broken' };
  expect((await send({ ...valid, message: 'x'.repeat(301) })).status).toBe(400);
  expect((await send({ ...valid, email: 'maya@example.com' })).status).toBe(400);
  expect((await send({ ...valid, stack: 'x'.repeat(9000) })).status).toBe(413);
});

it.skipIf(isPacked)(
  'logs no name, email or address of a registration that cannot be read',
  async () => {
    const log = listenToLog();
    const headers = { 'X-Forwarded-For': '203.0.113.77' };
    const person = await newParticipant({ fullName: 'Zephyrine Quentin' });
    await call('POST', '/api/session/code', { headers, body: { email: person.email } });
    const document = documentPaths.registration(person.submissionId);
    await change(document, { fullName: ['Zephyrine Quentin'], state: person.email });
    const answer = await call('GET', `/api/waiver/${person.submissionId}`, { headers });
    expect(answer.status).toBe(500);
    expect(log()).toMatchObject([{ severity: 'ERROR', event: 'unexpected', document }]);
    const written = JSON.stringify(log());
    for (const secret of ['Zephyrine', person.email, '203.0.113.77', person.token])
      expect(written).not.toContain(secret);
  },
);
