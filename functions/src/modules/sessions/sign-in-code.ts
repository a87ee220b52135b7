import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { requestSignInCode } from '@wine-walk/common/api/sessions.ts';
import { type SignInCodeDocument, signInCodeDocument } from '@wine-walk/common/model/sessions.ts';
import { mailboxOf } from '@wine-walk/common/rules/mail/mailbox.ts';
import { guessesPerSignInCode } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { signInCodeMs } from '@wine-walk/common/rules/sessions/sign-in-code.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  consumeAttempt,
  networkLimit,
  type RateLimit,
  rateLimit,
} from '../../firestore/rate-limits.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit, type Write } from '../../firestore/write.ts';
import { deliverMail, mailProvider } from '../../mail/outbox.ts';
import { signInMailWrite } from '../../mail/sign-in-mail.ts';

export type SignInCodeResponse = ResponseOf<typeof requestSignInCode>;
export const linkOnlyResponse: SignInCodeResponse = { sent: 'none', attemptId: null, code: null };

export interface RequestFacts {
  ip: string;
  /** Epoch milliseconds. */
  now: number;
  /** True on the emulators, which show the code instead. */
  isLocal: boolean;
}

/**
 * Mails a link and a code if the project can send mail; on the emulators, returns the code as well. In all other
 * cases, including exhausted limits, the client requests a link mailed by Firebase. `mail` is returned only if the
 * provider accepted it. `source`: limit beside that of the email; by default that of the network.
 */
export async function requestSignInEmail(
  { email, next, language }: BodyOf<typeof requestSignInCode>,
  { ip, now, isLocal }: RequestFacts,
  source: RateLimit = networkLimit('signInCodesPerNetwork', ip),
): Promise<SignInCodeResponse | Problem<'mail-rejected'>> {
  const provider = mailProvider();
  if (!provider && !isLocal) return linkOnlyResponse;
  const limits = [rateLimit('signInCodesPerEmail', mailboxOf(email)), source];
  const { waitMs } = await consumeAttempt(limits, now);
  if (waitMs > 0) return linkOnlyResponse;
  const { attemptId, code, write } = makeCode(email, now);
  const mailId = newId();
  const mail =
    provider && (await signInMailWrite(mailId, { to: email, code, next, language }, now));
  if ((await commit(mail ? [write, mail] : [write])) === 'conflict')
    throw new Error('A sign-in code could not be written.');
  const sent = provider && (await deliverMail(mailId, provider, now));
  if (isLocal) return { sent: 'shown', attemptId, code };
  if (sent?.state === 'failed') return problem('mail-rejected');
  return { sent: sent?.state === 'sent' ? 'mail' : 'delayed', attemptId, code: null };
}

function makeCode(email: string, now: number): { attemptId: string; code: string; write: Write } {
  const attemptId = randomBytes(16).toString('base64url');
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const data: SignInCodeDocument = {
    email,
    codeHmac: hmac(attemptId, code).toString('hex'),
    guessesLeft: guessesPerSignInCode,
    expiresAt: new Date(now + signInCodeMs).toISOString(),
  };
  return { attemptId, code, write: { kind: 'create', path: pathOf(attemptId), data } };
}

/**
 * Checks the digits against the attempt that only the requesting device knows: a stranger who requests codes
 * for an email neither uses up its owner's guesses nor replaces their code. A code is used once. Guesses
 * after the first at each code are also counted by email before they are checked: many guesses need many
 * codes. Returns the email that the code was mailed to; without `email`, any is accepted.
 */
export async function verifySignInCode(
  { email, attemptId, code }: { email?: string; attemptId: string; code: string },
  now: number,
): Promise<{ email: string } | Problem<'sign-in-code-expired' | 'wrong-code'>> {
  const path = pathOf(attemptId);
  let isCounted = false;
  return commitWithRetry<
    { email: string } | Problem<'sign-in-code-expired' | 'wrong-code'>,
    Problem<'sign-in-code-expired' | 'wrong-code'>
  >(async () => {
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
      (email === undefined || data.email === email) &&
      timingSafeEqual(Buffer.from(data.codeHmac, 'hex'), hmac(attemptId, code));
    if (isRight)
      return { writes: [{ kind: 'delete', path, revision }], response: { email: data.email } };
    const guessesLeft = data.guessesLeft - 1;
    return {
      writes: [{ kind: 'update', path, data: { guessesLeft }, revision }],
      response: problem('wrong-code'),
    };
  });
}

const codeExpired = () => problem('sign-in-code-expired');

function hmac(attemptId: string, code: string): Buffer {
  return createHmac('sha256', attemptId).update(code).digest();
}

function pathOf(attemptId: string): string {
  return documentPaths.signInCode(hash('sha256', attemptId));
}
