import { createApiClient } from './api-client.ts';

/** The API as a visitor, whoever may be signed in: for what shows who somebody is. */
export const anonymousApi = createApiClient(() => Promise.resolve(null));
