import { expect, test } from '@playwright/test';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { deployProject } from '../../tools/project/deploy.ts';
import { restoreBackup } from '../../tools/project/restore.ts';
import { rollBack } from '../../tools/project/rollback.ts';
import { smoke } from '../../tools/project/smoke/smoke.ts';
import { setReadOnly } from '../../tools/project/stop.ts';
import { printLine } from '../../tools/shared/print.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { checkInAt, openApp } from '../support/e2e/open-app.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { earlierCommit, openRehearsal } from '../support/e2e/rehearsal.ts';
import { uidOn } from '../support/e2e/session.ts';
import { stack } from '../support/stack.ts';

/*
 * The procedure of docs/runbook.md for lost data, with a page open from before it until after it. Google's answers are recorded;
 * databases, rules, the API and the page are real.
 */

const { checkIn, home } = englishTexts;
const now = Date.parse('2026-11-21T08:30:00Z');
const restored = 'restored-202611210830';
const message = 'We are restoring our records.';
const visited = demoBusiness('vino-veritas');
const next = demoBusiness('oak-and-ash');
/** Retries of the delivery queue, in milliseconds. */
const soon = { timeout: 90_000 };

/** Runs a step and prints its time, for docs/reports/emergency-rehearsal.md. */
const step = (title: string, run: () => Promise<void>) =>
  test.step(title, async () => {
    const start = performance.now();
    await run();
    printLine(`| ${title} | ${((performance.now() - start) / 1000).toFixed(1)} s |`);
  });

test('a page that was open during a restore shows its stamps and takes a new one', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  test.setTimeout(300_000);
  const stamps = (count: number) =>
    page.getByRole('progressbar', { name: new RegExp(`^${count} of `) }).first();
  await setLocationNear(context, visited.id, 15);
  await registerAsNew(page);
  await openApp(page);
  await checkInAt(page, visited.name);
  await expect(stamps(1)).toBeVisible();
  await using rehearsal = await openRehearsal(context, restored);
  const { project } = rehearsal.replay;

  await step('the data is damaged', async () => {
    const path = documentPaths.progress(await uidOn(page), demoEventId);
    await commit([{ kind: 'update', path, data: { visits: {} } }]);
    await expect(stamps(0)).toBeVisible();
  });

  await step('stop: the page keeps a check-in, and the smoke test passes', async () => {
    await setReadOnly(project, message);
    await rehearsal.serve();
    await setLocationNear(context, next.id, 15);
    await page.getByRole('button', { name: home.quickCheckIn }).click();
    await page.getByRole('button', { name: checkIn.checkInAt({ name: next.name }) }).click();
    await expect(page.getByRole('heading', { name: checkIn.queuedTitle })).toBeVisible();
    await page.getByRole('button', { name: checkIn.done }).click();
    const target = {
      project: stack.projectId,
      url: rehearsal.apiUrl,
      apiKey: 'demo',
      isLocal: true,
    };
    expect(await smoke({ ...target, stopMessage: message }, [])).toBe(0);
  });

  await step('rollback: the API stays read-only', async () => {
    expect(await rollBack(project, earlierCommit)).toBe(0);
    await rehearsal.serve();
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    expect((await fetch(`${rehearsal.apiUrl}/api/checkins`, init)).status).toBe(503);
    await expect(stamps(0)).toBeVisible();
  });

  await step('restore and deploy: the page reloads and shows the restored stamp', async () => {
    await restoreBackup(project, { now });
    await rehearsal.fillRestored();
    expect(project.settings.database).toBe(restored);
    const reloaded = page.waitForEvent('load', soon);
    expect(await deployProject(project, { isWithoutWorker: false }, rehearsal.tools)).toBe(0);
    await reloaded;
    await expect(stamps(1)).toBeVisible(soon);
  });

  await step('resume: the stamp of the kept check-in appears', async () => {
    await setReadOnly(project, undefined);
    await rehearsal.serve();
    await expect(stamps(2)).toBeVisible(soon);
    await expect(page.getByRole('region', { name: checkIn.waitingTitle })).toHaveCount(0);
  });
});
