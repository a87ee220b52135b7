import type { FieldProblem } from '../../api/contract/problems.ts';
import { displayMeters } from '../distance.ts';

/** Formats of values in messages, in the reader's language. */
export interface ProblemFormats {
  money: (cents: number, currency: string) => string;
  /** `at`: ISO 8601, UTC. `timeZone`: IANA zone, if the time is of a place. */
  time: (at: string, timeZone: string | undefined) => string;
}

type Values = Readonly<Record<string, unknown>>;

/** Messages by code, as `textsFrom` returns them: functions of their arguments, or strings. */
type Messages = Readonly<Record<string, unknown>>;

/** Returns the text of a problem in the language of `messages`; undefined if they have none for its code and details. */
export function problemText(
  messages: Messages,
  { code, details = {} }: FieldProblem,
  formats: ProblemFormats,
): string | undefined {
  const message = messages[code];
  if (typeof message !== 'function') return typeof message === 'string' ? message : undefined;
  try {
    return (message as (values: Values) => string)(problemValues(details, formats));
  } catch {
    // An API of another version sent other details.
    return undefined;
  }
}

/** Arguments that are empty if the details lack them. */
const optional = Object.fromEntries(
  ['doneBy', 'event', 'projection', 'reason', 'type', 'undone'].map((name) => [name, '']),
);

const timeNames: ReadonlySet<string> = new Set(['opensAt', 'claimedAt']);

/** Returns the arguments of a message: the details, those of nested records, and formatted amounts, times and distances. */
function problemValues(details: Values, { money, time }: ProblemFormats): Values {
  const all: Record<string, unknown> = { ...optional, ...details };
  for (const value of Object.values(details)) if (isRecord(value)) Object.assign(all, value);
  const { currency, timeZone, retryAfterSeconds } = all;
  for (const [name, value] of Object.entries(all)) {
    if (typeof value === 'number' && name.endsWith('Cents'))
      all[name.replace(/Cents$/, '')] = money(value, String(currency));
    // A branch of a message has no hyphen in its name.
    if (name === 'record') all[name] = String(value).replaceAll('-', '_');
    if (typeof value === 'string' && timeNames.has(name))
      all[name] = time(value, typeof timeZone === 'string' ? timeZone : undefined);
  }
  if (typeof retryAfterSeconds === 'number') {
    const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
    Object.assign(all, { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) });
  }
  return { ...all, ...distanceValues(all), holder: holderOf(all) };
}

function distanceValues({ distanceMeters, radiusMeters, accuracyMeters }: Values): Values {
  const isKnown = typeof distanceMeters === 'number' && typeof radiusMeters === 'number';
  return {
    away: isKnown ? displayMeters(distanceMeters, radiusMeters) : undefined,
    within: radiusMeters,
    accuracy: typeof accuracyMeters === 'number' ? Math.round(accuracyMeters) : undefined,
  };
}

const holderOf = ({ holder, holderName, holderEmail }: Values) =>
  holder ?? [holderName, holderEmail].filter(Boolean).join(', ');

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
