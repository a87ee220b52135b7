import { auditDocument } from '@wine-walk/common/model/staff.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { readQuery } from '../../../functions/src/firestore/query.ts';
import { cheapHash } from '../../support/api/cheap-hash.ts';
import { call } from '../../support/api/client.ts';
import {
  anyIp,
  app,
  isIn,
  login,
  name,
  newAccount,
  password,
} from '../../support/api/fixtures/staff-account.ts';
import { signIn } from '../../support/api/people.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { appCode } from '../../support/authenticator-app.ts';

beforeEach(() => newAccount());

const read = async (token: string) =>
  (await call('GET', '/api/admin/second-factor', { at: app.at, token })).json;
const begin = (token: string, currentPassword = password) =>
  call('POST', '/api/admin/second-factor', { at: app.at, token, body: { currentPassword } });
const confirm = (token: string, code: string) =>
  call('POST', '/api/admin/second-factor/confirm', { at: app.at, token, body: { code } });
const renew = (token: string, code: string) =>
  call('POST', '/api/admin/second-factor/recovery-codes', {
    at: app.at,
    token,
    body: { currentPassword: password, code },
  });
const remove = (token: string, code: string, currentPassword = password) =>
  call('POST', '/api/admin/second-factor/remove', {
    at: app.at,
    token,
    body: { currentPassword, code },
  });
const session = async (typed: object = {}) => signIn((await login(typed)).json.sessionId);
const account = () => stored(`staff/staff-${name}`);

/** Turns the second factor on; the code of the current step is used then. */
async function turnOn() {
  const token = await session();
  const { secret, uri } = (await begin(token)).json;
  const usedCode = appCode(secret);
  const confirmed = await confirm(token, usedCode);
  const { recoveryCodes } = confirmed.json;
  return {
    token,
    secret: secret,
    uri: uri,
    usedCode,
    recoveryCodes: recoveryCodes,
  };
}

/** Entries of the account, unordered. */
const audit = async () =>
  (await readQuery('audit', auditDocument)).flatMap(({ data }) =>
    data.target === `staff/staff-${name}` ? [data] : [],
  );
const actions = async () => (await audit()).map(({ action }) => action).toSorted();

describe('setup of a second factor', () => {
  it('turns the second factor on with the password and a code', async () => {
    expect(await read(await session())).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    const { token, secret, uri, recoveryCodes } = await turnOn();
    expect(uri).toContain(`secret=${secret}`);
    expect(recoveryCodes).toHaveLength(8);
    expect(await read(token)).toEqual({ isOn: true, recoveryCodesLeft: 8 });
    expect(await actions()).toContain('staff.second-factor-on');
  });

  it('lets the sign-out end the sessions that began without a code', async () => {
    const other = await session();
    const { token } = await turnOn();
    expect(await isIn(other)).toBe(true);
    await call('POST', '/api/admin/logout', { at: app.at, token });
    expect(await isIn(other)).toBe(false);
  });

  it('changes nothing until a code is confirmed, and can be restarted', async () => {
    const token = await session();
    const wrong = await begin(token, 'Grenache');
    expect([wrong.status, wrong.json.code]).toEqual([401, 'wrong-password']);
    const unstarted = await confirm(token, '123456');
    expect([unstarted.status, unstarted.json.code]).toEqual([422, 'no-second-factor-setup']);
    const first = (await begin(token)).json.secret;
    const second = (await begin(token)).json.secret;
    expect(second).not.toBe(first);
    const late = await confirm(token, appCode(first));
    expect([late.status, late.json.code, Object.keys(late.json.fields)]).toEqual([
      422,
      'wrong-app-code',
      ['code'],
    ]);
    expect((await login()).status).toBe(200);
    expect((await confirm(token, appCode(second))).status).toBe(200);
  });

  it('returns the secret during the setup only', async () => {
    const { token, secret, recoveryCodes } = await turnOn();
    const again = await begin(token);
    expect([again.status, again.json.code]).toEqual([422, 'second-factor-on']);
    await newAccount('admin');
    const admin = await session();
    const list = await call('GET', '/api/admin/staff', { at: app.at, token: admin });
    expect(list.text).not.toContain(secret);
    const notes = JSON.stringify(await readQuery('audit', auditDocument));
    for (const hidden of [secret, ...recoveryCodes]) expect(notes).not.toContain(hidden);
  });
});

describe('POST /api/admin/login with a second factor', () => {
  it('requires a code after the right password only', async () => {
    const { secret } = await turnOn();
    expect((await login({ password: 'Grenache' })).json.code).toBe('wrong-credentials');
    const required = await login();
    expect([required.status, required.json.code]).toEqual([401, 'second-factor-required']);
    expect(required.json.sessionId).toBeUndefined();
    const wrong = await login({ code: '000000' });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'wrong-app-code']);
    const right = await login({ code: appCode(secret, 1) });
    expect(await isIn(await signIn(right.json.sessionId))).toBe(true);
    expect(await actions()).toContain('staff.sign-in-failed');
  });

  it('accepts a code once, also for simultaneous sign-ins', async () => {
    const { secret, usedCode } = await turnOn();
    expect((await login({ code: usedCode })).json.code).toBe('wrong-app-code');
    const code = appCode(secret, 1);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login({ code })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 422, 422, 422]);
    expect((await login({ code })).status).toBe(422);
  });

  it('accepts each recovery code once and audits the number left', async () => {
    const { recoveryCodes } = await turnOn();
    const [code = '', next = ''] = recoveryCodes;
    const answers = await Promise.all([login({ code }), login({ code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const token = await session({ code: next });
    expect(await read(token)).toEqual({ isOn: true, recoveryCodesLeft: 6 });
    const left = (await audit()).flatMap(({ details }) => details.recoveryCodesLeft ?? []);
    expect(left.toSorted()).toEqual([6, 7]);
  });

  describe('wrong codes', () => {
    it('limits wrong codes over all networks, but not for a known device', async () => {
      const device = (await login()).json.device;
      const { secret } = await turnOn();
      for (let tries = 0; tries < 5; tries += 1)
        expect((await login({ code: `00000${tries}` }, anyIp())).status).toBe(422);
      const sixth = await login({ code: appCode(secret, 1) }, anyIp());
      expect([sixth.status, sixth.headers.has('Retry-After')]).toEqual([429, true]);
      expect((await login({ code: appCode(secret, 1), device })).status).toBe(200);
    });
  });

  it('keeps counting wrong passwords when the password was right without a code', async () => {
    await turnOn();
    const here = anyIp();
    for (let tries = 0; tries < 5; tries += 1) expect((await login({}, here)).status).toBe(401);
    expect((await login({}, here)).status).toBe(429);
  });
});

describe('POST /api/admin/second-factor/recovery-codes', () => {
  it('replaces the codes after the password and a code', async () => {
    const { token, secret, recoveryCodes } = await turnOn();
    const [old = ''] = recoveryCodes;
    const refused = await renew(token, '000000');
    expect([refused.status, refused.json.code]).toEqual([422, 'wrong-app-code']);
    const renewed = await renew(token, appCode(secret, 1));
    expect(renewed.json.recoveryCodes).toHaveLength(8);
    expect((await login({ code: old })).status).toBe(422);
    expect((await login({ code: renewed.json.recoveryCodes[0] })).status).toBe(200);
    expect(await actions()).toContain('staff.recovery-codes');
  });
});

describe('POST /api/admin/second-factor/remove', () => {
  it('turns the second factor off after the password and a code', async () => {
    const { token, recoveryCodes } = await turnOn();
    const [code = ''] = recoveryCodes;
    const wrong = await remove(token, code, 'Grenache');
    expect(wrong.json.code).toBe('wrong-password');
    const off = await remove(token, code);
    expect([off.status, off.json]).toEqual([200, { message: 'Second Factor Off' }]);
    expect((await account()).secondFactor).toBeNull();
    expect((await login()).status).toBe(200);
    expect(await actions()).toContain('staff.second-factor-off');
    const again = await remove(token, code);
    expect([again.status, again.json.code]).toEqual([422, 'second-factor-off']);
  });

  it('keeps the second factor of an admin with a guessable password', async () => {
    await newAccount('admin');
    const { token, recoveryCodes } = await turnOn();
    await change(`staff/staff-${name}`, { passwordHash: cheapHash('winewalk') });
    const [code = ''] = recoveryCodes;
    const refused = await remove(token, code, 'winewalk');
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['currentPassword']]);
    expect(await read(token)).toEqual({ isOn: true, recoveryCodesLeft: 8 });
  });
});
