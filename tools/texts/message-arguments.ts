import { compileMessage } from '@wine-walk/common/lib/texts/compile-catalog.ts';

/** Argument of a message: numbers choose plural forms, `true` and `none` branches tell of flags and missing values. */
export interface Argument {
  isNumber: boolean;
  isFlag: boolean;
  isNullable: boolean;
}

/** Parts of a message besides its words. */
export interface MessageParts {
  arguments: Map<string, Argument>;
  tags: Set<string>;
  /** Branches of each plural, as 'one' or '=0'. */
  plurals: string[][];
}

const select = 1;
const numberTypes = [2, 3, 4];
const pluralTypes = [2, 3];

/**
 * Returns the arguments, tags and plurals of a message.
 * @throws Error if it is not valid ICU.
 */
export function partsOf(message: string): MessageParts {
  const parts: MessageParts = { arguments: new Map(), tags: new Set(), plurals: [] };
  const compiled: unknown = compileMessage(message);
  if (Array.isArray(compiled)) for (const node of compiled) collect(node, parts);
  return parts;
}

/** Adds the parts of a node: ['name'], ['name', type, options], or ['tag', ...content]. */
function collect(node: unknown, parts: MessageParts): void {
  if (!Array.isArray(node)) return;
  const [name, type, options] = node as [string, unknown, unknown];
  const isArgument = node.length === 1 || (typeof type === 'number' && type > 0);
  if (!isArgument) {
    parts.tags.add(name);
    for (const part of node.slice(1)) collect(part, parts);
    return;
  }
  const branches = isObject(options) ? options : {};
  const keys = type === select ? Object.keys(branches) : [];
  const known = parts.arguments.get(name);
  parts.arguments.set(name, {
    isNumber: known?.isNumber || numberTypes.includes(Number(type)),
    isFlag: known?.isFlag || keys.includes('true') || keys.includes('false'),
    isNullable: known?.isNullable || keys.includes(''),
  });
  if (pluralTypes.includes(Number(type))) parts.plurals.push(Object.keys(branches));
  for (const branch of Object.values(branches))
    if (Array.isArray(branch)) for (const part of branch) collect(part, parts);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
