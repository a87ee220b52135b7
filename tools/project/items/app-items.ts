import { z } from 'zod';
import { certificateEnd } from '../../../functions/src/settings.ts';
import { minInstances, runService } from '../api-service.ts';
import { writeSettings } from '../settings.ts';
import { deployedFunctions, triggersElsewhere } from '../triggers.ts';
import { command, type Item, missing, ok, type Project } from './item.ts';

const firebase = 'https://firebase.googleapis.com/v1beta1/projects';
const hosting = 'https://firebasehosting.googleapis.com/v1beta1/projects';

const consolePage = (page: string, { id }: Project) =>
  `https://console.firebase.google.com/project/${id}/${page}`;

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects */
const firebaseProject = z.object({ projectId: z.string(), state: z.string().optional() });

const hasFirebase: Item = {
  id: 'firebase',
  title: 'Firebase is added to the project',
  async read(project) {
    const found = await project.get(`${firebase}/${project.id}`, firebaseProject);
    return found ? ok() : missing('it is a Google Cloud project only');
  },
  fix: (project) => project.send('POST', `${firebase}/${project.id}:addFirebase`, {}),
};

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps */
const webApp = z.object({ appId: z.string(), state: z.string().default('ACTIVE') });

/** Returns the web app of the project; undefined if there is none. */
export async function findWebApp(project: Project) {
  const apps = await project.list(`${firebase}/${project.id}/webApps`, 'apps', webApp);
  return apps.find(({ state }) => state === 'ACTIVE');
}

const hasWebApp: Item = {
  id: 'web-app',
  title: 'A web app is registered',
  async read(project) {
    return (await findWebApp(project)) ? ok() : missing('the app would find no configuration');
  },
  fix: (project) =>
    project.send('POST', `${firebase}/${project.id}/webApps`, { displayName: 'Wine Walk' }),
};

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites */
const site = z.object({ name: z.string(), appId: z.string().optional() });

async function findSite(project: Project) {
  const sites = await project.list(`${hosting}/${project.id}/sites`, 'sites', site);
  return sites.find(({ name }) => name.endsWith(`/sites/${project.id}`));
}

const linkedSite: Item = {
  id: 'hosting-site',
  title: 'The web app is linked to Hosting',
  async read(project) {
    const found = await findSite(project);
    if (!found) return missing('there is no Hosting site');
    const app = await findWebApp(project);
    return app && found.appId === app.appId ? ok() : missing('the site is linked to no web app');
  },
  async fix(project) {
    const appId = (await findWebApp(project))?.appId;
    const sites = `${hosting}/${project.id}/sites`;
    await ((await findSite(project))
      ? project.send('PATCH', `${sites}/${project.id}?updateMask=appId`, { appId })
      : project.send('POST', `${sites}?siteId=${project.id}`, { appId }));
  },
};

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
const authConfig = z.object({
  signIn: z
    .object({
      email: z
        .object({
          enabled: z.boolean().default(false),
          passwordRequired: z.boolean().default(false),
        })
        .optional(),
    })
    .optional(),
  authorizedDomains: z.array(z.string()).default([]),
  emailPrivacyConfig: z
    .object({ enableImprovedEmailPrivacy: z.boolean().default(false) })
    .optional(),
  quota: z
    .object({
      signUpQuotaConfig: z
        .object({ quota: z.coerce.number(), startTime: z.string(), quotaDuration: z.string() })
        .optional(),
    })
    .optional(),
});
const authUrl = ({ id }: Project) =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`;

const signInMethods: Item = {
  id: 'sign-in',
  title: 'Sign-in by email link is on, and no answer shows who has an account',
  async read(project) {
    const config = await project.get(authUrl(project), authConfig);
    if (!config) return missing('Authentication is not set up');
    const { email } = config.signIn ?? {};
    if (!email?.enabled || email.passwordRequired) return missing('email links are off');
    const isPrivate = config.emailPrivacyConfig?.enableImprovedEmailPrivacy;
    return isPrivate ? ok() : missing('email enumeration protection is off');
  },
  async fix(project) {
    if (!(await project.get(authUrl(project), authConfig)))
      await project.send(
        'POST',
        `https://identitytoolkit.googleapis.com/v2/projects/${project.id}/identityPlatform:initializeAuth`,
        {},
      );
    const fields = 'signIn.email,emailPrivacyConfig.enableImprovedEmailPrivacy';
    await project.send('PATCH', `${authUrl(project)}?updateMask=${fields}`, {
      signIn: { email: { enabled: true, passwordRequired: false } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    });
  },
};

/** Returns the domains that serve the app. */
export const domainsOf = ({ id, settings }: Project) => [
  ...new Set([`${id}.firebaseapp.com`, `${id}.web.app`, new URL(settings.appUrl).hostname]),
];

const domains: Item = {
  id: 'domains',
  title: "Sign-in links work on the app's domains only",
  async read(project) {
    const config = await project.get(authUrl(project), authConfig);
    const found = config?.authorizedDomains ?? [];
    const absent = domainsOf(project).filter((domain) => !found.includes(domain));
    if (absent.length > 0) return missing(`not authorized: ${absent.join(', ')}`);
    return found.includes('localhost') ? missing('localhost is authorized') : ok();
  },
  async fix(project) {
    const config = await project.get(authUrl(project), authConfig);
    const found = config?.authorizedDomains.filter((domain) => domain !== 'localhost') ?? [];
    const authorizedDomains = [...new Set([...found, ...domainsOf(project)])];
    await project.send('PATCH', `${authUrl(project)}?updateMask=authorizedDomains`, {
      authorizedDomains,
    });
  },
};

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/getConfig */
const webConfig = z.object({ apiKey: z.string() });

/** Returns the settings that follow from others or from the project. */
export async function derivedSettings(project: Project): Promise<Record<string, string>> {
  const app = await findWebApp(project);
  const url = `${firebase}/${project.id}/webApps/${app?.appId}/config`;
  const apiKey = app && (await project.get(url, webConfig))?.apiKey;
  const { region, appUrl, values } = project.settings;
  return {
    REGION: region,
    APP_URL: appUrl,
    MIN_INSTANCES: values.MIN_INSTANCES ?? '0',
    RETENTION_MONTHS: values.RETENTION_MONTHS ?? '24',
    FIRESTORE_DATABASE: project.settings.database,
    ...(apiKey && { WEB_API_KEY: apiKey }),
  };
}

const settingsFile: Item = {
  id: 'settings',
  title: 'The settings of the functions are complete',
  async read(project) {
    const derived = await derivedSettings(project);
    if (!derived.WEB_API_KEY)
      return missing('the web API key is not known before there is a web app');
    const { path, values } = project.settings;
    const different = Object.keys(derived).filter((name) => values[name] !== derived[name]);
    return different.length === 0 ? ok() : missing(`in ${path}: ${different.join(', ')}`);
  },
  async fix(project) {
    writeSettings(project.settings, await derivedSettings(project));
  },
};

/** Functions of functions/src/index.ts. */
export const functionNames = [
  'api',
  'catalogOnEvent',
  'catalogOnBusiness',
  'catalogOnOffer',
  'catalogOnReward',
  'catalogOnPointRule',
  'catalogOnRewardSlot',
  'announcementsAtTheirTime',
  'mailsAtTheirTime',
  'notificationsOnCreation',
  'notificationsAtTheirTime',
  'resultsAfterEvents',
  'retentionEveryNight',
];

/** The same with a wallet. */
const walletFunctionNames = [
  'wallets-passesOnEvent',
  'wallets-passesOnRegistration',
  'wallets-passesOnOrganization',
];

const functionsDeployed: Item = {
  id: 'functions',
  title: 'Every function is deployed',
  async read(project) {
    const { id, settings } = project;
    const elsewhere = await triggersElsewhere(project);
    if (elsewhere.length > 0)
      return missing(`of another database: ${elsewhere.join(', ')}`, command('deploy', id));
    const found = await deployedFunctions(project);
    const { APPLE_PASS_TYPE_ID, GOOGLE_WALLET_ISSUER_ID } = settings.values;
    const hasWallet = Boolean(APPLE_PASS_TYPE_ID) || Boolean(GOOGLE_WALLET_ISSUER_ID);
    const names = [...functionNames, ...(hasWallet ? walletFunctionNames : [])];
    const absent = names.filter((name) => found.get(name)?.state !== 'ACTIVE');
    return absent.length === 0 ? ok() : missing(absent.join(', '), command('deploy', id));
  },
};

/** https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services */
const invokers = z.object({
  bindings: z
    .array(z.looseObject({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});

const publicApi: Item = {
  id: 'public-api',
  title: 'Browsers may call the API',
  async read(project) {
    const found = await project.get(`${runService(project)}:getIamPolicy`, invokers);
    const isPublic = found?.bindings.some(
      ({ role, members }) => role === 'roles/run.invoker' && members.includes('allUsers'),
    );
    return isPublic ? ok() : missing('every call would answer 403', command('deploy', project.id));
  },
};

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases */
const rulesRelease = z.object({ rulesetName: z.string() });

const rules: Item = {
  id: 'rules',
  title: 'Security rules are released',
  async read(project) {
    const { id, settings } = project;
    const name =
      settings.database === '(default)'
        ? 'cloud.firestore'
        : `cloud.firestore/${settings.database}`;
    const url = `https://firebaserules.googleapis.com/v1/projects/${id}/releases/${name}`;
    const found = await project.get(url, rulesRelease);
    return found ? ok() : missing('none for this database', command('deploy', id));
  },
};

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.channels */
const channel = z.object({
  release: z.object({ name: z.string(), releaseTime: z.string() }).optional(),
});

const released: Item = {
  id: 'release',
  title: 'The app is released on Hosting',
  async read(project) {
    const url = `https://firebasehosting.googleapis.com/v1beta1/sites/${project.id}/channels/live`;
    const release = (await project.get(url, channel))?.release;
    return release
      ? ok(release.releaseTime)
      : missing('visitors see an empty page', command('deploy', project.id));
  },
};

/** Accounts that one address may create in an hour: https://firebase.google.com/docs/auth/limits */
const defaultSignUps = 100;
/** Most that the quota can be raised to, for up to 7 days. */
const maxSignUps = 1000;

/** Returns the item of an evening on which this many people register, most of them at the venue's Wi-Fi. */
export const signUpQuota = (people: number): Item => ({
  id: 'sign-ups',
  title: `${people} people can register within an hour from one Wi-Fi`,
  async read(project) {
    const raised = (await project.get(authUrl(project), authConfig))?.quota?.signUpQuotaConfig;
    const end =
      raised && Date.parse(raised.startTime) + Number.parseInt(raised.quotaDuration) * 1000;
    const quota = raised && end && end > Date.now() ? raised.quota : defaultSignUps;
    if (quota >= Math.min(people, maxSignUps)) return ok(`${quota} an hour`);
    const page = consolePage('authentication/settings', project);
    return missing(
      `${quota} new accounts an hour from one address`,
      `raise "Sign-up quota" to ${Math.min(people, maxSignUps)} for the evening at ${page}`,
    );
  },
});

/** Verifies that the API answers the first visitor without a cold start. */
export const warmInstances: Item = {
  id: 'min-instances',
  title: 'An instance of the API is always running during the evening',
  async read(project) {
    const count = await minInstances(project);
    const step = `set MIN_INSTANCES=1 in ${project.settings.path}, then ${command('deploy', project.id)}; set it to 0 afterwards`;
    return count > 0 ? ok(`${count}`) : missing('the first calls wait for a cold start', step);
  },
};

/** Time before its end in which a certificate is renewed, in milliseconds. */
const renewalMs = 30 * 24 * 60 * 60_000;

/** Optional item: nothing is missing without certificates for Apple Wallet. */
const walletCertificates: Item = {
  id: 'wallet-certificates',
  title: 'The certificates of Apple Wallet are valid for 30 days or more',
  async read({ settings: { values, path } }) {
    const names = ['APPLE_PASS_CERTIFICATE', 'APPLE_WWDR_CERTIFICATE'];
    const ends = names.flatMap((name) => {
      const text = values[name];
      return text ? [{ name, end: certificateEnd(text) }] : [];
    });
    const old = ends.filter(({ end }) => end < Date.now() + renewalMs);
    if (old.length === 0) return ok();
    const notes = old.map(({ name, end }) =>
      end === 0
        ? `${name} is no certificate`
        : `${name} ends on ${new Date(end).toISOString().slice(0, 10)}`,
    );
    return missing(
      notes.join(', '),
      `renew it at Apple (docs/set-up.md), put it into ${path}, then deploy`,
    );
  },
};

export const appItems: readonly Item[] = [
  hasFirebase,
  hasWebApp,
  linkedSite,
  signInMethods,
  domains,
  settingsFile,
];
/** Made by a deployment. */
export const deployedAppItems: readonly Item[] = [
  functionsDeployed,
  publicApi,
  rules,
  released,
  walletCertificates,
];
