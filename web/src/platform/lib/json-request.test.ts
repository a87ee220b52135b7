import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Modules that call Firebase Hosting and the Auth emulator instead of the API. */
const ofFirebase = ['platform/firebase/hosting-config.ts', 'platform/session/email-link.ts'];

it('uses jsonRequest in every request of the apps to the API', () => {
  const callers = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^support\//.test(name))
    .filter((name) => !ofFirebase.includes(name))
    .map((name) => ({ name, code: readFileSync(`web/src/${name}`, 'utf8') }))
    .filter(({ code }) => /[^.\w]fetch\(/.test(code));
  expect(callers.length).toBeGreaterThan(3);
  const withoutIt = callers.filter(({ code }) => !/fetch\([^;]*\bjsonRequest\b/.test(code));
  expect(withoutIt.map(({ name }) => name)).toEqual([]);
});
