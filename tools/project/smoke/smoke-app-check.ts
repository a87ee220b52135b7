import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { projectNumber } from '../items/access-items.ts';
import { findWebApp } from '../items/app-items.ts';
import type { Project } from '../items/item.ts';
import { equal, type SmokeCheck } from './smoke-check.ts';

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.debugTokens */
const debugToken = z.object({ name: z.string() });
const exchanged = z.object({ token: z.string() });

/**
 * Runs the test with an App Check token, which a command gets by a debug token instead of reCAPTCHA. The debug token is
 * deleted afterwards. Without App Check, there is none.
 */
export async function withAppCheckToken<T>(
  project: Project,
  apiKey: string,
  run: (token: string | undefined) => Promise<T>,
): Promise<T> {
  if (project.settings.appCheck === 'off') return run(undefined);
  const { google } = project;
  const app = await findWebApp(project);
  const service = 'https://firebaseappcheck.googleapis.com/v1';
  const path = `${service}/projects/${await projectNumber(project)}/apps/${app?.appId}`;
  const secret = randomUUID();
  const created = debugToken.parse(
    await google.call(`${path}/debugTokens`, { displayName: 'Smoke test', token: secret }),
  );
  try {
    const answer = await google.call(`${path}:exchangeDebugToken?key=${apiKey}`, {
      debugToken: secret,
    });
    return await run(exchanged.parse(answer).token);
  } finally {
    await google.send('DELETE', `${service}/${created.name}`);
  }
}

/** Verifies that a call without a token is refused where tokens are enforced. */
export const appCheckRefusal: SmokeCheck = {
  title: 'The API treats calls without an App Check token as set',
  async run({ url, appCheck = 'off', stopMessage }) {
    if (stopMessage) return 'not tested: the API is read-only';
    const response = await fetch(`${url}/api/tickets/validate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Invalid, so that an accepted call has no effect.
      body: '{}',
    });
    const answer = z.object({ code: z.string().optional() }).parse(await response.json());
    const isRefused = answer.code === 'app-not-verified';
    equal('refused without a token', isRefused, appCheck === 'enforce');
    return appCheck;
  },
};
