import { createContext, runInContext } from 'node:vm';
import { languages } from '@wine-walk/common/model/languages.ts';
import { describe, expect, it } from 'vitest';
import { startScript } from './start-script.ts';

const script = startScript();

/** Page in which the script runs. */
interface Page {
  href: string;
  /** Address of the deployment; none on the emulators. */
  appUrl?: string;
  isOnline?: boolean;
  isInstalled?: boolean;
  isHomeScreenApp?: boolean;
  local?: Record<string, string>;
  /** Storage of the tab, retained from page to page. */
  tab?: Map<string, string>;
  /** Epoch milliseconds. */
  now?: number;
}

const storageOf = (values: Map<string, string>) => ({
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, String(value)),
});

const main = 'https://walk.example.org';
const other = 'https://wine-walk-test.web.app';

/** Policy of Trusted Types: null refuses a value. */
type Policy = Record<'createHTML' | 'createScriptURL', (value: string) => string | null>;

/** Runs the script. Returns the policies of Trusted Types, the address that it replaces the page by, and true if it starts the app. */
function open({ href, appUrl = main, local = {}, tab = new Map(), ...page }: Page) {
  const { isOnline = true, isInstalled = false, isHomeScreenApp = false, now = 1_000_000 } = page;
  const url = new URL(href);
  const { origin, hostname, pathname, search, hash } = url;
  let target: string | null = null;
  let isStarted = false;
  const policies = new Map<string, Policy>();
  const createPolicy = (name: string, policy: Policy) => void policies.set(name, policy);
  const globals = {
    self: { trustedTypes: { createPolicy } },
    URL,
    URLSearchParams,
    JSON,
    Date: { now: () => now },
    location: {
      href,
      origin,
      hostname,
      pathname,
      search,
      hash,
      replace(to: string) {
        target = to;
      },
    },
    history: { replaceState: () => undefined },
    navigator: { onLine: isOnline, standalone: isHomeScreenApp, languages: ['en-US'] },
    matchMedia: () => ({ matches: isInstalled }),
    localStorage: storageOf(new Map(Object.entries(local))),
    sessionStorage: storageOf(tab),
    document: {
      documentElement: { dataset: {} },
      cookie: '',
      getElementById: () => ({ textContent: JSON.stringify({ appUrl, files: [], languages }) }),
    },
    addEventListener(type: string) {
      if (type === 'DOMContentLoaded') isStarted = true;
    },
  };
  runInContext(script, createContext(globals));
  return { target, isStarted, policies };
}

const stays = { target: null, isStarted: true };

describe('start script', () => {
  it.each(['/', '/admin/desk', '/?language=es', '/?venue=mill.a1B2', '/?sign-in#code=01234567'])(
    'redirects %s of another domain to the domain of the deployment',
    (path) => {
      expect(open({ href: other + path })).toMatchObject({ target: main + path, isStarted: false });
    },
  );

  it.each<[string, Page]>([
    ['at the domain of the deployment', { href: `${main}/waiver` }],
    ['without a configured domain', { href: `${other}/waiver`, appUrl: '' }],
    ['at localhost', { href: 'http://localhost:5002/' }],
    ['on the emulators', { href: 'http://127.0.0.1:5002/' }],
    ['offline', { href: `${other}/`, isOnline: false }],
    ['in the installed app', { href: `${other}/`, isInstalled: true }],
    ['in the home screen app of an iPhone', { href: `${other}/`, isHomeScreenApp: true }],
    ['while an attendee is signed in', { href: `${other}/`, local: { 'ww:signed-in': '{}' } }],
    ['while staff are signed in', { href: `${other}/admin`, local: { 'ww:staff': '{}' } }],
  ])('does not redirect %s', (_, page) => {
    expect(open(page)).toMatchObject(stays);
  });

  it('stays when the domain of the deployment leads back, and redirects again later', () => {
    const tab = new Map<string, string>();
    const page = { href: `${other}/`, tab, now: 1_000_000 };
    expect(open(page).target).toBe(`${main}/`);
    expect(open({ ...page, now: 1_020_000 })).toMatchObject(stays);
    expect(open({ ...page, now: 1_040_000 }).target).toBe(`${main}/`);
  });

  it('stays if the browser blocks storage, because it could not detect a loop', () => {
    const blocked = new Map<string, string>();
    blocked.set = () => {
      throw new Error('storage is blocked');
    };
    expect(open({ href: `${other}/`, tab: blocked })).toMatchObject(stays);
  });
});

describe('default policy of Trusted Types', () => {
  const policy = open({ href: main }).policies.get('default');

  it.each([
    '',
    '<svg/>',
    '&copy; <a href="https://maps.example.org/copyright">Maps</a> <span aria-hidden="true">|</span>',
    '<svg viewBox="0 0 24 34"><path d="M12 33Z"/><circle cx="12" cy="11.5" r="4.2"/></svg>',
  ])('accepts the HTML of maps %j', (html) => expect(policy?.createHTML(html)).toBe(html));

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg onload = alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="JavaScript:alert(1)">',
    '<iframe srcdoc="x">',
  ])('refuses HTML that runs a script %j', (html) => expect(policy?.createHTML(html)).toBeNull());

  it.each([
    ['/sw.js', '/sw.js'],
    [`${main}/assets/app.js`, `${main}/assets/app.js`],
    ['https://evil.example.org/app.js', null],
    ['data:text/javascript,1', null],
    ['//evil.example.org/app.js', null],
  ])('answers the script URL %s by %s', (url, answer) =>
    expect(policy?.createScriptURL(url)).toBe(answer),
  );
});
