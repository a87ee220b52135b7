import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../shared/failure.ts';
import { printLine } from '../shared/print.ts';
import { checkProject, preparedItems } from './check.ts';
import { GoogleError } from './google.ts';
import {
  type Finding,
  type Item,
  type Missing,
  type Project,
  printFinding,
  readItem,
} from './items/item.ts';
import { promptForInputs } from './prompts.ts';
import { writeSettings } from './settings.ts';

export interface PrepareOptions {
  /** Confirms the list of changes; false stops without a change. */
  confirm: (question: string) => Promise<boolean>;
  /** Interval of waiting until a change is visible, in milliseconds. */
  pollMs?: number;
  /** Longest wait for one change, in milliseconds. */
  timeoutMs?: number;
}

/**
 * `prepare`: makes every fact of `check` hold that needs no person. Prompts for its inputs, lists its changes, waits after
 * each change until it is visible, and prints the steps for a person. Stops there if later items need them. Safe to
 * repeat.
 */
export async function prepareProject(project: Project, options: PrepareOptions): Promise<number> {
  const open: Item[] = [];
  for (const item of preparedItems)
    if ((await readItem(item, project)).state !== 'ok') open.push(item);
  const answers = await promptForInputs(
    project,
    open.map(({ id }) => id),
  );
  if (open.length > 0) {
    printLine(`In the project ${project.id} this will be set up, in this order:`);
    for (const { title } of open) printLine(`  - ${title}`);
    if (!(await options.confirm('Continue?'))) return 1;
    writeSettings(project.settings, answers);
  }
  for (const item of open) {
    const finding = await readSettled(item, project, options);
    if (finding.state === 'ok') continue;
    if (finding.state === 'unknown' || !item.fix || finding.step) {
      printFinding(item, finding, project.id);
      if (blocksLaterItems.has(item.id)) return 1;
      continue;
    }
    printLine(`...          ${item.title} (${finding.note})`);
    const after = await fix(item, finding, project, options);
    printFinding(item, after, project.id);
    if (after.state !== 'ok') return 1;
  }
  project.refresh();
  return checkProject(project, preparedItems);
}

/** Items without which later ones cannot be made. */
const blocksLaterItems: ReadonlySet<string> = new Set([
  'project',
  'billing',
  'apis',
  'firebase',
  'database',
]);

const standardPollMs = 3000;
const standardTimeoutMs = 300_000;

/** Reads an item until its API answers. */
async function readSettled(
  item: Item,
  project: Project,
  options: PrepareOptions,
): Promise<Finding> {
  const { pollMs = standardPollMs, timeoutMs = standardTimeoutMs } = options;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    project.refresh();
    const finding = await readItem(item, project);
    if (finding.state !== 'unknown' || !finding.isTemporary || Date.now() > deadline)
      return finding;
    await delay(pollMs);
  }
}

/**
 * Fixes an item and waits until that is visible. A refusal other than of the account is tried again, because accounts and
 * roles that were just created are not known everywhere at once (https://cloud.google.com/iam/docs/access-change-propagation).
 */
async function fix(
  item: Item,
  finding: Missing,
  project: Project,
  options: PrepareOptions,
): Promise<Finding> {
  const { pollMs = standardPollMs, timeoutMs = standardTimeoutMs } = options;
  const deadline = Date.now() + timeoutMs;
  let isSent = false;
  for (;;) {
    try {
      if (!isSent) await item.fix?.(project, finding);
      isSent = true;
    } catch (error) {
      if (error instanceof UserError) return { ...finding, step: error.message };
      const isFinal = error instanceof GoogleError && [401, 403].includes(error.status);
      if (isFinal || Date.now() > deadline)
        return { state: 'unknown', note: (error as Error).message };
    }
    project.refresh();
    const now = await readItem(item, project);
    if (now.state === 'ok') return now;
    if (Date.now() > deadline)
      return { ...now, note: `${now.note}; not visible after ${timeoutMs / 1000} s` };
    await delay(pollMs);
  }
}
