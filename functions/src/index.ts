import { getRequestListener } from '@hono/node-server';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app.ts';
import { rebuildCatalogues } from './features/businesses/catalogue-service.ts';
import { keepBodiesUntouched } from './http/untouched-body.ts';

keepBodiesUntouched();

const region = 'us-central1';

/** Everything under `/api`. */
export const api = onRequest(
  { region, invoker: 'public', memory: '512MiB', concurrency: 80 },
  getRequestListener(createApp().fetch),
);

const rebuild = { region, retry: true };

export const catalogueOnEvent = onDocumentWritten(
  { ...rebuild, document: 'events/{eventId}' },
  () => rebuildCatalogues(Date.now()),
);
export const catalogueOnBusiness = onDocumentWritten(
  { ...rebuild, document: 'businesses/{businessId}' },
  () => rebuildCatalogues(Date.now()),
);
export const catalogueOnReward = onDocumentWritten(
  { ...rebuild, document: 'rewards/{rewardId}' },
  () => rebuildCatalogues(Date.now()),
);
export const catalogueOnPointRule = onDocumentWritten(
  { ...rebuild, document: 'pointRules/{pointRuleId}' },
  () => rebuildCatalogues(Date.now()),
);
