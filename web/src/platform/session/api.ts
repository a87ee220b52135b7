import { createApiClient } from '../api/api-client.ts';

/** API client of the attendee, or anonymous. Also ends a session that the server rejects. */
export const api = createApiClient(
  async (isExpired) => (await import('./session-store.ts')).attendeeToken(isExpired),
  () => void import('./revalidate-session.ts').then(({ revalidateSession }) => revalidateSession()),
);

/** API client of the staff member. */
export const staffApi = createApiClient(async (isExpired) =>
  (await import('./auth-session.ts')).bearerToken('staff', isExpired),
);
