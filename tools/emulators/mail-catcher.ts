import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type CaughtFile, type CaughtMail, mailPage } from './mail-page.ts';
import { host } from './ports.ts';

/** Path of the page with the mails, on the catcher and, redirected, on the app. */
export const mailPath = '/dev/mail';

export interface MailCatcher {
  smtpPort: number;
  pagePort: number;
  /** Received mails, latest first. */
  mails: readonly CaughtMail[];
  /** Makes the server answer every connection with this refusal, until null is given. */
  refuseAll(refusal: Refusal | null): void;
  close(): Promise<void>;
}

/** Number of mails in memory. */
const maxMails = 200;

/** Answer of a provider that refuses. */
interface Refusal {
  responseCode: number;
  message: string;
}

/** Recipients that show how the app handles a provider that refuses, by the part before the @. */
const refusals: Readonly<Record<string, Refusal>> = {
  rejected: { responseCode: 550, message: 'No such mailbox' },
  unavailable: { responseCode: 451, message: 'Try again later' },
  'over-quota': { responseCode: 550, message: '5.4.5 Daily user sending limit exceeded' },
};

/**
 * Starts a mail server that delivers nothing: it stores the mails and shows them on a page. Mail to `rejected@…` is
 * refused for good, mail to `unavailable@…` for now, mail to `over-quota@…` by the limit of the provider. Ports: 0 for any.
 */
export async function startMailCatcher(ports: {
  smtp: number;
  page: number;
}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let refusalOfAll: Refusal | null = null;
  const asError = (refusal: Refusal | null | undefined) =>
    refusal ? Object.assign(new Error(refusal.message), refusal) : null;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (_session, done) => done(asError(refusalOfAll)),
    onRcptTo: ({ address }, _session, done) => done(asError(refusals[address.split('@')[0] ?? ''])),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then(
          ({ subject = '', text = '', html = '', from, messageId = '', attachments, headers }) => {
            mails.unshift({
              id: messageId.replace(/^<|@.*$/g, ''),
              receivedAt: new Date().toISOString(),
              from: from?.address ?? '',
              to: envelope.rcptTo.map(({ address }) => address),
              subject,
              text,
              headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
              html,
              files: attachments.map(caughtFile),
            });
            mails.splice(maxMails);
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  const page = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${host}`);
    if (pathname === `${mailPath}.json`) {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      return response.end(JSON.stringify(mails));
    }
    const isKnown = pathname === mailPath || pathname.startsWith(`${mailPath}/`);
    response.statusCode = isKnown ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    return response.end(mailPage(mails, decodeURIComponent(pathname.slice(mailPath.length + 1))));
  });
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(ports.smtp, host, resolve);
  });
  await new Promise<void>((resolve, reject) => {
    page.once('error', reject);
    page.listen(ports.page, host, resolve);
  });
  return {
    smtpPort: portOf(smtp.server),
    pagePort: portOf(page),
    mails,
    refuseAll: (refusal) => {
      refusalOfAll = refusal;
    },
    close: async () => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      page.closeAllConnections();
      await new Promise<void>((resolve) => page.close(() => resolve()));
    },
  };
}

function caughtFile({ filename, mimeType, contentId, content }: Attachment): CaughtFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return {
    name: filename ?? '',
    type: mimeType,
    cid: contentId?.replace(/^<|>$/g, '') ?? '',
    base64: Buffer.from(bytes).toString('base64'),
  };
}

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

/** Environment of functions that send to the catcher at this port. */
export function catcherSettings(smtpPort: number): Record<string, string> {
  return {
    SMTP_HOST: host,
    SMTP_PORT: String(smtpPort),
    MAIL_FROM: 'Wine Walk <walk@example.org>',
  };
}
