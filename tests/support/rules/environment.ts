import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { toFirestore } from '../../../functions/src/firestore/converter.ts';
import { eventDocuments } from './seed-event.ts';
import { people } from './seed-people.ts';

/** Every seeded document, by path. */
export const seeded: Readonly<Record<string, Record<string, unknown>>> = {
  ...eventDocuments,
  ...people,
};

/** Rules file of a mutation test (lab/mutants) instead of the project's. */
const rulesFile = process.env.RULES_FILE ?? join(import.meta.dirname, '../../../firestore.rules');

/**
 * The rules with the seeded data, in a separate project, so that the suites neither disturb each other nor
 * the demo's data. Needs FIRESTORE_EMULATOR_HOST.
 */
export async function seededEnvironment(suite: string): Promise<RulesTestEnvironment> {
  // Every refusal would be a warning otherwise, and the tests expect refusals.
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId: `demo-wine-walk-rules-${suite.toLowerCase()}`,
    firestore: { rules: readFileSync(rulesFile, 'utf8') },
  });
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const batch = db.batch();
    for (const [path, data] of Object.entries(seeded)) batch.set(db.doc(path), toFirestore(data));
    await batch.commit();
  });
  return environment;
}
