import { parseArgs } from 'node:util';
import { confirm } from '@inquirer/prompts';
import { checkProject } from './project/check.ts';
import { deployProject, rollBack } from './project/deploy.ts';
import { connect } from './project/google.ts';
import { Project } from './project/item.ts';
import { prepareProject } from './project/prepare.ts';
import { openTarget, smoke } from './project/smoke.ts';
import { UserError } from './shared/failure.ts';
import { listenForStop } from './shared/signals.ts';

const usage = `npm run project -- prepare --project <id> [--alert-email <email>] [--budget <amount>] [--yes]
npm run project -- check --project <id>
npm run project -- deploy --project <id> [--without-service-worker]
npm run project -- rollback --project <id>
npm run project -- smoke --project <id> [--url <address of the app>] [--direct-url <address of the function>]

Sign in first: npx firebase login`;

const text = { type: 'string' } as const;
const options = {
  project: text,
  'alert-email': text,
  budget: text,
  yes: { type: 'boolean' },
  url: text,
  'direct-url': text,
  'without-service-worker': { type: 'boolean' },
} as const;

type Values = ReturnType<typeof read>['values'];

const commands: Record<string, (project: Project, values: Values) => Promise<number>> = {
  prepare: (project, { yes: isConfirmed = false }) =>
    prepareProject(project, { confirm: async (message) => isConfirmed || confirm({ message }) }),
  check: (project) => checkProject(project),
  deploy: (project, { 'without-service-worker': isWithoutWorker = false }) =>
    deployProject(project, { isWithoutWorker }),
  rollback: (project) => rollBack(project),
  smoke: async ({ id, settings }, { url = settings.appUrl, 'direct-url': directUrl }) =>
    smoke(await openTarget(id, url, directUrl)),
};

/** `npm run project`: sets up, checks and runs a real project (docs/production-setup.md). */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  const { run, values } = read(args);
  const inputs = { alertEmail: values['alert-email'], budget: values.budget };
  return run(new Project(await connect(values.project), inputs), values);
}

function read(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [command = '', ...more] = positionals;
    const run = commands[command];
    const { project } = values;
    if (!run || more.length > 0) throw new Error(`There is no command "${positionals.join(' ')}".`);
    if (!project) throw new Error('--project is required.');
    return { run, values: { ...values, project } };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
