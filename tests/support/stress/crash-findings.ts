import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Target } from './target.ts';

/** What became of registrations and check-ins whose server was killed again and again. */
export interface CrashResult {
  people: number;
  kills: number;
  registered: number;
  checkedIn: number;
  /** Who was not told of a success that they kept asking for. */
  lost: number;
  /** Repeats with the same key that were answered otherwise than the first time. */
  otherwise: number;
  /** Registrations of one person beyond the first. */
  doubled: number;
  /** Records of somebody without the others that belong to them, and accounts of nobody. */
  orphans: number;
}

/** Who registers and checks in. */
export interface Person {
  email: string;
  /** Set once they were told. */
  uid: string | undefined;
}

/** Looks at everything that is stored of these people, once all is quiet. */
export async function collectCrashResult(
  target: Target,
  everybody: readonly Person[],
  isPatient: boolean,
  accountsBefore: ReadonlySet<string>,
): Promise<Omit<CrashResult, 'people' | 'kills' | 'otherwise'>> {
  const database = await openDatabase(target.ports);
  const came = { registered: 0, checkedIn: 0, lost: 0, doubled: 0, orphans: 0 };
  const known = new Set<string>();
  for (const { email, uid } of everybody) {
    const found = await database
      .collection(documentPaths.registrations)
      .where('email', '==', email)
      .get();
    const people = await database
      .collection(documentPaths.participants)
      .where('email', '==', email)
      .get();
    came.doubled += Math.max(0, found.size - 1);
    came.orphans += Math.abs(found.size - people.size);
    const id = found.docs[0]?.get('participantId') as string | undefined;
    if (!id) {
      if (uid !== undefined || isPatient) came.lost += 1;
      continue;
    }
    known.add(id);
    came.registered += 1;
    const progress = await database.doc(documentPaths.progress(id, demoEventId)).get();
    const checkIn = await database
      .doc(documentPaths.checkIn(demoEventId, id, 'vino-veritas'))
      .get();
    const visits = (progress.get('visits') ?? {}) as Record<string, unknown>;
    if (!progress.exists || checkIn.exists !== 'vino-veritas' in visits) came.orphans += 1;
    if (checkIn.exists) came.checkedIn += 1;
    else if (isPatient) came.lost += 1;
  }
  const accounts = [...(await accountIds(target))].filter((id) => !accountsBefore.has(id));
  came.orphans += accounts.filter((id) => !known.has(id)).length;
  return came;
}

/** Every account of the Auth emulator. */
export async function accountIds({ authHost }: Target): Promise<Set<string>> {
  const { getAuth } = await import('firebase-admin/auth');
  const { openApp } = await import('../../../functions/src/firestore/app.ts');
  process.env.FIREBASE_AUTH_EMULATOR_HOST = authHost;
  await openApp();
  const ids = new Set<string>();
  for (let page: string | undefined, isFirst = true; isFirst || page; isFirst = false) {
    const { users, pageToken } = await getAuth().listUsers(1000, page);
    for (const { uid } of users) ids.add(uid);
    page = pageToken;
  }
  return ids;
}
