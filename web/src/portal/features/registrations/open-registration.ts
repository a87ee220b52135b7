import type { readRegistration } from '@contract/admin-registrations.ts';
import type { AnswerOf } from '@contract/endpoint.ts';

/** A registration with its visits, rewards and history. */
export type OpenRegistration = AnswerOf<typeof readRegistration>;
