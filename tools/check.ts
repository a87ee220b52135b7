import { checks } from './checks/checks.ts';
import { checkAll } from './checks/run-checks.ts';

/** `npm run check`: types, lint, format, boundaries, words, duplicates and unused code. */
export const main = () => checkAll(checks);
