import type { Project } from './item.ts';
import { requiredMailSettings } from './mail-items.ts';

const questions: Record<string, string> = {
  SMTP_HOST: 'Host of the mail provider, such as smtp.example.org:',
  SMTP_USER: 'User at the mail provider:',
  MAIL_FROM: 'Sender, such as Wine Walk <walk@example.org>:',
};

/**
 * Requests at the terminal what the open items need and only a person knows. Fills the inputs of the project, and
 * returns the settings to write after the confirmation. Requests nothing without a terminal.
 */
export async function askForInputs(
  { inputs, settings }: Project,
  open: readonly string[],
): Promise<Record<string, string>> {
  const { ask } = inputs;
  if (!ask) return {};
  const answers: Record<string, string> = {};
  if (open.includes('database') && !settings.values.REGION)
    answers.REGION = await ask.line(
      'Region of database and functions; it cannot be changed later:',
      settings.region,
    );
  if (open.includes('alert-email')) inputs.alertEmail ??= await ask.line('Email for alerts:');
  if (open.includes('budget'))
    inputs.budget ??= await ask.line(
      'Monthly costs at which you want a mail, in your currency:',
      '25',
    );
  if (!open.includes('mail') || inputs.isWithoutMail) return answers;
  const absent = requiredMailSettings.filter((name) => !settings.values[name]);
  if (
    absent.length > 0 &&
    !(await ask.confirm('Do you have a mail provider (SMTP) for sign-in codes?'))
  ) {
    inputs.isWithoutMail = true;
    return answers;
  }
  for (const name of absent) answers[name] = await ask.line(questions[name] ?? name);
  inputs.smtpPassword ??= await ask.secret('Password at the mail provider:');
  return answers;
}
