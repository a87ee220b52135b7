import { listInvalidDocuments } from '@wine-walk/common/api/catalog.ts';
import { listInvalidPublicDocuments } from '../../firestore/invalid-documents.ts';
import { type Route, route } from '../../http/route.ts';

export const catalogRoutes: readonly Route[] = [
  route(listInvalidDocuments, async () => listInvalidPublicDocuments()),
];
