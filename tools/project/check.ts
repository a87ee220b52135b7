import { printLine } from '../shared/print.ts';
import { accessItems } from './items/access-items.ts';
import { appCheckItems } from './items/app-check-items.ts';
import { appItems, deployedAppItems } from './items/app-items.ts';
import { dataItems, deployedDataItems } from './items/data-items.ts';
import { images } from './items/image-items.ts';
import {
  type Finding,
  type Item,
  nextStep,
  type Project,
  printFinding,
  readItem,
} from './items/item.ts';
import { deployedMailItems, mailItems } from './items/mail-items.ts';
import { pushItems } from './items/push-items.ts';
import { watchItems } from './items/watch-items.ts';

/** Facts that `prepare` makes hold, in an order in which each needs only earlier ones. */
export const preparedItems: readonly Item[] = [
  ...accessItems,
  ...appItems,
  ...appCheckItems,
  ...dataItems,
  images,
  ...mailItems,
  ...pushItems,
  ...watchItems,
];
/** Facts that a deployment makes hold; some of them `prepare` does, too. */
const deployedItems: readonly Item[] = [
  ...deployedDataItems,
  ...deployedAppItems,
  ...deployedMailItems,
];

/**
 * `check`: prints one line for each fact that has to hold, and at the end the next step. Changes nothing. Returns exit code
 * 0 only if every fact holds.
 */
export async function checkProject(
  project: Project,
  items: Iterable<Item> = new Set([...preparedItems, ...deployedItems]),
): Promise<number> {
  const findings: [Item, Finding][] = [];
  for (const item of items) {
    const finding = await readItem(item, project);
    printFinding(item, finding, project.id);
    findings.push([item, finding]);
  }
  return printConclusion(findings, project.id);
}

function printConclusion(findings: readonly (readonly [Item, Finding])[], project: string): number {
  const open = findings.filter(([, { state }]) => state !== 'ok');
  // An unknown fact usually follows from a missing one.
  const [first] = [...open.filter(([, { state }]) => state === 'missing'), ...open];
  printLine('');
  if (!first) {
    printLine(`Everything holds: ${findings.length} of ${findings.length}.`);
    return 0;
  }
  const [item, finding] = first;
  const count = findings.length - open.length;
  printLine(
    `${count} of ${findings.length} hold. Next: ${nextStep(item, finding, project) ?? item.title}`,
  );
  return 1;
}
