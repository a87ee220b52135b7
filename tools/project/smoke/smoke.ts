import { hash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { input } from '@inquirer/prompts';
import { z } from 'zod';
import { hostingHeaders } from '../../hosting/headers.ts';
import { UserError } from '../../shared/failure.ts';
import { root } from '../../shared/paths.ts';
import { printLine } from '../../shared/print.ts';
import { apiUri, servingRevision, stopVariable, variable } from '../api-service.ts';
import type { Project } from '../items/item.ts';
import type { ProjectSettings } from '../settings.ts';
import { appCheckRefusal, withAppCheckToken } from './smoke-app-check.ts';
import { equal, type SmokeCheck, type Target } from './smoke-check.ts';
import { smokeJourney } from './smoke-journey.ts';
import { readLocalReference } from './smoke-mail.ts';

const initJson = z.object({ projectId: z.string(), apiKey: z.string() });

/** Reads the configuration that Hosting serves. Throws an error if it is of another project. */
export async function openTarget(
  project: string,
  url: string,
  directUrl?: string,
): Promise<Target> {
  const response = await fetch(`${url}/__/firebase/init.json`);
  const served = initJson.safeParse(await response.json().catch(() => undefined)).data;
  if (!served)
    throw new UserError(
      `${url} serves no web app: link one to Hosting (npm run project -- prepare).`,
    );
  if (served.projectId !== project)
    throw new UserError(`${url} serves ${served.projectId}, not ${project}.`);
  return { project, url, directUrl, apiKey: served.apiKey, isLocal: project.startsWith('demo-') };
}

const indexPage = async ({ url }: Target) => {
  const response = await fetch(`${url}/`);
  equal('the status', response.status, 200);
  return { headers: response.headers, html: await response.text() };
};

const securityHeaders: SmokeCheck = {
  title: 'Pages have the security headers',
  async run(target) {
    const { headers } = await indexPage(target);
    const hasAppCheck = (target.appCheck ?? 'off') !== 'off';
    const [rule] = hostingHeaders(target.isLocal ? 'local' : 'deployed', { hasAppCheck });
    for (const { key, value } of rule?.headers ?? []) {
      const found = headers.get(key) ?? '';
      // Hosts of map tiles, and subdomains, differ by deployment.
      if (key === 'Content-Security-Policy') comparePolicies(found, value);
      else if (key === 'Strict-Transport-Security') equal(key, found.split(';')[0], value);
      else equal(key, found, value);
    }
    if (
      !target.isLocal &&
      /127\.0\.0\.1|localhost/.test(headers.get('Content-Security-Policy') ?? '')
    )
      throw new Error(
        'the policy allows connections to this computer: deploy with npm run project -- deploy',
      );
    return undefined;
  },
};

function comparePolicies(found: string, expected: string): void {
  const directives = found.split('; ');
  for (const directive of expected.split('; ')) {
    const isThere = directive.startsWith('connect-src')
      ? directives.some((other) =>
          directive.split(' ').every((part) => other.split(' ').includes(part)),
        )
      : directives.includes(directive);
    if (!isThere) throw new Error(`the policy is without "${directive}"`);
  }
}

const caching: SmokeCheck = {
  title: 'Assets are cached for a year; pages, and assets that do not exist, are not',
  async run(target) {
    const { headers, html } = await indexPage(target);
    equal('caching of the page', headers.get('Cache-Control'), 'no-cache');
    const [asset] = /\/assets\/[\w.-]+\.(?:js|css)/.exec(html) ?? [];
    if (!asset) throw new Error('the page names no asset');
    const found = await fetch(`${target.url}${asset}`);
    equal(`the status of ${asset}`, found.status, 200);
    equal(
      `caching of ${asset}`,
      found.headers.get('Cache-Control'),
      'public, max-age=31536000, immutable',
    );
    const missing = await fetch(`${target.url}/assets/missing-00000000.js`);
    equal('the status of a missing asset', missing.status, 404);
    // The emulators' configuration is written before the assets exist.
    if (!target.isLocal)
      equal('caching of a missing asset', missing.headers.get('Cache-Control'), 'no-cache');
    return asset;
  },
};

/** Compares the served service worker with the one of a build, if that exists. `built`: path of its file. */
export const serviceWorker = (built = join(root, 'web/dist/sw.js')): SmokeCheck => ({
  title: 'The service worker is the one of the build here, and is not cached',
  async run({ url }) {
    const response = await fetch(`${url}/sw.js`);
    equal('the status', response.status, 200);
    equal('caching', response.headers.get('Cache-Control'), 'no-cache');
    const version = versionOf(await response.text());
    if (existsSync(built)) equal('the version', version, versionOf(readFileSync(built, 'utf8')));
    return version;
  },
});

const versionOf = (content: string) => hash('sha256', content).slice(0, 12);

const apiAnswers: SmokeCheck = {
  title: 'The API answers; its public answers are cached for 10 seconds, others are not',
  async run({ url, directUrl }) {
    for (const base of [url, ...(directUrl ? [directUrl] : [])]) {
      const response = await fetch(`${base}/api/events/active`);
      equal(`the status at ${base}`, response.status, 200);
      equal(
        `caching at ${base}`,
        response.headers.get('Cache-Control'),
        'public, max-age=0, s-maxage=10',
      );
      const personal = await fetch(`${base}/api/participants/none`);
      equal(
        `caching of a personal answer at ${base}`,
        personal.headers.get('Cache-Control'),
        'private, no-store',
      );
      equal(
        `a request id at ${base}`,
        /^[0-9A-Z]{4}-[0-9A-Z]{4,}$/i.test(response.headers.get('X-Request-Id') ?? ''),
        true,
      );
    }
    return directUrl ? 'through Hosting and directly' : 'through Hosting';
  },
};

/** Checks that need no data. */
export const pageChecks: readonly SmokeCheck[] = [
  securityHeaders,
  caching,
  serviceWorker(),
  apiAnswers,
];

export interface SmokeOptions {
  /** URL of the app. */
  url: string;
  /** URL of the function without Hosting; that of the project by default. */
  directUrl?: string | undefined;
  /** Recipient of the test mail; undefined to send none. */
  mailTo?: string | undefined;
}

/** Tests the deployed app of a project; see smoke. */
export async function smokeProject(project: Project, options: SmokeOptions): Promise<number> {
  const { google, settings } = project;
  const opened = await openTarget(project.id, options.url, options.directUrl);
  const isFound = opened.isLocal || opened.directUrl !== undefined;
  const target = {
    ...opened,
    ...(isFound ? {} : { directUrl: await apiUri(project) }),
    stopMessage: await stopMessage(project, opened),
  };
  if (target.stopMessage) printLine(`The API is read-only: ${target.stopMessage}`);
  return withAppCheckToken(project, target.apiKey, (appCheckToken) =>
    smoke({
      ...target,
      ...(target.isLocal ? {} : { google }),
      appCheck: settings.appCheck,
      appCheckToken,
      mail: mailOf(target, settings, options.mailTo),
    }),
  );
}

/** Returns the message of `stop`, which the emulators take from the settings. */
async function stopMessage(project: Project, { isLocal }: Target): Promise<string | undefined> {
  if (isLocal) return project.settings.values[stopVariable];
  const serving = await servingRevision(project);
  return serving && variable(serving.containers, stopVariable);
}

function mailOf(
  { isLocal, url }: Target,
  { values }: ProjectSettings,
  to?: string,
): Target['mail'] {
  if (isLocal)
    return {
      to: to ?? `smoke.${randomUUID()}@example.com`,
      readReference: (sentTo) => readLocalReference(url, sentTo),
    };
  if (values.MAIL === 'none') return 'left out';
  return to === undefined ? undefined : { to, readReference: askForReference };
}

async function askForReference(to: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error('run it in a terminal, to type the reference of the mail');
  return input({ message: `Reference in the mail to ${to} (empty if it did not arrive):` });
}

/**
 * `smoke`: tests a deployed app from outside, with a hidden event that is removed afterwards. While the API is read-only, it
 * verifies that a registration is refused instead. Prints one line for each check.
 * Returns exit code 0 only if all pass.
 */
export async function smoke(
  target: Target,
  checks: readonly SmokeCheck[] = [...pageChecks, appCheckRefusal],
): Promise<number> {
  const results: boolean[] = [];
  for (const check of checks) results.push(await runCheck(check, target));
  const journey = await smokeJourney(target, (check) => runCheck(check, target));
  const all = [...results, ...journey];
  const failed = all.filter((isPassed) => !isPassed).length;
  printLine('');
  printLine(`${all.length - failed} passed, ${failed} failed at ${target.url}`);
  return failed === 0 ? 0 : 1;
}

export async function runCheck(check: SmokeCheck, target: Target): Promise<boolean> {
  const { title } = check;
  try {
    const note = await check.run(target);
    printLine(`ok      ${title}${note ? ` (${note})` : ''}`);
    return true;
  } catch (error) {
    printLine(`failed  ${title}: ${(error as Error).message}`);
    return false;
  }
}
