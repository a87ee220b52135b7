import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../shared/paths.ts';

/** Settings of one project, of which `functions/.env.<project>` is the only place. firebase-tools deploys it with the functions. */
export interface ProjectSettings {
  /** Path of the file. */
  path: string;
  /** Region of database and functions. */
  region: string;
  /** Database in use: '(default)', or one restored from a backup. */
  database: string;
  /** URL of the app in mails, posters and links. */
  appUrl: string;
  /** True if every subdomain of the app's domain serves TLS (HSTS_SUBDOMAINS=true). */
  hasSecureSubdomains: boolean;
  /** All values of the file, by name. */
  values: Readonly<Record<string, string | undefined>>;
}

const defaultRegion = 'us-central1';

/** Reads the settings of a project; defaults without a file. */
export function readSettings(project: string, folder = join(root, 'functions')): ProjectSettings {
  const path = join(folder, `.env.${project}`);
  const values = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  return {
    path,
    region: values.REGION ?? defaultRegion,
    database: values.FIRESTORE_DATABASE ?? '(default)',
    appUrl: values.APP_URL ?? `https://${project}.web.app`,
    hasSecureSubdomains: values.HSTS_SUBDOMAINS === 'true',
    values,
  };
}

/** Sets values in the file and leaves its other lines as they are. */
export function writeSettings({ path }: ProjectSettings, changed: Record<string, string>): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = text.split('\n').filter((line) => line.trim() && !(nameOf(line) in changed));
  const added = Object.entries(changed).map(([name, value]) => `${name}=${quoted(value)}`);
  writeFileSync(path, `${[...lines, ...added].join('\n')}\n`);
}

/** Quotes a text, in which `#` would begin a comment. */
const quoted = (value: string) =>
  /[\s#'"]/.test(value) ? `"${value.replaceAll('"', "'")}"` : value;

const nameOf = (line: string) => line.split('=', 1)[0]?.trim() ?? '';
