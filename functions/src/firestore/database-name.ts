import { defaultDatabase } from '@wine-walk/common/api/database.ts';

/** Returns the name of the database in use. One that was restored from a backup has another name (docs/runbook.md). */
export const databaseName = () => process.env.FIRESTORE_DATABASE ?? defaultDatabase;
