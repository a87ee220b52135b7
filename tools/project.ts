import { parseArgs } from 'node:util';
import { confirm } from '@inquirer/prompts';
import { checkProject } from './project/check.ts';
import { connect } from './project/google.ts';
import { Project } from './project/item.ts';
import { prepareProject } from './project/prepare.ts';
import { UserError } from './shared/failure.ts';

const usage = `npm run project -- prepare --project <id> [--alert-email <email>] [--budget <amount>] [--yes]
npm run project -- check --project <id>

Sign in first: npx firebase login`;

const text = { type: 'string' } as const;
const options = {
  project: text,
  'alert-email': text,
  budget: text,
  yes: { type: 'boolean' },
} as const;

/** `npm run project`: sets up, checks and runs a real project (docs/production-setup.md). */
export async function main(args: string[]): Promise<number> {
  const { command, values } = read(args);
  const google = await connect(values.project);
  const project = new Project(google, { alertEmail: values['alert-email'], budget: values.budget });
  if (command === 'check') return checkProject(project);
  const isConfirmed = values.yes ?? false;
  return prepareProject(project, {
    confirm: async (message) => isConfirmed || confirm({ message }),
  });
}

function read(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [command = '', ...more] = positionals;
    const { project } = values;
    if (!['prepare', 'check'].includes(command) || more.length > 0)
      throw new Error('Unknown command.');
    if (!project) throw new Error('--project is required.');
    return { command, values: { ...values, project } };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}
