import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Boundary with the reason for it. */
export type Boundary = IForbiddenRuleType & { name: string; comment: string };

/** Path pattern of tests and test helpers. */
export const tests = '\\.test\\.tsx?$|/src/support/';

/** Returns path patterns of packages, for every way in which they resolve. */
export const packages = (...names: string[]) => names.map((name) => `node_modules/${name}(/|$)`);
