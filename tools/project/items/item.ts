import { z } from 'zod';
import { printLine } from '../../shared/print.ts';
import { type Google, GoogleError } from '../google.ts';
import { type ProjectSettings, readSettings } from '../settings.ts';

/** One fact about a project that has to hold. `check` reads it, `prepare` makes it hold. */
export interface Item {
  id: string;
  /** Wording of the fact, as in 'Database is in the region of the functions'. */
  title: string;
  read(project: Project): Promise<Finding>;
  /** Makes it hold; items without it need a person or a deployment. */
  fix?(project: Project, finding: Missing): Promise<void>;
}

export type Missing = {
  state: 'missing';
  /** Difference between the present and the required state. */
  note: string;
  /** Command or page that a person needs to fix it; without it, `prepare` does by the item's `fix`. */
  step?: string;
};

export type Finding =
  | { state: 'ok'; note?: string }
  | Missing
  | {
      state: 'unknown';
      note: string;
      step?: string;
      /** True if waiting may help: an API answers some minutes after it was enabled. */
      isTemporary?: boolean;
    };

export const ok = (note?: string): Finding => ({ state: 'ok', ...(note && { note }) });
export const missing = (note: string, step?: string): Missing => ({
  state: 'missing',
  note,
  ...(step && { step }),
});

export const command = (name: string, project: string, more = '') =>
  `npm run project -- ${name} --project ${project}${more && ` ${more}`}`;

/** Values that only a person knows, given to `prepare`. */
export interface Inputs {
  /** Email that receives alerts. */
  alertEmail?: string;
  /** Amount of a month at which a mail is sent, in units of the billing account's currency. */
  budget?: string;
  /** True if the organizers decided against a mail provider. */
  isWithoutMail?: boolean;
  /** Password of the mail provider, to be stored as a secret. */
  smtpPassword?: string;
  /** Undefined without a terminal. */
  prompts?: Prompts;
}

/** Prompts at the terminal. */
export interface Prompts {
  /** Returns the typed line, `fallback` if nothing was typed. */
  line(message: string, fallback?: string): Promise<string>;
  /** Returns the typed line, which is not shown. */
  secret(message: string): Promise<string>;
  confirm(message: string): Promise<boolean>;
}

/** A project as items read it: each resource is requested once until something changes. */
export class Project {
  readonly id: string;
  readonly google: Google;
  readonly inputs: Inputs;
  #settings: () => ProjectSettings;
  #answers = new Map<string, Promise<unknown>>();

  constructor(
    google: Google,
    {
      settings = () => readSettings(google.project),
      ...inputs
    }: Inputs & { settings?: () => ProjectSettings } = {},
  ) {
    this.id = google.project;
    this.google = google;
    this.inputs = inputs;
    this.#settings = settings;
  }

  get settings(): ProjectSettings {
    return this.#settings();
  }

  /** Returns a resource, undefined if it does not exist; see Google.get. */
  get<S extends z.ZodType>(url: string, schema: S): Promise<z.output<S> | undefined> {
    const known = this.#answers.get(url) ?? this.google.get(url, schema);
    this.#answers.set(url, known);
    return known as Promise<z.output<S> | undefined>;
  }

  /** Returns the items of all pages of a list (https://google.aip.dev/158). */
  async list<S extends z.ZodType>(url: string, field: string, schema: S): Promise<z.output<S>[]> {
    const page = z.looseObject({
      [field]: z.array(schema).optional(),
      nextPageToken: z.string().optional(),
    });
    const found: z.output<S>[] = [];
    for (let token = ''; ; ) {
      const next =
        token && `${url.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(token)}`;
      const answer = await this.get(`${url}${next}`, page);
      found.push(...((answer?.[field] ?? []) as z.output<S>[]));
      token = (answer?.nextPageToken as string | undefined) ?? '';
      if (!token) return found;
    }
  }

  async send(method: 'POST' | 'PATCH', url: string, body: object): Promise<void> {
    await this.google.send(method, url, body);
    this.refresh();
  }

  /** Makes later reads request everything again. */
  refresh(): void {
    this.#answers.clear();
  }
}

/** Reads one item. A refused or undocumented answer means that the state is unknown. */
export async function readItem(item: Item, project: Project): Promise<Finding> {
  try {
    return await item.read(project);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return unknown(error, project.id);
  }
}

function unknown(error: Error, project: string): Finding {
  if (error instanceof z.ZodError)
    return {
      state: 'unknown',
      note: `Google's answer has another shape: ${z.prettifyError(error)}`,
    };
  if (!(error instanceof GoogleError)) return { state: 'unknown', note: messageOf(error) };
  if (error.reason === 'SERVICE_DISABLED')
    return {
      state: 'unknown',
      note: 'its API is not enabled yet',
      step: command('prepare', project),
      isTemporary: true,
    };
  if (error.status === 403 || error.status === 401) {
    const page = `https://console.cloud.google.com/iam-admin/iam?project=${project}`;
    const step = `ask an owner of the project for the role Owner: ${page}`;
    return { state: 'unknown', note: `your account may not read this (${error.message})`, step };
  }
  return { state: 'unknown', note: `${error.status} ${error.message}` };
}

/** Returns the message of a failed fetch with its cause, which names the host. */
const messageOf = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;

const marks = { ok: 'ok', missing: 'missing', unknown: 'cannot tell' } as const;

/** Prints one line, and for an item that does not hold a second one with the next step. */
export function printFinding(item: Item, finding: Finding, project: string): void {
  const note = finding.note ? ` (${finding.note})` : '';
  printLine(`${marks[finding.state].padEnd(11)}  ${item.title}${note}`);
  const step = nextStep(item, finding, project);
  if (step) printLine(`${' '.repeat(11)}  → ${step}`);
}

/** Returns the next step of a person for a finding; undefined if there is none. */
export function nextStep(item: Item, finding: Finding, project: string): string | undefined {
  if (finding.state === 'ok') return undefined;
  if (finding.step) return finding.step;
  return finding.state === 'missing' && item.fix ? command('prepare', project) : undefined;
}
