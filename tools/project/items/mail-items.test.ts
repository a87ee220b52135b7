import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OutgoingMail, smtpProvider } from '../../../functions/src/mail/smtp.ts';
import {
  type Answers,
  completeProject,
  notFound,
  projectId,
} from '../../../tests/support/project/recorded-answers.ts';
import {
  completeSettings,
  type Replay,
  replay,
} from '../../../tests/support/project/replay-server.ts';
import { printLine } from '../../shared/print.ts';
import { checkProject } from '../check.ts';
import { prepareProject } from '../prepare.ts';
import { mailItems } from './mail-items.ts';

vi.mock('../../shared/print.ts', () => ({ printLine: vi.fn() }));
vi.mock('../../../functions/src/mail/smtp.ts', () => ({ smtpProvider: vi.fn() }));

let running: Replay | undefined;
let mails: OutgoingMail[] = [];
beforeEach(() => {
  mails = [];
  vi.mocked(smtpProvider).mockReset();
  provider('accepted');
});
afterEach(() => {
  running?.close();
  vi.mocked(printLine).mockClear();
});

function provider(outcome: 'accepted' | 'unavailable'): void {
  vi.mocked(smtpProvider).mockReturnValue(async (mail) => {
    mails.push(mail);
    return outcome === 'accepted' ? { outcome } : { outcome, reason: '535 wrong password' };
  });
}

const secrets = `secretmanager.googleapis.com/v1/projects/${projectId}/secrets`;
const stored = {
  [`GET ${secrets}/SMTP_PASSWORD/versions/latest:access`]: {
    status: 200,
    body: { payload: { data: Buffer.from('quiet street').toString('base64') } },
  },
};
const withoutMail = completeSettings.replaceAll(/(?:SMTP|MAIL)_.*\n/g, '');
const untested = completeSettings.replace(/MAIL_TESTED=.*\n/, '');

const referenceIn = (mail: OutgoingMail | undefined) =>
  /Reference: (\w+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Runs `prepare` with a person who has a provider; `reference`: text that they type for the reference in the mail. */
async function prepare(
  settings: string,
  answers: Answers,
  reference = () => referenceIn(mails[0]),
) {
  const typed = (message: string, fallback = '') =>
    ({
      Ho: 'smtp.example.org',
      Us: 'walk@example.org',
      Se: 'Walk <walk@example.org>',
      Re: reference(),
      Ma: '500',
    })[message.slice(0, 2)] ?? fallback;
  running = await replay(
    { ...completeProject, ...stored, ...answers },
    {
      settings,
      alertEmail: 'dana@example.org',
      effects: ({ key }): Answers =>
        key.endsWith(':addVersion') ? { [version]: completeProject[version] ?? notFound } : {},
      prompts: {
        line: async (message, fallback) => typed(message, fallback),
        secret: async () => 'quiet street',
        confirm: async () => true,
      },
    },
  );
  const confirm = async () => true;
  const exitCode = await prepareProject(running.project, { confirm, pollMs: 1, timeoutMs: 10_000 });
  const lines = vi.mocked(printLine).mock.calls.map(([line]) => line);
  return { exitCode, lines, changes: running.changes };
}
const version = `GET ${secrets}/SMTP_PASSWORD/versions/latest`;

describe('mail in npm run project -- prepare', () => {
  it('prompts for the provider, stores its password, and continues when the test mail arrived', async () => {
    const { exitCode, changes } = await prepare(withoutMail, { [version]: notFound });
    expect(changes).toEqual([
      { key: `POST ${secrets}`, body: { replication: { automatic: {} } } },
      {
        key: `POST ${secrets}/SMTP_PASSWORD:addVersion`,
        body: { payload: { data: Buffer.from('quiet street').toString('base64') } },
      },
    ]);
    expect(mails).toMatchObject([{ to: 'dana@example.org' }]);
    expect(vi.mocked(smtpProvider)).toHaveBeenCalledExactlyOnceWith({
      host: 'smtp.example.org',
      port: 587,
      login: { user: 'walk@example.org', password: 'quiet street' },
      from: 'Walk <walk@example.org>',
    });
    expect(running?.project.settings.values.SMTP_HOST).toBe('smtp.example.org');
    expect(exitCode).toBe(0);
  });

  it.each<[string, () => string]>([
    ['nothing arrived', () => ''],
    ['another mail arrived', () => 'ABC123'],
  ])('stops when %s', async (_, reference) => {
    const { exitCode, lines } = await prepare(untested, {}, reference);
    expect(exitCode).toBe(1);
    expect(lines.at(-1)).toMatch(
      /The test mail to dana@example.org did not arrive.* --without-mail$/,
    );
    expect(running?.project.settings.values.MAIL_TESTED).toBeUndefined();
  });

  it('prompts for the daily limit of a provider that is set', async () => {
    const { exitCode } = await prepare(completeSettings.replace(/MAIL_DAILY_LIMIT=.*\n/, ''), {});
    expect(exitCode).toBe(0);
    expect(readFileSync(running?.project.settings.path ?? '', 'utf8')).toContain(
      'MAIL_DAILY_LIMIT=500\n',
    );
  });

  it('stops with the reason of the provider', async () => {
    provider('unavailable');
    const { exitCode, lines } = await prepare(untested, {});
    expect(exitCode).toBe(1);
    expect(lines.at(-1)).toContain('refused the test mail: 535 wrong password');
  });
});

describe('the test mail in npm run project -- check', () => {
  const check = async (settings: string) => {
    running = await replay(completeProject, { settings });
    const exitCode = await checkProject(running.project, mailItems);
    return [
      exitCode,
      vi
        .mocked(printLine)
        .mock.calls.map(([line]) => line)
        .join('\n'),
    ] as const;
  };

  it.each([
    ['was never confirmed', untested, 'none was confirmed'],
    [
      'was sent with other settings',
      completeSettings.replace('smtp.example.org', 'mail.example.org'),
      'the mail settings have changed since',
    ],
  ])('reports the test mail as missing when it %s', async (_, settings, note) => {
    const [exitCode, lines] = await check(settings);
    expect(exitCode).toBe(1);
    expect(lines).toContain(`missing      A test mail arrived (${note})`);
    expect(lines).toContain(`npm run project -- prepare --project ${projectId}`);
  });

  it('passes when mail is left out on purpose', async () => {
    expect((await check(`${withoutMail}MAIL=none\n`))[0]).toBe(0);
  });
});
