import { z } from 'zod';
import { writeSettings } from '../settings.ts';
import { projectNumber } from './access-items.ts';
import { domainsOf, findWebApp } from './app-items.ts';
import { command, type Item, missing, ok, type Project } from './item.ts';

const recaptcha = ({ id }: Project) =>
  `https://recaptchaenterprise.googleapis.com/v1/projects/${id}/keys`;
const appCheck = 'https://firebaseappcheck.googleapis.com/v1/projects';

const isOff = ({ settings }: Project) => settings.appCheck === 'off';
const off = () => ok('App Check is off');

/** https://cloud.google.com/recaptcha/docs/reference/rest/v1/projects.keys */
const siteKey = z.object({
  name: z.string(),
  displayName: z.string().default(''),
  webSettings: z.object({ allowedDomains: z.array(z.string()).default([]) }).optional(),
});
const keyName = 'Wine Walk';
const idOf = ({ name }: z.output<typeof siteKey>) => name.split('/').at(-1) ?? '';

/** Returns the key of the settings, otherwise one that an earlier run created. */
async function findKey(project: Project) {
  const keys = await project.list(recaptcha(project), 'keys', siteKey);
  const { siteKey: id } = project.settings;
  return keys.find((key) => (id ? idOf(key) === id : key.displayName === keyName));
}

const recaptchaKey: Item = {
  id: 'recaptcha-key',
  title: "reCAPTCHA Enterprise has a key for the app's domains",
  async read(project) {
    if (isOff(project)) return off();
    const key = await findKey(project);
    if (!key) return missing('there is no key');
    const allowed = key.webSettings?.allowedDomains ?? [];
    const absent = domainsOf(project).filter((domain) => !allowed.includes(domain));
    if (absent.length > 0) return missing(`not allowed: ${absent.join(', ')}`);
    if (project.settings.siteKey) return ok(project.settings.siteKey);
    return missing(`RECAPTCHA_SITE_KEY is not in ${project.settings.path}`);
  },
  async fix(project) {
    const existing = await findKey(project);
    const domains = [...(existing?.webSettings?.allowedDomains ?? []), ...domainsOf(project)];
    const webSettings = { integrationType: 'SCORE', allowedDomains: [...new Set(domains)] };
    await (existing
      ? project.send('PATCH', `${recaptcha(project)}/${idOf(existing)}?updateMask=webSettings`, {
          webSettings,
        })
      : project.send('POST', recaptcha(project), { displayName: keyName, webSettings }));
    const key = await findKey(project);
    if (key) writeSettings(project.settings, { RECAPTCHA_SITE_KEY: idOf(key) });
  },
};

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig */
const providerConfig = z.object({ siteKey: z.string().default('') });

async function providerUrl(project: Project): Promise<string> {
  const app = await findWebApp(project);
  return `${appCheck}/${await projectNumber(project)}/apps/${app?.appId}/recaptchaEnterpriseConfig`;
}

const provider: Item = {
  id: 'app-check-provider',
  title: 'App Check accepts the key of the app',
  async read(project) {
    if (isOff(project)) return off();
    const found = await project.get(await providerUrl(project), providerConfig);
    const { siteKey: own } = project.settings;
    return own !== '' && found?.siteKey === own ? ok() : missing('it would issue no tokens');
  },
  async fix(project) {
    const { siteKey: own } = project.settings;
    await project.send('PATCH', `${await providerUrl(project)}?updateMask=siteKey`, {
      siteKey: own,
    });
  },
};

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services */
const service = z.object({ enforcementMode: z.string().default('OFF') });

const firestoreEnforcement: Item = {
  id: 'app-check-firestore',
  title: 'Firestore accepts the app',
  async read(project) {
    const url = `${appCheck}/${await projectNumber(project)}/services/firestore.googleapis.com`;
    const isEnforced = (await project.get(url, service))?.enforcementMode === 'ENFORCED';
    const page = `https://console.firebase.google.com/project/${project.id}/appcheck`;
    if (isEnforced && isOff(project))
      return missing(
        'it requires App Check tokens, which pages do not send: every screen stays empty',
        `set APP_CHECK=monitor in ${project.settings.path}, then ${command('prepare', project.id)}; or choose Unenforce for Cloud Firestore at ${page}`,
      );
    if (isEnforced) return ok('with App Check tokens only');
    return ok(project.settings.appCheck === 'enforce' ? `also without tokens: ${page}` : undefined);
  },
};

/** App Check, which the setting `APP_CHECK` switches on (docs/set-up.md). */
export const appCheckItems: readonly Item[] = [recaptchaKey, provider, firestoreEnforcement];
