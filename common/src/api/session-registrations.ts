import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailProof, linkableRegistration, sessionResponse, submissionId } from './session.ts';

const submissionIds = z.array(submissionId).min(1).max(20);
export const linkRegistrations = endpoint({
  method: 'POST',
  path: '/api/session/take',
  access: 'anyone',
  summary:
    'Takes registrations that name the proven address, and begins a session; the first time their other sessions end.',
  body: z.strictObject({
    proof: emailProof,
    submissionIds,
    /** Left out: kept where this address took the registration before. */
    keepOtherSessions: z.boolean().optional(),
  }),
  output: sessionResponse,
  problems: ['not-found', 'code-expired'],
});

export const disownRegistrations = endpoint({
  method: 'POST',
  path: '/api/session/disown',
  access: 'anyone',
  summary:
    'Says that registrations are not theirs: the proven address leaves them, and staff see it.',
  body: z.strictObject({ proof: emailProof, submissionIds }),
  output: z.object({ registrations: z.array(linkableRegistration) }),
  problems: ['not-found', 'code-expired'],
});

export const listLinkedParticipants = endpoint({
  method: 'GET',
  path: '/api/session/walks',
  access: 'attendee',
  summary: 'The participants that this person took together, this one first.',
  output: z.array(
    z.object({ participantId: z.string(), name: z.string(), eventNames: z.array(z.string()) }),
  ),
  problems: [],
});

export const switchParticipant = endpoint({
  method: 'POST',
  path: '/api/session/switch',
  access: 'attendee',
  summary: 'Goes on as another participant that the same person took.',
  body: z.strictObject({ participantId: z.string().min(1).max(128) }),
  output: sessionResponse,
  problems: ['not-found'],
});
