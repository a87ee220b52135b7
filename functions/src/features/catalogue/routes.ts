import { listInvalidDocuments } from '../../contract/catalogue.ts';
import { type Route, route } from '../../http/route.ts';
import { listInvalidDocumentsForEveryone } from '../../store/unreadable.ts';

export const routes: readonly Route[] = [
  route(listInvalidDocuments, async () => listInvalidDocumentsForEveryone()),
];
