import { parseArgs } from 'node:util';
import { confirm, input, password } from '@inquirer/prompts';
import { checkProject } from './project/check.ts';
import { printCost } from './project/cost.ts';
import { deployProject } from './project/deploy.ts';
import { eveningItems } from './project/evening.ts';
import { connect, createGoogle, explainError } from './project/google.ts';
import { Project, type Prompts } from './project/items/item.ts';
import { prepareProject } from './project/prepare.ts';
import { restoreBackup } from './project/restore.ts';
import { rollBack } from './project/rollback.ts';
import { smokeProject } from './project/smoke/smoke.ts';
import { setReadOnly } from './project/stop.ts';
import { UserError } from './shared/failure.ts';
import { listenForStop } from './shared/signals.ts';

const usage = `npm run project -- prepare --project <id> [--alert-email <email>] [--budget <amount>] [--without-mail] [--yes]
npm run project -- check --project <id> [--evening <event id> [--attendees <number>]]
npm run project -- deploy --project <id> [--without-service-worker]
npm run project -- rollback --project <id> [--to <commit>]
npm run project -- smoke --project <id> [--url <address of the app>] [--direct-url <address of the function>] [--mail-to <email>]
npm run project -- restore --project <id> [--before <time>]
npm run project -- stop --project <id> --message <text>, or --resume
npm run project -- cost --project <id> --attendees <number>

Sign in first: npx firebase login`;

const text = { type: 'string' } as const;
const options = {
  project: text,
  'alert-email': text,
  budget: text,
  yes: { type: 'boolean' },
  url: text,
  evening: text,
  attendees: text,
  message: text,
  before: text,
  to: text,
  resume: { type: 'boolean' },
  'without-mail': { type: 'boolean' },
  'direct-url': text,
  'mail-to': text,
  'without-service-worker': { type: 'boolean' },
} as const;

/** Prompts at the terminal. */
const terminal: Prompts = {
  line: (message, fallback) => input({ message, ...(fallback && { default: fallback }) }),
  secret: (message) => password({ message }),
  confirm: (message) => confirm({ message }),
};

type Values = ReturnType<typeof readArguments>['values'];

const commands: Record<string, (project: Project, values: Values) => Promise<number>> = {
  prepare: (project, { yes: isConfirmed = false }) =>
    prepareProject(project, { confirm: async (message) => isConfirmed || confirm({ message }) }),
  check: async (project, { evening, attendees }) =>
    checkProject(
      project,
      evening ? await eveningItems(project, evening, numberOf(attendees)) : undefined,
    ),
  deploy: async (project, { 'without-service-worker': isWithoutWorker = false }) => {
    await deployProject(project, { isWithoutWorker });
    // A removed service worker is not the one of the build.
    return isWithoutWorker ? 0 : smokeProject(project, { url: project.settings.appUrl });
  },
  rollback: (project, { to }) => rollBack(project, to),
  smoke: async (project, values) => {
    const { url = project.settings.appUrl, 'direct-url': directUrl, 'mail-to': mailTo } = values;
    return smokeProject(project, { url, directUrl, mailTo });
  },
  restore: (project, { before }) => restoreBackup(project, { before, now: Date.now() }),
  stop: (project, { message, resume = false }) => {
    if (Boolean(message) === resume)
      throw new UserError('Give either --message <text> or --resume.');
    return setReadOnly(project, message);
  },
  cost: async ({ settings }, { attendees = '500' }) =>
    printCost({
      attendees: numberOf(attendees) ?? 0,
      minInstances: Number(settings.values.MIN_INSTANCES ?? '0'),
    }),
};

/** `npm run project`: sets up, checks and runs a real project (docs/set-up.md). */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  const { run, isOffline, values } = readArguments(args);
  const inputs = {
    alertEmail: values['alert-email'],
    budget: values.budget,
    isWithoutMail: values['without-mail'],
    ...(process.stdin.isTTY && !values.yes && { prompts: terminal }),
  };
  const project = new Project(await open(values.project, isOffline), inputs);
  try {
    return await run(project, values);
  } catch (error) {
    throw explainError(error, project.id);
  }
}

/** An estimate of the costs needs no account, so that it can be read before there is one. */
const open = (project: string, isOffline: boolean) =>
  isOffline ? createGoogle({ project, getToken: async () => null }) : connect(project);

/** Returns a positive whole number. Throws a UserError for another text. */
function numberOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(typed)) throw new UserError('--attendees is a number, such as 500.');
  return Number(typed);
}

/** Parses a command line. Throws a UserError with the usage. */
export function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [command = '', ...more] = positionals;
    const run = commands[command];
    const { project } = values;
    if (!run || more.length > 0) throw new Error(`There is no command "${positionals.join(' ')}".`);
    if (!project) throw new Error('--project is required.');
    return { run, isOffline: command === 'cost', values: { ...values, project } };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
