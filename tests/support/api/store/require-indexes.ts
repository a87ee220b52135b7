import { Firestore } from 'firebase-admin/firestore';
import { type RequestStream, rejectMissingIndexes } from './index-guard.ts';

/* Setup file of the API tests, which serve the API in their process. */
rejectMissingIndexes(Firestore.prototype as unknown as RequestStream);
