import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { begunSession, offeredRegistration, proof, submissionId } from './session.ts';

const submissionIds = z.array(submissionId).min(1).max(20);
export const takeRegistrations = endpoint({
  method: 'POST',
  path: '/api/session/take',
  access: 'anyone',
  summary:
    'Takes registrations that name the proven address, and begins a session; the first time their other sessions end.',
  body: z.strictObject({
    proof,
    submissionIds,
    /** Left out: kept where this address took the registration before. */
    keepOtherSessions: z.boolean().optional(),
  }),
  output: begunSession,
  problems: ['not-found', 'code-expired'],
});

export const disownRegistrations = endpoint({
  method: 'POST',
  path: '/api/session/disown',
  access: 'anyone',
  summary:
    'Says that registrations are not theirs: the proven address leaves them, and staff see it.',
  body: z.strictObject({ proof, submissionIds }),
  output: z.object({ registrations: z.array(offeredRegistration) }),
  problems: ['not-found', 'code-expired'],
});

export const listWalks = endpoint({
  method: 'GET',
  path: '/api/session/walks',
  access: 'attendee',
  summary: 'The participants that this person took together, this one first.',
  output: z.array(
    z.object({ participantId: z.string(), name: z.string(), eventNames: z.array(z.string()) }),
  ),
  problems: [],
});

export const switchWalk = endpoint({
  method: 'POST',
  path: '/api/session/switch',
  access: 'attendee',
  summary: 'Goes on as another participant that the same person took.',
  body: z.strictObject({ participantId: z.string().min(1).max(128) }),
  output: begunSession,
  problems: ['not-found'],
});
