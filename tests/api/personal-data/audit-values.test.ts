import { expect, it } from 'vitest';
import { main } from '../../../tools/migrate.ts';
import { at, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { isolatedProjectId } from '../../support/api/isolated-project.ts';
import { change, stored } from '../../support/api/store/database.ts';

const api = await staffApi();

const target = 'registrations/MAYASSUBM1SS10N00001';
/** Correction as earlier versions stored it. */
const edited = {
  actor: 'desk',
  action: 'registration.edit',
  target,
  happenedAt: at,
  details: {
    before: { fullName: 'Maja Reyes', email: 'maja@example.com' },
    after: { fullName: 'Maya Reyes', email: 'maja@example.com' },
  },
};

it('cleans earlier audit entries by the migration', async () => {
  await seed({ ...eventFixture, 'audit/edited': edited });
  expect(await main(['--project', isolatedProjectId, '--apply'])).toBe(0);
  expect((await stored('audit/edited')).details).toEqual({ changed: ['fullName'] });
});

it('cleans earlier audit entries of a person whose data is deleted, and audits who read it', async () => {
  await seed({ ...eventFixture, 'audit/edited': edited });
  await change(target, { participantId: 'maya' });
  expect((await api.as('admin', 'GET', '/api/admin/people/maya')).status).toBe(200);
  expect(await api.audit()).toContainEqual(
    expect.objectContaining({ actor: 'admin', action: 'person.read', target: 'participants/maya' }),
  );
  const { history } = (await api.as('desk', 'GET', `/api/admin/${target}` as const)).json;
  expect(history[0]?.details).toEqual({ changed: ['fullName'] });
  expect((await api.as('admin', 'DELETE', '/api/admin/people/maya')).status).toBe(200);
  expect((await stored('audit/edited')).details).toEqual({ changed: ['fullName'] });
  expect(JSON.stringify(await api.audit())).not.toMatch(/Maja|maja@/);
});
