import { readHealth, reportClientError } from '@wine-walk/common/api/staff/operations.ts';
import { scrub } from '@wine-walk/common/lib/scrub.ts';
import { clientErrorEvent } from '@wine-walk/common/model/fields/client-error.ts';
import { reachFirestoreAndAuth } from '../../firestore/health.ts';
import { type Route, route } from '../../http/route.ts';
import { logWarning } from '../../lib/log.ts';
import { healthCheck } from './health.ts';

const checkHealth = healthCheck(reachFirestoreAndAuth);

export const operationsRoutes: readonly Route[] = [
  route(readHealth, async ({ now }) => checkHealth(now)),
  route(reportClientError, ({ body: { app, message, stack } }) => {
    logWarning(clientErrorEvent, { app, error: scrub(message), stack: scrub(stack) });
    return Promise.resolve({ message: 'Thank you' });
  }),
];
