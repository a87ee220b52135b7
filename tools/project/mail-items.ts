import { z } from 'zod';
import { command, type Item, missing, ok, type Project } from './item.ts';
import { writeSettings } from './settings.ts';

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions */
const secretVersion = z.object({ name: z.string(), state: z.string() });

/** True if the organizers decided against a provider: Firebase then mails a link without a code. */
const isWithoutMail = ({ settings }: Project) => settings.values.MAIL === 'none';

const requiredSettings = ['SMTP_HOST', 'SMTP_USER', 'MAIL_FROM'];

const provider: Item = {
  id: 'mail',
  title: 'A mail provider is set, or left out on purpose',
  async read(project) {
    const { id, settings } = project;
    if (isWithoutMail(project)) return ok('left out: Firebase mails links without codes');
    const absent = requiredSettings.filter((name) => !settings.values[name]);
    if (absent.length > 0) {
      const without = command('prepare', id, '--without-mail');
      const step = `set ${absent.join(', ')} in ${settings.path} as your provider names them, or: ${without}`;
      return missing(
        `without ${absent.join(', ')}`,
        project.inputs.isWithoutMail ? undefined : step,
      );
    }
    const url = `https://secretmanager.googleapis.com/v1/projects/${id}/secrets/SMTP_PASSWORD/versions/latest`;
    const version = await project.get(url, secretVersion);
    if (version?.state === 'ENABLED') return ok(settings.values.SMTP_HOST);
    return missing(
      'without its password',
      `npx firebase functions:secrets:set SMTP_PASSWORD --project ${id}`,
    );
  },
  async fix({ settings }) {
    writeSettings(settings, { MAIL: 'none' });
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
        `it failed: ${textOf(mail?.reason)}`,
        `correct the mail settings, ${command('deploy', project.id)}, then ${step}`,
      );
    return missing(state ? 'it is still queued' : 'none was sent in the last days', step);
  },
};

export const mailItems: readonly Item[] = [provider];
/** Need the deployed functions, which send mail. */
export const deployedMailItems: readonly Item[] = [testMail];
