import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type AppCheckMode, appCheckModes } from '@wine-walk/common/api/contract/app-check.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { UserError } from '../shared/failure.ts';
import { root } from '../shared/paths.ts';

/** Settings of one project, of which `functions/.env.<project>` is the only place. firebase-tools deploys it with the functions. */
export interface ProjectSettings {
  /** Path of the file. */
  path: string;
  /** Region of database and functions. */
  region: string;
  /** Database in use: '(default)', or one restored from a backup. */
  database: string;
  /** Origin of the app in mails, posters and links, to which its other domains redirect. */
  appUrl: string;
  /** Short name of the organization, for the manifest and the page's title (APP_NAME). */
  appName: string;
  /** True if every subdomain of the app's domain serves TLS (HSTS_SUBDOMAINS=true). */
  hasSecureSubdomains: boolean;
  /** Treatment of API calls without an App Check token. */
  appCheck: AppCheckMode;
  /** Site key of reCAPTCHA Enterprise, by which pages request App Check tokens; empty without App Check. */
  siteKey: string;
  /** All values of the file, by name. */
  values: Readonly<Record<string, string | undefined>>;
}

const defaultRegion = 'us-central1';

/** Reads the settings of a project; defaults without a file. Throws a UserError for an invalid value. */
export function readSettings(project: string, folder = join(root, 'functions')): ProjectSettings {
  const path = join(folder, `.env.${project}`);
  const values = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  return {
    path,
    region: values.REGION ?? defaultRegion,
    database: values.FIRESTORE_DATABASE ?? '(default)',
    appUrl: originOf(values.APP_URL || `https://${project}.web.app`, path),
    appName: values.APP_NAME || defaultOrganization.shortName,
    appCheck: appCheckOf(values.APP_CHECK, path),
    siteKey:
      values.APP_CHECK && values.APP_CHECK !== 'off' ? (values.RECAPTCHA_SITE_KEY ?? '') : '',
    hasSecureSubdomains: values.HSTS_SUBDOMAINS === 'true',
    values,
  };
}

function appCheckOf(value: string | undefined, path: string): AppCheckMode {
  const mode = appCheckModes.find((known) => known === (value || 'off'));
  if (mode) return mode;
  throw new UserError(`APP_CHECK in ${path} must be one of ${appCheckModes.join(', ')}.`);
}

function originOf(url: string, path: string): string {
  const { protocol, pathname, origin } = URL.parse(url) ?? {};
  if (protocol === 'https:' && pathname === '/' && origin) return origin;
  throw new UserError(
    `APP_URL in ${path} must be an address without a path, such as https://walk.example.org.`,
  );
}

/** Sets values in the file and leaves its other lines as they are. */
export function writeSettings(
  { path }: Pick<ProjectSettings, 'path'>,
  changed: Record<string, string>,
): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = text.split('\n').filter((line) => line.trim() && !(nameOf(line) in changed));
  const added = Object.entries(changed).map(([name, value]) => `${name}=${quoted(value)}`);
  writeFileSync(path, `${[...lines, ...added].join('\n')}\n`);
}

/** Quotes a text, in which `#` would begin a comment. */
const quoted = (value: string) =>
  /[\s#'"]/.test(value) ? `"${value.replaceAll('"', "'")}"` : value;

const nameOf = (line: string) => line.split('=', 1)[0]?.trim() ?? '';
