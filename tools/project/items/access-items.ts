import { z } from 'zod';
import { command, type Item, missing, ok, type Project } from './item.ts';

/** APIs that the app, its deployment and these commands call. */
export const requiredApis: readonly string[] = [
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'identitytoolkit',
  'securetoken',
  // Signs custom tokens; without it, every registration and sign-in answers 500.
  'iamcredentials',
  'iam',
  'cloudresourcemanager',
  'serviceusage',
  'orgpolicy',
  'cloudbilling',
  'billingbudgets',
  'cloudfunctions',
  'run',
  'cloudbuild',
  'artifactregistry',
  'eventarc',
  'pubsub',
  'cloudscheduler',
  'secretmanager',
  'logging',
  'monitoring',
  'cloudquotas',
  // Called only if APP_CHECK is set.
  'firebaseappcheck',
  'recaptchaenterprise',
].map((name) => `${name}.googleapis.com`);

/**
 * Roles of the account of the functions in the project. It may sign tokens only as itself, and read only the secrets of the
 * functions: firebase-tools lets it read each of them in a deployment.
 */
const runtimeRoles = [
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
  'roles/logging.logWriter',
];

/** Account of the functions (functions/src/index.ts). */
const accountName = 'wine-walk-functions';
const accountOf = (project: string) => `${accountName}@${project}.iam.gserviceaccount.com`;
const runtimeMember = ({ id }: Project) => `serviceAccount:${accountOf(id)}`;

const console = (page: string, { id }: Project) =>
  `https://console.cloud.google.com/${page}?project=${id}`;

/** https://cloud.google.com/resource-manager/reference/rest/v3/projects */
const cloudProject = z.object({ name: z.string().regex(/^projects\/\d+$/), state: z.string() });
const projectUrl = ({ id }: Project) =>
  `https://cloudresourcemanager.googleapis.com/v3/projects/${id}`;

/** Returns the number of the project. */
export async function projectNumber(project: Project): Promise<string> {
  const found = await project.get(projectUrl(project), cloudProject);
  return found?.name.replace('projects/', '') ?? '';
}

/** https://cloud.google.com/iam/docs/reference/rest/v1/Policy */
const policy = z.looseObject({
  etag: z.string().optional(),
  version: z.number().optional(),
  bindings: z
    .array(z.looseObject({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});
type Policy = z.output<typeof policy>;

const unconditional = ({ condition }: Policy['bindings'][number]) => condition === undefined;
const hasRole = ({ bindings }: Policy, role: string, member: string) =>
  bindings.some(
    (binding) =>
      binding.role === role && unconditional(binding) && binding.members.includes(member),
  );

const withRoles = (current: Policy, roles: readonly string[], member: string): Policy => ({
  ...current,
  version: 3,
  bindings: [...current.bindings, ...roles.map((role) => ({ role, members: [member] }))],
});

/** Reads the policy of the project, which Google offers by POST only. */
async function readProjectPolicy(project: Project): Promise<Policy> {
  const read = await project.google.call(`${projectUrl(project)}:getIamPolicy`, {
    options: { requestedPolicyVersion: 3 },
  });
  return policy.parse(read);
}

async function addProjectRoles(project: Project, roles: readonly string[], member: string) {
  const current = await readProjectPolicy(project);
  const added = roles.filter((role) => !hasRole(current, role, member));
  await project.send('POST', `${projectUrl(project)}:setIamPolicy`, {
    policy: withRoles(current, added, member),
  });
}

const projectExists: Item = {
  id: 'project',
  title: 'The project exists and your account can read it',
  async read(project) {
    const found = await project.get(projectUrl(project), cloudProject);
    const step = `create it at https://console.firebase.google.com (Create a project), with the id ${project.id}; Google Analytics is not needed`;
    if (!found) return missing('there is no such project', step);
    return found.state === 'ACTIVE' ? ok() : missing(`it is ${found.state}`, step);
  },
};

/** https://cloud.google.com/billing/docs/reference/rest/v1/ProjectBillingInfo */
export const billingInfo = z.object({
  billingAccountName: z.string().default(''),
  billingEnabled: z.boolean().default(false),
});
export const billingUrl = ({ id }: Project) =>
  `https://cloudbilling.googleapis.com/v1/projects/${id}/billingInfo`;

const billing: Item = {
  id: 'billing',
  title: 'Billing is on (Blaze plan)',
  async read(project) {
    const info = await project.get(billingUrl(project), billingInfo);
    if (info?.billingEnabled) return ok();
    const page = `https://console.firebase.google.com/project/${project.id}/usage/details`;
    return missing('functions cannot be deployed without it', `choose the Blaze plan at ${page}`);
  },
};

/** https://cloud.google.com/service-usage/docs/reference/rest/v1/services */
const service = z.object({ name: z.string(), state: z.string() });

async function disabledApis(project: Project): Promise<string[]> {
  const url = `https://serviceusage.googleapis.com/v1/projects/${project.id}/services?filter=state:ENABLED&pageSize=200`;
  const enabled = await project.list(url, 'services', service);
  return requiredApis.filter(
    (api) => !enabled.some(({ name }) => name.endsWith(`/services/${api}`)),
  );
}

const apis: Item = {
  id: 'apis',
  title: 'Google APIs are enabled',
  async read(project) {
    const disabled = await disabledApis(project);
    return disabled.length === 0 ? ok() : missing(`not enabled: ${disabled.join(', ')}`);
  },
  async fix(project) {
    const disabled = await disabledApis(project);
    // At most 20 in one request: https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable
    for (let start = 0; start < disabled.length; start += 20)
      await project.send(
        'POST',
        `https://serviceusage.googleapis.com/v1/projects/${project.id}/services:batchEnable`,
        { serviceIds: disabled.slice(start, start + 20) },
      );
  },
};

const accountsUrl = ({ id }: Project) =>
  `https://iam.googleapis.com/v1/projects/${id}/serviceAccounts`;
const accountUrl = (project: Project) => `${accountsUrl(project)}/${accountOf(project.id)}`;
/** https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts */
const serviceAccount = z.object({ email: z.string(), disabled: z.boolean().default(false) });

const runtimeAccount: Item = {
  id: 'service-account',
  title: 'The functions have their own service account',
  async read(project) {
    const found = await project.get(accountUrl(project), serviceAccount);
    if (!found) return missing(`there is no ${accountOf(project.id)}`);
    if (!found.disabled) return ok();
    return missing(
      'it is disabled',
      `enable it at ${console('iam-admin/serviceaccounts', project)}`,
    );
  },
  async fix(project) {
    const created = {
      accountId: accountName,
      serviceAccount: { displayName: 'Wine Walk functions' },
    };
    await project.send('POST', accountsUrl(project), created);
  },
};

const runtimeRolesItem: Item = {
  id: 'roles',
  title: 'The service account has its roles',
  async read(project) {
    const current = await readProjectPolicy(project);
    const member = runtimeMember(project);
    const absent = runtimeRoles.filter((role) => !hasRole(current, role, member));
    return absent.length === 0 ? ok() : missing(`without ${absent.join(', ')}`);
  },
  fix: (project) => addProjectRoles(project, runtimeRoles, runtimeMember(project)),
};

const tokenCreator = 'roles/iam.serviceAccountTokenCreator';

const tokenRole: Item = {
  id: 'token-role',
  title: 'The service account can sign sign-in tokens as itself',
  async read(project) {
    const current = await readAccountPolicy(project);
    const member = runtimeMember(project);
    return hasRole(current, tokenCreator, member) ? ok() : missing(`without ${tokenCreator}`);
  },
  async fix(project) {
    const member = runtimeMember(project);
    const changed = withRoles(await readAccountPolicy(project), [tokenCreator], member);
    await project.send('POST', `${accountUrl(project)}:setIamPolicy`, { policy: changed });
  },
};

const readAccountPolicy = async (project: Project) =>
  policy.parse(await project.google.call(`${accountUrl(project)}:getIamPolicy`, {}));

const builder = 'roles/cloudbuild.builds.builder';

/**
 * Since 2024 the default compute account builds functions, and new organizations give it no role:
 * https://cloud.google.com/build/docs/cloud-build-service-account-updates
 */
const buildRole: Item = {
  id: 'build-role',
  title: 'The account that builds functions may build',
  async read(project) {
    const current = await readProjectPolicy(project);
    const member = await computeAccount(project);
    const isBuilder = [builder, 'roles/editor', 'roles/owner'].some((role) =>
      hasRole(current, role, member),
    );
    return isBuilder ? ok() : missing(`${member} is without ${builder}`);
  },
  fix: async (project) => addProjectRoles(project, [builder], await computeAccount(project)),
};

const computeAccount = async (project: Project) =>
  `serviceAccount:${await projectNumber(project)}-compute@developer.gserviceaccount.com`;

/** https://cloud.google.com/resource-manager/docs/reference/orgpolicy/rest/v2/organizations.policies */
const orgPolicy = z.object({
  spec: z
    .object({
      rules: z
        .array(
          z.looseObject({
            values: z.looseObject({}).optional(),
            denyAll: z.boolean().default(false),
            enforce: z.boolean().default(false),
          }),
        )
        .default([]),
    })
    .default({ rules: [] }),
});

/** Policies that refuse allUsers: https://cloud.google.com/organization-policy/domain-restricted-sharing */
const memberPolicies = ['iam.allowedPolicyMemberDomains', 'iam.managed.allowedPolicyMembers'];

const publicCalls: Item = {
  id: 'public-calls',
  title: 'The organization lets browsers call the API',
  async read(project) {
    for (const policyName of memberPolicies) {
      const url = `https://orgpolicy.googleapis.com/v2/projects/${project.id}/policies/${policyName}:getEffectivePolicy`;
      const rules = (await project.get(url, orgPolicy))?.spec.rules ?? [];
      if (rules.every(({ values, denyAll, enforce }) => !values && !denyAll && !enforce)) continue;
      return missing(
        `the policy ${policyName} refuses allUsers`,
        `ask the organization's administrator to allow all for this project at ${console(`iam-admin/orgpolicies/${policyName.replaceAll('.', '-')}`, project)}`,
      );
    }
    return ok();
  },
};

/** https://cloud.google.com/docs/quotas/reference/rest/v1/projects.locations.services.quotaInfos */
const quotaInfo = z.object({
  quotaId: z.string(),
  dimensionsInfos: z
    .array(
      z.object({
        details: z.object({ value: z.string() }),
        applicableLocations: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});

/** Processors of all instances at their maximum (maxInstances in functions/src/index.ts), in thousandths. */
const requiredMilliCpu = 20_000;

export const runQuota: Item = {
  id: 'run-quota',
  title: 'Cloud Run has processors for all instances of the API',
  async read(project) {
    const { region } = project.settings;
    const quotaId = 'CpuAllocPerProjectRegion';
    const url = `https://cloudquotas.googleapis.com/v1/projects/${project.id}/locations/global/services/run.googleapis.com/quotaInfos?pageSize=500`;
    const quota = (await project.list(url, 'quotaInfos', quotaInfo)).find(
      (info) => info.quotaId === quotaId,
    );
    const values = quota?.dimensionsInfos
      .filter(({ applicableLocations }) => applicableLocations.includes(region))
      .map(({ details }) => Number(details.value));
    if (!values || values.length === 0)
      return {
        state: 'unknown',
        note: `no ${quotaId} for ${region}`,
        step: `compare at ${console('iam-admin/quotas', project)}`,
      };
    // -1 is unlimited.
    if (values.includes(-1) || Math.max(...values) >= requiredMilliCpu) return ok();
    return missing(
      `${quotaId} in ${region} is ${Math.max(...values)}, needed ${requiredMilliCpu}`,
      `ask for ${requiredMilliCpu} at ${console('iam-admin/quotas', project)}, then ${command('check', project.id)}`,
    );
  },
};

export const accessItems: readonly Item[] = [
  projectExists,
  billing,
  apis,
  runtimeAccount,
  runtimeRolesItem,
  tokenRole,
  buildRole,
  publicCalls,
  runQuota,
];
