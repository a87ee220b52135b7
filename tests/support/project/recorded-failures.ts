import type { Answer } from './recorded-answers.ts';

/* Refusals of Google's APIs, in the shapes of the pages that they name. */

const refusal = (code: number, status: string, message: string): Answer => ({
  status: code,
  body: { error: { code, message, status } },
});

/** https://cloud.google.com/service-infrastructure/docs/rate-limiting#rate_limit_exceeded_errors */
export const rateLimited = refusal(
  429,
  'RESOURCE_EXHAUSTED',
  "Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute'.",
);

/** https://cloud.google.com/apis/design/errors#error_retries */
export const unavailable = refusal(503, 'UNAVAILABLE', 'The service is currently unavailable.');

/** https://cloud.google.com/run/docs/troubleshooting#abort */
export const changedMeanwhile = refusal(
  409,
  'ABORTED',
  "Conflict for resource 'api': version '1764300000' was specified but current version is '1764300001'.",
);

/** https://cloud.google.com/iam/docs/policies#etag */
export const policyChanged = refusal(
  409,
  'ABORTED',
  'There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff.',
);

/** https://cloud.google.com/apis/design/errors#handling_errors */
export const existsAlready = refusal(409, 'ALREADY_EXISTS', 'Requested entity already exists.');

/** https://cloud.google.com/iam/docs/retry-strategy#newly-created-service-accounts */
export const missingAccount = (email: string) =>
  refusal(400, 'INVALID_ARGUMENT', `Service account ${email} does not exist.`);

/** https://cloud.google.com/run/docs/troubleshooting#container-failed-to-start; an operation that ended. */
export const missingImage = (project: string): Answer => ({
  status: 200,
  body: {
    name: `projects/${project}/locations/us-central1/operations/1`,
    done: true,
    error: {
      code: 5,
      message: `Revision 'api-00004' is not ready and cannot serve traffic. Image 'us-docker.pkg.dev/api:1' not found.`,
    },
  },
});
