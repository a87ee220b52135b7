import type { Project } from './items/item.ts';
import { requiredMailSettings } from './items/mail-items.ts';

const questions: Record<string, string> = {
  SMTP_HOST: 'Host of the mail provider, such as smtp.example.org:',
  SMTP_USER: 'User at the mail provider:',
  MAIL_FROM: 'Sender, such as Wine Walk <walk@example.org>:',
};

/**
 * Prompts for facts that the open items need and only a person knows. Fills the inputs of the project, and returns the
 * settings to write after the confirmation. Returns none without a terminal.
 */
export async function promptForInputs(
  { inputs, settings }: Project,
  open: readonly string[],
): Promise<Record<string, string>> {
  const { prompts } = inputs;
  if (!prompts) return {};
  const answers: Record<string, string> = {};
  if (open.includes('database') && !settings.values.REGION)
    answers.REGION = await prompts.line(
      'Region of database and functions; it cannot be changed later:',
      settings.region,
    );
  if (open.includes('alert-email')) inputs.alertEmail ??= await prompts.line('Email for alerts:');
  if (open.includes('budget'))
    inputs.budget ??= await prompts.line(
      'Monthly costs at which you want a mail, in your currency:',
      '25',
    );
  if (inputs.isWithoutMail) return answers;
  if (open.includes('mail')) Object.assign(answers, await promptForMail(inputs, settings));
  if (open.includes('mail-limit') && !inputs.isWithoutMail)
    answers.MAIL_DAILY_LIMIT = await prompts.line(
      'Mails a day that the provider allows, 0 if it names no limit:',
      '0',
    );
  return answers;
}

/** Prompts for the provider; leaves mail out if there is none. */
async function promptForMail(
  inputs: Project['inputs'],
  settings: Project['settings'],
): Promise<Record<string, string>> {
  const { prompts } = inputs;
  if (!prompts) return {};
  const answers: Record<string, string> = {};
  const absent = requiredMailSettings.filter((name) => !settings.values[name]);
  if (
    absent.length > 0 &&
    !(await prompts.confirm('Do you have a mail provider (SMTP) for sign-in codes?'))
  ) {
    inputs.isWithoutMail = true;
    return answers;
  }
  for (const name of absent) answers[name] = await prompts.line(questions[name] ?? name);
  inputs.smtpPassword ??= await prompts.secret('Password at the mail provider:');
  return answers;
}
