import { listUnreadableDocuments } from '../../contract/catalogue.ts';
import { type Route, route } from '../../http/route.ts';
import { readUnreadableFacts } from '../../store/unreadable.ts';

export const routes: readonly Route[] = [
  route(listUnreadableDocuments, async () => readUnreadableFacts()),
];
