import { getRequestListener } from '@hono/node-server';
import { defineInt, defineSecret, defineString, expr, projectID } from 'firebase-functions/params';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { createApp } from './app.ts';
import { skipPlatformBodyParsing } from './http/skip-platform-body-parsing.ts';
import { deliverDueMails } from './mail/outbox.ts';
import { mailLateRegistrants } from './modules/announcements/late-registrants.ts';
import { publishDueAnnouncements } from './modules/announcements/service.ts';
import {
  businessesInEventChange,
  changesPublicStock,
  publishBusinessFacts,
  rebuildCatalogs,
  rewardOrRuleChange,
} from './modules/catalog/service.ts';
import { queueDueReminders } from './modules/mail/reminders.ts';
import { beginNotification, deliverDueNotifications } from './modules/notifications/deliver.ts';
import { keepRetention } from './modules/personal-data/retention.ts';
import { countDueResults } from './modules/results/count.ts';
import { updateWaitingLists } from './modules/waiting-list/offers.ts';
import { walletChannels } from './modules/wallets/notify.ts';
import {
  changesPasses,
  updateEventPasses,
  updateOrganizationPasses,
  updatePass,
} from './modules/wallets/pass-updates.ts';
import { readOnlyMessage } from './settings.ts';

// Only for the API: the platform has to parse the event in the body of a trigger.
if (process.env.FUNCTION_TARGET === 'api') skipPlatformBodyParsing();

/*
 * Parameters in functions/.env.<project>, which `npm run project -- prepare` writes. The database and Hosting use the same file
 * (tools/project/settings.ts).
 */
const region = defineString('REGION', { default: 'us-central1' });
/** Database that the functions use and whose changes start the triggers. */
const database = defineString('FIRESTORE_DATABASE', { default: '(default)' });
/** Instances of the API that run without calls; 1 during an event, so that the first calls do not wait for a cold start. */
const minInstances = defineInt('MIN_INSTANCES', { default: 0 });
/** Months after their last event for which people's data is retained; 0 if the organization deletes by hand. */
const retentionMonths = defineInt('RETENTION_MONTHS', { default: 24 });
/**
 * Service account of the deployed functions, which may sign custom tokens (docs/set-up.md). In full, because firebase-tools passes it
 * to Cloud Scheduler and Secret Manager as it is.
 */
const serviceAccount = expr`wine-walk-functions@${projectID}.iam.gserviceaccount.com`;

/**
 * Secrets of functions that send mail: the password, if functions/.env.<project> names a user. Without one, a
 * deployment needs no secret.
 */
const mailSecrets = process.env.SMTP_USER ? [defineSecret('SMTP_PASSWORD')] : [];

/** Secret that a load balancer or CDN in front of the API sends (`HAS_EDGE_SECRET` in functions/.env.<project>; ADR 7). */
const edgeSecrets = process.env.HAS_EDGE_SECRET ? [defineSecret('EDGE_SECRET')] : [];

/** Keys that sign wallet passes, if functions/.env.<project> names their accounts. */
const walletSecrets = [
  ...(process.env.APPLE_PASS_TYPE_ID ? [defineSecret('APPLE_PASS_KEY')] : []),
  ...(process.env.GOOGLE_WALLET_ISSUER_ID ? [defineSecret('GOOGLE_WALLET_KEY')] : []),
];

/** Key that signs Web Push, if functions/.env.<project> has its public half (VAPID). */
const pushSecrets = process.env.VAPID_PUBLIC_KEY ? [defineSecret('VAPID_PRIVATE_KEY')] : [];

/** All endpoints under `/api`. */
export const api = onRequest(
  {
    region,
    serviceAccount,
    invoker: 'public',
    memory: '512MiB',
    concurrency: 80,
    minInstances,
    // Limits the costs: 20 instances serve 1,600 concurrent requests.
    maxInstances: 20,
    secrets: [...mailSecrets, ...edgeSecrets, ...walletSecrets, ...pushSecrets],
  },
  getRequestListener(createApp().fetch),
);

const rebuild = { region, database, serviceAccount, retry: true, maxInstances: 5 };

export const catalogOnEvent = onDocumentWritten(
  { ...rebuild, document: 'events/{eventId}' },
  async ({ params, data }) => {
    await Promise.all((await businessesInEventChange(data)).map(publishBusinessFacts));
    await rebuildCatalogs({ kind: 'event', eventId: params.eventId }, Date.now());
  },
);
export const catalogOnBusiness = onDocumentWritten(
  { ...rebuild, document: 'businesses/{businessId}' },
  async ({ params: { businessId } }) => {
    await publishBusinessFacts(businessId);
    await rebuildCatalogs({ kind: 'business', businessId }, Date.now());
  },
);
export const catalogOnOffer = onDocumentWritten(
  { ...rebuild, document: 'events/{eventId}/offers/{businessId}' },
  ({ params: { eventId } }) => rebuildCatalogs({ kind: 'event', eventId }, Date.now()),
);
export const catalogOnReward = onDocumentWritten(
  { ...rebuild, document: 'rewards/{rewardId}' },
  ({ data }) => rebuildCatalogs(rewardOrRuleChange(data), Date.now()),
);
export const catalogOnRewardSlot = onDocumentWritten(
  { ...rebuild, document: 'rewardSlots/{slotId}' },
  async ({ data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (!(await changesPublicStock(before, after, Date.now()))) return;
    const eventId = String((after ?? before)?.eventId);
    await rebuildCatalogs({ kind: 'event', eventId }, Date.now());
  },
);
export const catalogOnPointRule = onDocumentWritten(
  { ...rebuild, document: 'pointRules/{pointRuleId}' },
  ({ data }) => rebuildCatalogs(rewardOrRuleChange(data), Date.now()),
);

const walletUpdate = { ...rebuild, secrets: walletSecrets };
const passesOnEvent = onDocumentWritten(
  { ...walletUpdate, document: 'events/{eventId}' },
  async ({ params, data }) => {
    if (changesPasses('event', data)) await updateEventPasses(params.eventId);
  },
);
const passesOnRegistration = onDocumentWritten(
  { ...walletUpdate, document: 'registrations/{submissionId}' },
  async ({ params, data }) => {
    if (changesPasses('registration', data)) await updatePass(params.submissionId);
  },
);
const passesOnOrganization = onDocumentWritten(
  { ...walletUpdate, document: 'organization/{organizationId}' },
  async ({ data }) => {
    if (changesPasses('organization', data)) await updateOrganizationPasses(Date.now());
  },
);
/** Updates of passes in wallets; deployed only with a wallet, because every arrival starts one of them. */
export const wallets =
  walletSecrets.length > 0 ? { passesOnEvent, passesOnRegistration, passesOnOrganization } : {};

/** Runs a function at its times, but not while the API is read-only, such as between a restore and the checks after it. */
const onScheduleUnlessStopped = (options: ScheduleOptions, run: () => Promise<void>) =>
  onSchedule(options, async () => {
    if (readOnlyMessage() === null) await run();
  });

const everyMinute = {
  schedule: '* * * * *',
  region,
  serviceAccount,
  maxInstances: 1,
  timeoutSeconds: 120,
};

/** Publishes due announcements each minute. Their times are whole minutes, so each is published within seconds. */
export const announcementsAtTheirTime = onScheduleUnlessStopped(everyMinute, async () => {
  await publishDueAnnouncements(Date.now());
  await mailLateRegistrants(Date.now());
});

/** Queues reminders, offers free places to waiting lists, and attempts queued mails until the provider accepts them or their time is over. */
export const mailsAtTheirTime = onScheduleUnlessStopped(
  { ...everyMinute, secrets: mailSecrets },
  async () => {
    // Mails first, so that a failure below holds none back; reminders and offers are sent by the next run.
    await deliverDueMails(Date.now());
    await queueDueReminders(Date.now());
    await updateWaitingLists(Date.now());
  },
);

/** Secrets of functions that notify people. */
const notificationSecrets = [...mailSecrets, ...walletSecrets, ...pushSecrets];

/** Notifies people as soon as something urgent is published; attempts of one notification exclude each other. */
export const notificationsOnCreation = onDocumentCreated(
  {
    ...rebuild,
    document: 'notifications/{notificationId}',
    timeoutSeconds: 120,
    secrets: notificationSecrets,
  },
  async ({ params }) => {
    const now = Date.now();
    await beginNotification(params.notificationId, { now, wallets: walletChannels(now) });
  },
);

/** Notifies of waiting rewards at the end of events, and attempts failed notifications again. */
export const notificationsAtTheirTime = onScheduleUnlessStopped(
  { ...everyMinute, secrets: notificationSecrets },
  async () => {
    const now = Date.now();
    await deliverDueNotifications({ now, wallets: walletChannels(now) });
  },
);

/** Counts the results of events that ended, so that a person who is erased afterwards stays in the sums. */
export const resultsAfterEvents = onScheduleUnlessStopped(
  {
    schedule: '*/5 * * * *',
    region,
    serviceAccount,
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 300,
  },
  () => countDueResults(Date.now()),
);

/** Deletes data past its retention, a person at a time; the next night continues if the time does not suffice. */
export const retentionEveryNight = onScheduleUnlessStopped(
  {
    schedule: '0 9 * * *',
    region,
    serviceAccount,
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 1800,
  },
  () => keepRetention(retentionMonths.value(), Date.now()),
);
