import {
  clientErrorEvent,
  unfinishedSignInError,
} from '@wine-walk/common/model/fields/client-error.ts';
import { z } from 'zod';
import { billingInfo, billingUrl, projectNumber } from './access-items.ts';
import { command, type Item, missing, ok, type Project } from './item.ts';

const monitoring = ({ id }: Project) => `https://monitoring.googleapis.com/v3/projects/${id}`;

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.notificationChannels */
const notificationChannel = z.object({
  name: z.string(),
  type: z.string(),
  enabled: z.boolean().default(true),
  labels: z.record(z.string(), z.string()).default({}),
});

async function findChannel(project: Project) {
  const channels = await project.list(
    `${monitoring(project)}/notificationChannels`,
    'notificationChannels',
    notificationChannel,
  );
  return channels.find(({ type, enabled }) => type === 'email' && enabled);
}

const emailStep = ({ id }: Project) => command('prepare', id, '--alert-email you@example.org');

const alertEmail: Item = {
  id: 'alert-email',
  title: 'Alerts are mailed to a person',
  async read(project) {
    const channel = await findChannel(project);
    if (channel) return ok(channel.labels.email_address);
    return missing('no email is set', project.inputs.alertEmail ? undefined : emailStep(project));
  },
  async fix(project) {
    await project.send('POST', `${monitoring(project)}/notificationChannels`, {
      type: 'email',
      displayName: 'Wine Walk',
      labels: { email_address: project.inputs.alertEmail },
    });
  },
};

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs */
const uptimeCheck = z.object({
  name: z.string(),
  monitoredResource: z
    .object({ type: z.string(), labels: z.record(z.string(), z.string()) })
    .optional(),
  httpCheck: z.object({ path: z.string().default('/') }).optional(),
});

const healthPath = '/api/health';

async function findUptimeCheck(project: Project) {
  const { hostname } = new URL(project.settings.appUrl);
  const checks = await project.list(
    `${monitoring(project)}/uptimeCheckConfigs`,
    'uptimeCheckConfigs',
    uptimeCheck,
  );
  return checks.find(
    ({ monitoredResource, httpCheck }) =>
      monitoredResource?.labels.host === hostname && httpCheck?.path === healthPath,
  );
}

const uptime: Item = {
  id: 'uptime',
  title: 'The API is called every five minutes from outside',
  async read(project) {
    return (await findUptimeCheck(project)) ? ok() : missing('no uptime check');
  },
  async fix(project) {
    const { hostname } = new URL(project.settings.appUrl);
    await project.send('POST', `${monitoring(project)}/uptimeCheckConfigs`, {
      displayName: 'Wine Walk API',
      monitoredResource: { type: 'uptime_url', labels: { project_id: project.id, host: hostname } },
      httpCheck: { path: healthPath, port: 443, useSsl: true, validateSsl: true },
      period: '300s',
      timeout: '10s',
    });
  },
};

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
const alertPolicy = z.object({
  displayName: z.string(),
  enabled: z.boolean().default(true),
  notificationChannels: z.array(z.string()).default([]),
});

const errorsName = 'Wine Walk: errors in the log';
const signInsName = 'Wine Walk: phones cannot finish their sign-in';
const unreachableName = 'Wine Walk: the API does not answer';

async function absentPolicies(project: Project): Promise<string[]> {
  const policies = await project.list(
    `${monitoring(project)}/alertPolicies`,
    'alertPolicies',
    alertPolicy,
  );
  const active = policies.filter(
    ({ enabled, notificationChannels }) => enabled && notificationChannels.length > 0,
  );
  return [errorsName, signInsName, unreachableName].filter(
    (name) => !active.some(({ displayName }) => displayName === name),
  );
}

/** Entries of the log that alert, by policy. A lost connection of one phone is none: it is tried again. */
const logFilters: Readonly<Record<string, string>> = {
  [errorsName]: 'severity>=ERROR',
  [signInsName]: `jsonPayload.event="${clientErrorEvent}" jsonPayload.error:"${unfinishedSignInError}" NOT jsonPayload.error:"auth/network-request-failed"`,
};

/** Returns the conditions of a policy, for entries of the log by https://cloud.google.com/logging/docs/alerting/log-based-alerts. */
async function conditions(name: string, project: Project): Promise<object> {
  const filter = logFilters[name];
  if (filter)
    return {
      conditions: [
        {
          displayName: name,
          conditionMatchedLog: { filter: `resource.type="cloud_run_revision" ${filter}` },
        },
      ],
      alertStrategy: { notificationRateLimit: { period: '900s' }, autoClose: '86400s' },
    };
  const checkId = (await findUptimeCheck(project))?.name.split('/').at(-1);
  return {
    conditions: [
      {
        displayName: 'The uptime check fails',
        conditionThreshold: {
          filter: `resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND metric.labels.check_id="${checkId}"`,
          aggregations: [
            {
              alignmentPeriod: '300s',
              perSeriesAligner: 'ALIGN_NEXT_OLDER',
              crossSeriesReducer: 'REDUCE_COUNT_FALSE',
              groupByFields: ['resource.label.*'],
            },
          ],
          comparison: 'COMPARISON_GT',
          thresholdValue: 1,
          duration: '300s',
          trigger: { count: 1 },
        },
      },
    ],
  };
}

const alerts: Item = {
  id: 'alerts',
  title: 'Errors and outages raise an alert',
  async read(project) {
    const absent = await absentPolicies(project);
    if (absent.length === 0) return ok();
    const channel = await findChannel(project);
    return missing(`no alert: ${absent.join('; ')}`, channel ? undefined : emailStep(project));
  },
  async fix(project) {
    const channel = await findChannel(project);
    for (const displayName of await absentPolicies(project))
      await project.send('POST', `${monitoring(project)}/alertPolicies`, {
        displayName,
        combiner: 'OR',
        enabled: true,
        notificationChannels: [channel?.name],
        ...(await conditions(displayName, project)),
      });
  },
};

/** https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
const budgetShape = z.object({
  displayName: z.string().default(''),
  budgetFilter: z.object({ projects: z.array(z.string()).default([]) }).optional(),
});

async function budgetsUrl(project: Project): Promise<string> {
  const account = (await project.get(billingUrl(project), billingInfo))?.billingAccountName;
  return `https://billingbudgets.googleapis.com/v1/${account}/budgets`;
}

const budget: Item = {
  id: 'budget',
  title: 'A budget mails when costs are unusual',
  async read(project) {
    const number = await projectNumber(project);
    const budgets = await project.list(await budgetsUrl(project), 'budgets', budgetShape);
    const own = budgets.find(({ budgetFilter }) => {
      const projects = budgetFilter?.projects ?? [];
      return projects.length === 0 || projects.includes(`projects/${number}`);
    });
    return own ? ok(own.displayName) : missing('none includes this project');
  },
  async fix(project) {
    await project.send('POST', await budgetsUrl(project), {
      displayName: `Wine Walk ${project.id}`,
      budgetFilter: { projects: [`projects/${await projectNumber(project)}`] },
      // In the currency of the billing account.
      amount: { specifiedAmount: { units: project.inputs.budget ?? '25' } },
      thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
    });
  },
};

/** Request logs have IP addresses. */
const maxLogDays = 30;

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.locations.buckets */
const logBucket = z.object({ retentionDays: z.number().int().default(maxLogDays) });
const logBucketUrl = ({ id }: Project) =>
  `https://logging.googleapis.com/v2/projects/${id}/locations/global/buckets/_Default`;

const logRetention: Item = {
  id: 'logs',
  title: `Request logs are deleted after ${maxLogDays} days`,
  async read(project) {
    const bucket = await project.get(logBucketUrl(project), logBucket);
    if (!bucket) return missing('there is no log bucket');
    const { retentionDays } = bucket;
    return retentionDays <= maxLogDays
      ? ok(`${retentionDays} days`)
      : missing(`retained for ${retentionDays} days`);
  },
  async fix(project) {
    const url = `${logBucketUrl(project)}?updateMask=retentionDays`;
    await project.send('PATCH', url, { retentionDays: maxLogDays });
  },
};

export const watchItems: readonly Item[] = [logRetention, alertEmail, uptime, alerts, budget];
