import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { runPath } from '../../tools/shared/paths.ts';
import type { Driver, Place } from './driver.ts';

/** What is looked for: by role and (a part of) its accessible name, or by its own text. */
interface ElementQuery {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  isChecked?: boolean;
}

type Portable = string | { pattern: string } | undefined;

/** What was found of it: the first one's middle, in CSS pixels of the window, and its text. */
interface QueryResult {
  count: number;
  x: number;
  y: number;
  /** Nothing else lies over its middle, and it is not disabled. */
  isReachable: boolean;
  text: string;
}

/** Runs in the page, as its own text: nothing but its arguments and the window is known to it. */
function queryElement(wanted: {
  role: string | undefined;
  name: Portable;
  text: Portable;
  isChecked: boolean | undefined;
}): QueryResult {
  const library = Reflect.get(window, 'TestingLibraryDom') as typeof TestingLibrary;
  const exact = (text: Portable) => (typeof text === 'object' ? new RegExp(text.pattern) : text);
  const name = exact(wanted.name);
  const text = exact(wanted.text);
  const all = wanted.role
    ? library.queryAllByRole(document.body, wanted.role, {
        ...(name !== undefined && { name }),
        ...(wanted.isChecked !== undefined && { checked: wanted.isChecked }),
      })
    : library.queryAllByText(document.body, text ?? '');
  const seen = all.filter((each) => each.getClientRects().length > 0);
  const first = seen[0];
  if (!first) return { count: 0, x: 0, y: 0, isReachable: false, text: '' };
  first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  const label = (first as HTMLInputElement).labels?.[0];
  const isClear = there !== null && (first.contains(there) || label?.contains(there) === true);
  return {
    count: seen.length,
    x,
    y,
    isReachable: isClear && !first.matches(':disabled, [aria-disabled="true"]'),
    text: first.textContent ?? '',
  };
}

/** What a person sees and presses, by role and name as assistive technology has them. */
export interface Visitor {
  /** Opens an address, and waits until the page before is gone. */
  open: (url: string) => Promise<void>;
  /** Waits until it is there and answers its text; fails after `seconds`. */
  see: (wanted: ElementQuery, seconds?: number) => Promise<string>;
  /** Whether it is there now. */
  sees: (wanted: ElementQuery) => Promise<boolean>;
  gone: (wanted: ElementQuery, seconds?: number) => Promise<void>;
  /** Waits until it can be reached, and presses it. */
  press: (wanted: ElementQuery) => Promise<void>;
  fill: (wanted: ElementQuery, text: string) => Promise<void>;
  key: Driver['key'];
  call: Driver['call'];
  stand: (place: Place | null) => Promise<void>;
  /** Keeps a picture of the window, to be looked at, once nothing moves. */
  look: (name: string) => Promise<void>;
  /** The same of what is there for a moment. */
  glance: (name: string) => Promise<void>;
}

/** Has the browser's page used by a visitor; the pictures are `<engine>-<name>.png`. */
export function visitorOf(driver: Driver, engine: string): Visitor {
  /** The page before is there for a while yet: what would be pressed there is lost. */
  async function open(url: string): Promise<void> {
    const isThePageBefore = () => driver.call((mark) => mark in window, leftMark).catch(() => true);
    await driver.call((mark) => void Reflect.set(window, mark, true), leftMark);
    await driver.open(url);
    for (let left = 1000; await isThePageBefore(); left -= 1) {
      if (left === 0) throw new Error(`${engine}: ${url} never came.`);
      await pause(20);
    }
  }
  async function find(wanted: ElementQuery): Promise<QueryResult> {
    const isReady = await driver.call((library) => library in window, 'TestingLibraryDom');
    if (!isReady) await driver.run(library);
    return driver.call(queryElement, portable(wanted));
  }
  async function until(
    wanted: ElementQuery,
    seconds: number,
    isSo: (look: QueryResult) => boolean,
  ): Promise<QueryResult> {
    const end = Date.now() + seconds * 1000;
    let last: QueryResult | null = null;
    let trouble: unknown;
    do {
      // A page that is on its way to another address answers nothing.
      last = await find(wanted).catch((error: unknown) => {
        trouble = error;
        return null;
      });
      if (last && isSo(last)) return last;
      await pause();
    } while (Date.now() < end);
    await look(`failed-${Date.now()}`).catch(() => undefined);
    const where = await driver.call((key) => location[key], 'href' as const).catch(String);
    throw new Error(
      `${engine}, ${where}: ${nameOf(wanted)}: ${JSON.stringify(last ?? String(trouble))}`,
    );
  }
  /** Nothing moves any more but what goes on for ever. */
  async function rest(): Promise<void> {
    const moving = () =>
      driver.call((state) => {
        const still = document.getAnimations().filter(({ playState, effect }) => {
          return playState === state && Number.isFinite(effect?.getComputedTiming().endTime);
        });
        return still.length;
      }, 'running');
    for (let left = 20; left > 0 && (await moving()) > 0; left -= 1) await pause();
    await pause();
  }
  const pictureOf = (name: string) => runPath('cross-browser', `${engine}-${name}.png`);
  async function look(name: string): Promise<void> {
    await rest();
    writeFileSync(pictureOf(name), await driver.picture());
  }
  async function press(wanted: ElementQuery): Promise<void> {
    let before: QueryResult | null = null;
    // What still moves would be missed.
    const isAtRest = (look: QueryResult) => {
      const isSame = before?.x === look.x && before.y === look.y;
      before = look;
      return look.isReachable && isSame;
    };
    const { x, y } = await until(wanted, 30, isAtRest);
    await driver.press(x, y);
  }
  return {
    open,
    see: async (wanted, seconds = 45) =>
      (await until(wanted, seconds, ({ count }) => count > 0)).text,
    sees: async (wanted) => (await find(wanted)).count > 0,
    gone: async (wanted, seconds = 30) =>
      void (await until(wanted, seconds, ({ count }) => count === 0)),
    press,
    async fill(wanted, text) {
      await press(wanted);
      await driver.type(text);
    },
    key: (key) => driver.key(key),
    call: (work, given) => driver.call(work, given),
    stand: (place) => driver.stand(place),
    look,
    async glance(name) {
      writeFileSync(pictureOf(name), await driver.picture());
    },
  };
}

const leftMark = 'isThePageBefore';
const pause = (milliseconds = 250) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const module = createRequire(import.meta.url).resolve('@testing-library/dom');
const library = readFileSync(
  module.replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** With its patterns as text: a page is told JSON. A name is found by a part of it. */
function portable({ role, name, text, isChecked }: ElementQuery) {
  const plain = (given: RegExp | undefined) => given && { pattern: given.source };
  return {
    role,
    isChecked,
    name: plain(typeof name === 'string' ? new RegExp(escaped(name)) : name),
    text: text instanceof RegExp ? plain(text) : text,
  };
}

const nameOf = ({ role, name, text }: ElementQuery) => [role, name, text].filter(Boolean).join(' ');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
