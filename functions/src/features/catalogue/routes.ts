import { listInvalidDocuments } from '../../contract/invalid-documents.ts';
import { type Route, route } from '../../http/route.ts';
import { listInvalidDocumentsForEveryone } from '../../store/invalid-documents.ts';

export const routes: readonly Route[] = [
  route(listInvalidDocuments, async () => listInvalidDocumentsForEveryone()),
];
