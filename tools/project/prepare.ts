import { setTimeout as delay } from 'node:timers/promises';
import { printLine } from '../shared/print.ts';
import { checkProject, preparedItems } from './check.ts';
import { type Item, type Missing, type Project, printFinding, readItem } from './item.ts';

export interface PrepareOptions {
  /** Confirms the list of changes; false stops without a change. */
  confirm: (question: string) => Promise<boolean>;
  /** Interval of waiting until a change is visible, in milliseconds. */
  pollMs?: number;
  /** Longest wait for one change, in milliseconds. */
  timeoutMs?: number;
}

/**
 * `prepare`: makes every fact of `check` hold that needs no person. Shows what it will do, waits after each change until it
 * is visible, and stops at the first that a person has to do. Safe to repeat.
 */
export async function prepareProject(project: Project, options: PrepareOptions): Promise<number> {
  const open: Item[] = [];
  for (const item of preparedItems)
    if ((await readItem(item, project)).state !== 'ok') open.push(item);
  if (open.length > 0) {
    printLine(`In the project ${project.id} this will be set up, in this order:`);
    for (const { title } of open) printLine(`  - ${title}`);
    if (!(await options.confirm('Continue?'))) return 1;
  }
  for (const item of open) {
    project.refresh();
    const finding = await readItem(item, project);
    if (finding.state === 'ok') continue;
    if (finding.state === 'unknown' || !item.fix || finding.needsPerson || finding.step) {
      printFinding(item, finding, project.id);
      if (blocksLaterItems.has(item.id)) return 1;
      continue;
    }
    if (!(await fix(item, finding, project, options))) return 1;
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

async function fix(
  item: Item,
  finding: Missing,
  project: Project,
  options: PrepareOptions,
): Promise<boolean> {
  const { pollMs = 3000, timeoutMs = 300_000 } = options;
  printLine(`...          ${item.title} (${finding.note})`);
  try {
    await item.fix?.(project, finding);
  } catch (error) {
    printFinding(item, { state: 'unknown', note: (error as Error).message }, project.id);
    return false;
  }
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    project.refresh();
    const now = await readItem(item, project);
    if (now.state === 'ok') {
      printFinding(item, now, project.id);
      return true;
    }
    if (Date.now() > deadline) {
      printFinding(
        item,
        { ...now, note: `${now.note}; not visible after ${timeoutMs / 1000} s` },
        project.id,
      );
      return false;
    }
    await delay(pollMs);
  }
}
