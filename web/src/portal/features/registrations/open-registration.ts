import { type readRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';

/** A registration with its visits, rewards and history. */
export type OpenRegistration = ResponseOf<typeof readRegistration>;
