import { hash } from 'node:crypto';
import { z } from 'zod';
import { newId } from '../../../functions/src/firestore/new-id.ts';
import { type MailProvider, smtpProvider } from '../../../functions/src/mail/smtp.ts';
import { mailReference, testMail as testMailText } from '../../../functions/src/mail/test-mail.ts';
import { UserError } from '../../shared/failure.ts';
import { mailReasonText } from '../../shared/messages.ts';
import { type ProjectSettings, writeSettings } from '../settings.ts';
import { command, type Item, missing, ok, type Project } from './item.ts';
import { secretsUrl, storeSecret } from './secrets.ts';

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions */
const secretVersion = z.object({ name: z.string(), state: z.string() });

/** True if the organizers decided against a provider: Firebase then mails a link without a code. */
const isWithoutMail = ({ settings }: Project) => settings.values.MAIL === 'none';

export const requiredMailSettings = ['SMTP_HOST', 'SMTP_USER', 'MAIL_FROM'];

const passwordUrl = (project: Project) => `${secretsUrl(project)}/SMTP_PASSWORD`;

const provider: Item = {
  id: 'mail',
  title: 'A mail provider is set, or left out on purpose',
  async read(project) {
    const { id, settings } = project;
    if (isWithoutMail(project)) return ok('left out: Firebase mails links without codes');
    const absent = requiredMailSettings.filter((name) => !settings.values[name]);
    if (absent.length > 0) {
      const without = command('prepare', id, '--without-mail');
      const step = `set ${absent.join(', ')} in ${settings.path} as your provider names them, or: ${without}`;
      return missing(
        `without ${absent.join(', ')}`,
        project.inputs.isWithoutMail ? undefined : step,
      );
    }
    const version = await project.get(`${passwordUrl(project)}/versions/latest`, secretVersion);
    if (version?.state === 'ENABLED') return ok(settings.values.SMTP_HOST);
    return missing(
      'without its password',
      project.inputs.smtpPassword
        ? undefined
        : `npx firebase functions:secrets:set SMTP_PASSWORD --project ${id}`,
    );
  },
  async fix(project) {
    const { isWithoutMail: isLeftOut, smtpPassword } = project.inputs;
    if (isLeftOut) writeSettings(project.settings, { MAIL: 'none' });
    else if (smtpPassword) await storeSecret(project, 'SMTP_PASSWORD', smtpPassword);
  },
};

const dailyLimit: Item = {
  id: 'mail-limit',
  title: 'The daily limit of the mail provider is known',
  async read(project) {
    if (isWithoutMail(project)) return ok('left out');
    const { values, path } = project.settings;
    const limit = values.MAIL_DAILY_LIMIT ?? '';
    if (limit === '0') return ok('no limit');
    if (/^[1-9]\d*$/.test(limit)) return ok(`${limit} a day`);
    return missing(
      limit ? `MAIL_DAILY_LIMIT is no number: ${limit}` : 'without MAIL_DAILY_LIMIT',
      `set MAIL_DAILY_LIMIT in ${path} to the mails a day that your provider allows, 0 if it names no limit`,
    );
  },
};

/** Returns a short name of the mail settings, which changes with each of them. */
export function mailSettingsMark(values: ProjectSettings['values']): string {
  const names = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'MAIL_FROM'];
  const text = names.map((name) => values[name] ?? '').join('\n');
  return hash('sha256', text).slice(0, 12);
}

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/access */
const accessed = z.object({ payload: z.object({ data: z.string() }) });

/** Returns the provider that the deployed functions will use. */
async function projectProvider(project: Project): Promise<MailProvider> {
  const { values } = project.settings;
  const { SMTP_HOST: host = '', SMTP_PORT, SMTP_USER: user = '', MAIL_FROM: from = '' } = values;
  const stored = await project.get(`${passwordUrl(project)}/versions/latest:access`, accessed);
  const password = Buffer.from(stored?.payload.data ?? '', 'base64').toString();
  return smtpProvider({ host, port: Number(SMTP_PORT) || 587, login: { user, password }, from });
}

const mailRefused = (reason: string, { id, settings }: Project) =>
  new UserError(
    `${reason}. Correct the mail settings in ${settings.path}, then ${command('prepare', id)}; or go on without mail: ${command('prepare', id, '--without-mail')}`,
  );

const arrivedMail: Item = {
  id: 'mail-arrived',
  title: 'A test mail arrived',
  async read(project) {
    if (isWithoutMail(project)) return ok('left out');
    const { values } = project.settings;
    if (values.MAIL_TESTED === mailSettingsMark(values)) return ok(values.SMTP_HOST);
    const step = `${command('prepare', project.id)} in a terminal, which sends one and prompts for its reference; or go on without mail: ${command('prepare', project.id, '--without-mail')}`;
    return missing(
      values.MAIL_TESTED ? 'the mail settings have changed since' : 'none was confirmed',
      project.inputs.prompts ? undefined : step,
    );
  },
  async fix(project) {
    const { prompts, alertEmail } = project.inputs;
    if (!prompts) return;
    const to = (await prompts.line('Email for a test mail:', alertEmail)).trim();
    const id = newId();
    const send = await projectProvider(project);
    const sent = await send({ id, to, ...testMailText(project.settings.appUrl, id) });
    if (sent.outcome !== 'accepted')
      throw mailRefused(`The mail provider refused the test mail: ${sent.reason}`, project);
    const typed = await prompts.line('Reference in the mail; leave it empty if none arrived:');
    if (typed.trim().toUpperCase() !== mailReference(id))
      throw mailRefused(`The test mail to ${to} did not arrive`, project);
    writeSettings(project.settings, { MAIL_TESTED: mailSettingsMark(project.settings.values) });
  },
};

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value; instants are stored as texts or timestamps. */
const value = z.looseObject({
  stringValue: z.string().optional(),
  timestampValue: z.string().optional(),
});
/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery */
const queryAnswer = z.array(
  z.looseObject({
    document: z.object({ fields: z.record(z.string(), value) }).optional(),
  }),
);
const textOf = (field: z.output<typeof value> | undefined) =>
  field?.stringValue ?? field?.timestampValue ?? '';

/** Returns the newest test mail. */
async function lastTestMail({ id, google, settings }: Project) {
  const documents = `https://firestore.googleapis.com/v1/projects/${id}/databases/${settings.database}/documents`;
  const where = {
    fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: { stringValue: 'test' } },
  };
  const structuredQuery = { from: [{ collectionId: 'mails' }], where, limit: 200 };
  const found = queryAnswer.parse(await google.call(`${documents}:runQuery`, { structuredQuery }));
  return found
    .flatMap(({ document }) => (document ? [document.fields] : []))
    .toSorted((a, b) => textOf(b.createdAt).localeCompare(textOf(a.createdAt)))[0];
}

const testMail: Item = {
  id: 'test-mail',
  title: 'The mail provider accepted a test mail',
  async read(project) {
    if (isWithoutMail(project)) return ok('left out');
    const mail = await lastTestMail(project);
    const state = textOf(mail?.state);
    const step = `npm run mail -- test you@example.org --project ${project.id}`;
    if (state === 'sent') return ok(textOf(mail?.to));
    if (state === 'failed')
      return missing(
        `it failed: ${mailReasonText(textOf(mail?.reason))}`,
        `correct the mail settings, ${command('deploy', project.id)}, then ${step}`,
      );
    return missing(state ? 'it is still queued' : 'none was sent in the last days', step);
  },
};

export const mailItems: readonly Item[] = [provider, dailyLimit, arrivedMail];
/** Need the deployed functions, which send mail. */
export const deployedMailItems: readonly Item[] = [testMail];
