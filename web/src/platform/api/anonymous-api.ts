import { createApiClient } from './api-client.ts';

/** API client without a session, for calls that establish an identity. */
export const anonymousApi = createApiClient(() => Promise.resolve(null));
