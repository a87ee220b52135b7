import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { mailLikedPours } from '@wine-walk/common/api/wines.ts';
import { mailDocument } from '@wine-walk/common/model/mail.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import { queueComposedMailWrite } from '../../mail/queue.ts';
import { smtpSettings } from '../../settings.ts';

type Send = typeof mailLikedPours;

interface Sender {
  uid: string;
  request: IdempotentRequest | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Queues the list of the pours that a participant likes to the email of their registration. One waits at a time: it is composed
 * when it is sent, and the email may be another person's.
 */
export function mailWines(
  eventId: string,
  { language }: BodyOf<Send>,
  { uid, request, now }: Sender,
): Promise<AnswerOf<Send>> {
  return withIdempotency<ResponseOf<Send>, Problem<ProblemOf<Send>>>(request, async () => {
    const [progress, participant] = await readDocuments(
      [documentPaths.progress(uid, eventId), progressDocument],
      [documentPaths.participant(uid), participantDocument],
    );
    const submissionId = participant?.data.registrations[eventId];
    if (!progress || !submissionId) return problem('not-registered');
    const path = documentPaths.registration(submissionId);
    const registration = await readDocument(path, registrationDocument);
    if (registration?.data.status !== 'active') return problem('not-registered');
    if (progress.data.likedPours.length === 0) return problem('no-liked-pours');
    const { email } = registration.data;
    if (email === '') return problem('no-email-for-mail');
    if (!smtpSettings()) return problem('mail-not-set-up');
    const mail = { kind: 'wines' as const, to: email, language, submissionId };
    const write = queueComposedMailWrite(`wines-${submissionId}`, mail, now);
    const earlier = await readDocument(write.path, mailDocument);
    if (earlier?.data.state === 'queued' && earlier.data.to === email)
      return { writes: [], response: { email } };
    return {
      writes: [earlier ? { ...write, kind: 'update', revision: earlier.revision } : write],
      participantIds: [uid],
      response: { email },
    };
  });
}
