import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { deskPhones } from '@wine-walk/common/rules/events/readiness.ts';
import { signedText } from '@wine-walk/common/rules/registrations/release-text.ts';
import { countPeople } from '../../functions/src/firestore/counts.ts';
import { countTickets } from '../../functions/src/firestore/events/tickets.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { readReleases } from '../../functions/src/firestore/people/releases.ts';
import { readShiftAccounts } from '../../functions/src/firestore/people/staff.ts';
import { readDocument } from '../../functions/src/firestore/read.ts';
import { toProblemBody } from '../../functions/src/http/problem-message.ts';
import { checkReadiness } from '../../functions/src/modules/events/admin-service.ts';
import { UserError } from '../shared/failure.ts';
import { runQuota } from './items/access-items.ts';
import { deployedAppItems, signUpQuota, warmInstances } from './items/app-items.ts';
import { databasePage, deployedDataItems, listBackups } from './items/data-items.ts';
import { command, type Item, missing, ok, type Project } from './items/item.ts';
import { deployedMailItems } from './items/mail-items.ts';

/** Age after which a daily backup is late, in hours. */
const lateBackupHours = 26;

const backupAge: Item = {
  id: 'backup-age',
  title: 'The last backup is at most a day old',
  async read(project) {
    const [last] = await listBackups(project);
    const page = `https://console.cloud.google.com/firestore/${databasePage(project)}/disaster-recovery?project=${project.id}`;
    const step = `compare at ${page}; the first backup is made within a day of ${command('prepare', project.id)}`;
    if (!last) return missing('there is none', step);
    const hours = Math.round((Date.now() - Date.parse(last.snapshotTime)) / 3_600_000);
    return hours <= lateBackupHours ? ok(`${hours} h`) : missing(`it is ${hours} h old`, step);
  },
};

const phonesWithLists = (eventId: string): Item => ({
  id: 'desk-phones',
  title: 'Desk phones loaded the list of attendees in the last two hours',
  async read() {
    const accounts = (await readShiftAccounts(eventId)).map(({ data }) => data);
    const { joined, late } = deskPhones(accounts, Date.now());
    const step =
      'open the desk on each phone while it has a connection; it saves the list for offline use';
    if (joined.length === 0) return missing('no phone has joined', step);
    if (late.length === 0) return ok(`${joined.length}`);
    return missing(late.map(({ fullName }) => fullName).join(', '), step);
  },
});

const readinessItem = (eventId: string, appUrl: string): Item => ({
  id: 'readiness',
  title: "The event's checklist is complete",
  async read() {
    const checks = await checkReadiness(eventId, 'en', Date.now());
    if (isProblem(checks)) return missing(toProblemBody(checks).message);
    const open = checks.filter(({ isFine }) => !isFine).map(({ message }) => message);
    return open.length === 0 ? ok() : missing(open.join(' '), `${appUrl}/admin/events`);
  },
});

/** Verifies that the organization has published the release that people sign. */
export const signedRelease = (appUrl: string): Item => ({
  id: 'signed-release',
  title: 'Your own release is published',
  async read() {
    const [newest] = await readReleases(1);
    if (newest) {
      const { text } = signedText(newest.data, 'en');
      return ok(`${text.title}, ${newest.data.publishedAt.slice(0, 10)}`);
    }
    return missing('none is published', `publish it at ${appUrl}/admin/organization?page=release`);
  },
});

const facts = (eventId: string): Item => ({
  id: 'facts',
  title: 'Price, tickets and registrations',
  async read() {
    const event = await readDocument(documentPaths.event(eventId), eventDocument);
    if (!event) return missing('there is no such event');
    const { amountCents, currency } = event.data.ticketPrice;
    const [tickets, unused, people] = await Promise.all([
      countTickets({ eventId }),
      countTickets({ eventId, state: 'unused' }),
      expectedPeople(eventId),
    ]);
    return ok(
      `${amountCents / 100} ${currency}; ${unused} of ${tickets} tickets unused; ${people} people expected`,
    );
  },
});

/** Returns the number of registrations and of tickets that are not used yet. */
async function expectedPeople(eventId: string): Promise<number> {
  const [{ registered }, unused] = await Promise.all([
    countPeople(eventId),
    countTickets({ eventId, state: 'unused' }),
  ]);
  return registered + unused;
}

/**
 * Returns the items to check on the day of an event. Throws a UserError for an unknown event. `people`: number of people
 * expected; by default those with a registration or a ticket.
 */
export async function eveningItems(
  { settings }: Project,
  eventId: string,
  people?: number,
): Promise<Item[]> {
  if (!(await readDocument(documentPaths.event(eventId), eventDocument)))
    throw new UserError(
      `There is no event ${eventId}: its ID is in the address of its page in the portal.`,
    );
  return [
    facts(eventId),
    readinessItem(eventId, settings.appUrl),
    signedRelease(settings.appUrl),
    runQuota,
    signUpQuota(people ?? (await expectedPeople(eventId))),
    warmInstances,
    ...deployedDataItems,
    ...deployedAppItems,
    ...deployedMailItems,
    backupAge,
    phonesWithLists(eventId),
  ];
}
