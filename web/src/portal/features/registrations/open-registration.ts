import type { readRegistration } from '@contract/admin-registrations.ts';
import type { ResponseOf } from '@contract/endpoint.ts';

/** A registration with its visits, rewards and history. */
export type OpenRegistration = ResponseOf<typeof readRegistration>;
