import {
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import type { BodyOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { requestSignInCode } from '@wine-walk/common/api/sessions.ts';
import { type SignInCodeDocument, signInCodeDocument } from '@wine-walk/common/model/sessions.ts';
import { guessesPerSignInCode, ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { makeSignInLink } from '../../firestore/accounts.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { consumeAttempt, rateLimit } from '../../firestore/rate-limits.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Ways of sending mail: a collection that Firebase's extension Trigger Email reads (`MAIL_COLLECTION` in
 * functions/.env), none, or on the emulator showing the content instead.
 */
type Mailer = 'none' | 'emulator' | { send: (mail: Mail) => Promise<void> };

/** Returns the configured mailer of the project. */
function mailer(): Mailer {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return 'emulator';
  const collection = process.env.MAIL_COLLECTION;
  if (!collection) return 'none';
  return {
    send: async ({ to, subject, text }) => {
      const data = { to, message: { subject, text } };
      const outcome = await commit([
        { kind: 'create', path: `${collection}/${randomUUID()}`, data },
      ]);
      if (outcome === 'conflict') throw new Error('A mail could not be handed over.');
    },
  };
}

/**
 * Returns the URL of the app for links in mails: `APP_URL` in functions/.env, otherwise that of Firebase
 * Hosting.
 */
function appUrl(): string {
  return process.env.APP_URL ?? `https://${process.env.GCLOUD_PROJECT}.web.app`;
}

interface SignInMail {
  code: string;
  link: string;
  language: 'en' | 'es';
}

/** Creates the sign-in mail: the digits first, for the open app, then the link. */
function signInMail({ code, link, language }: SignInMail): {
  subject: string;
  text: string;
} {
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return language === 'es'
    ? {
        subject: `${digits} es tu código para Wine Walk`,
        text: `Escribe este código en la app: ${digits}\n\nO abre este enlace en este dispositivo:\n${link}\n\nEl código sirve una vez, durante 10 minutos; el enlace, una vez. Si no lo pediste, no hace falta que hagas nada.`,
      }
    : {
        subject: `${digits} is your Wine Walk code`,
        text: `Type this code into the app: ${digits}\n\nOr open this link on this device:\n${link}\n\nThe code works once, for 10 minutes; the link works once. If you did not ask for this, there is nothing you need to do.`,
      };
}

/** Lifetime of a code in milliseconds. */
const lifetimeMs = 10 * 60 * 1000;

type SignInCodeResponse = ResponseOf<typeof requestSignInCode>;
const linkOnlyResponse: SignInCodeResponse = { sent: 'none', attemptId: null, code: null };

/**
 * Mails a link and a code if the project can send mail; on the emulator, returns the code instead. In all
 * other cases, including exhausted limits, the client requests a link mailed by Firebase.
 */
export async function requestSignInEmail(
  { email, next, language }: BodyOf<typeof requestSignInCode>,
  { ip, now }: { ip: string; now: number },
): Promise<SignInCodeResponse> {
  const mail = mailer();
  if (mail === 'none') return linkOnlyResponse;
  const limits = [
    rateLimit('signInCodesPerEmail', email),
    rateLimit('signInCodesPerNetwork', ipNetwork(ip)),
  ];
  const { waitMs } = await consumeAttempt(limits, now);
  if (waitMs > 0) return linkOnlyResponse;
  const { attemptId, code } = await makeCode(email, now);
  if (mail === 'emulator') return { sent: 'shown', attemptId, code };
  await mailCode(mail, { email, code, next, language });
  return { sent: 'mail', attemptId, code: null };
}

async function makeCode(email: string, now: number): Promise<{ attemptId: string; code: string }> {
  const attemptId = randomBytes(16).toString('base64url');
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const data: SignInCodeDocument = {
    email,
    codeHmac: hmac(attemptId, code).toString('hex'),
    guessesLeft: guessesPerSignInCode,
    expiresAt: new Date(now + lifetimeMs).toISOString(),
  };
  const outcome = await commit([{ kind: 'create', path: pathOf(attemptId), data }]);
  if (outcome === 'conflict') throw new Error('A sign-in code could not be written.');
  return { attemptId, code };
}

async function mailCode(
  mail: Exclude<Mailer, string>,
  input: { email: string; code: string; next: string; language: 'en' | 'es' },
): Promise<void> {
  const { email, code, next, language } = input;
  const url = `${appUrl()}/sign-in/complete?next=${encodeURIComponent(next)}`;
  const link = await makeSignInLink(email, url);
  await mail.send({ to: email, ...signInMail({ code, link, language }) });
}

/**
 * Checks the digits against the attempt that only the requesting device knows: a stranger who requests codes
 * for an email neither uses up its owner's guesses nor replaces their code. A code is used once. Guesses
 * after the first at each code are also counted by email before they are checked: many guesses need many
 * codes.
 */
export async function verifySignInCode(
  { email, attemptId, code }: { email: string; attemptId: string; code: string },
  now: number,
): Promise<{ isRight: true } | Problem<'wrong-code' | 'code-expired'>> {
  const path = pathOf(attemptId);
  let isCounted = false;
  return commitWithRetry<{ isRight: true } | Problem<'wrong-code'>, Problem<'code-expired'>>(
    async () => {
      const signInCode = await readDocument(path, signInCodeDocument);
      if (
        !signInCode ||
        signInCode.data.guessesLeft < 1 ||
        Date.parse(signInCode.data.expiresAt) <= now
      )
        return codeExpired();
      const { data, revision } = signInCode;
      if (data.guessesLeft < guessesPerSignInCode && !isCounted) {
        const limit = rateLimit('extraGuessesPerEmail', data.email);
        if ((await consumeAttempt([limit], now)).waitMs > 0) return codeExpired();
        isCounted = true;
      }
      const isRight =
        data.email === email &&
        timingSafeEqual(Buffer.from(data.codeHmac, 'hex'), hmac(attemptId, code));
      if (isRight) return { writes: [{ kind: 'delete', path, revision }], response: { isRight } };
      const guessesLeft = data.guessesLeft - 1;
      return {
        writes: [{ kind: 'update', path, data: { guessesLeft }, revision }],
        response: problem(
          'wrong-code',
          'This is not the code we sent. Please check the six digits.',
        ),
      };
    },
  );
}

const codeExpired = () =>
  problem('code-expired', 'This code cannot be used any more. Please ask for a new one.');

function hmac(attemptId: string, code: string): Buffer {
  return createHmac('sha256', attemptId).update(code).digest();
}

function pathOf(attemptId: string): string {
  return documentPaths.signInCode(createHash('sha256').update(attemptId).digest('hex'));
}
