import { toFirestore } from '../../../../functions/src/firestore/converter.ts';
import { documentPaths } from '../../../../functions/src/firestore/paths.ts';
import { demoDocuments } from '../../../../tools/demo/documents.ts';
import { demoEventId, runEventNow } from '../../../../tools/demo/run-event-now.ts';
import { readSources } from '../../../../tools/demo/sources.ts';
import { stack } from '../../stack.ts';
import { memoryStore } from './firestore.ts';

/* Setup file of the API tests on the demo data: fills the store once per process, as the emulators import it. */
if (!memoryStore.fieldsOf(documentPaths.event(demoEventId))) {
  for (const [path, data] of await demoDocuments(readSources()))
    memoryStore.seed({ [path]: toFirestore(data) });
  await runEventNow(stack.ports);
}
