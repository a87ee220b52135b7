import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import { runPath } from '../../tools/shared/paths.ts';
import type { DeviceLocation, Driver } from './driver.ts';

/** Element to find: by role and (part of) its accessible name, or by its text; within a group of controls if it is named. */
interface ElementQuery {
  group?: string;
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  isChecked?: boolean;
}

type Portable = string | { pattern: string } | undefined;

/** Result of a query: center of the first match in CSS pixels of the window, and its text. */
interface QueryResult {
  count: number;
  x: number;
  y: number;
  /** True if no other element covers its center and it is not disabled. */
  isReachable: boolean;
  text: string;
}

/** Runs in the page by its source text: it can use its arguments and the window only. */
function queryElement(query: {
  group: string | undefined;
  role: string | undefined;
  name: Portable;
  text: Portable;
  isChecked: boolean | undefined;
}): QueryResult {
  const library = Reflect.get(window, 'TestingLibraryDom') as typeof TestingLibrary;
  const exact = (text: Portable) => (typeof text === 'object' ? new RegExp(text.pattern) : text);
  const name = exact(query.name);
  const text = exact(query.text);
  const place = query.group
    ? library.queryByRole(document.body, 'group', { name: query.group })
    : document.body;
  if (!place) return { count: 0, x: 0, y: 0, isReachable: false, text: '' };
  const all = query.role
    ? library.queryAllByRole(place, query.role, {
        ...(name !== undefined && { name }),
        ...(query.isChecked !== undefined && { checked: query.isChecked }),
      })
    : library.queryAllByText(place, text ?? '');
  const seen = all.filter((element) => element.getClientRects().length > 0);
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

/** Actions of a person on the page; elements are found by role and name, as by assistive technology. */
export interface Visitor {
  /** Opens a URL and waits until the previous page is gone. */
  open: (url: string) => Promise<void>;
  /** Waits for an element and returns its text; fails after `seconds`. */
  see: (query: ElementQuery, seconds?: number) => Promise<string>;
  /** True if the element is visible now. */
  sees: (query: ElementQuery) => Promise<boolean>;
  gone: (query: ElementQuery, seconds?: number) => Promise<void>;
  /** Waits until the element can be reached, and clicks it. */
  click: (query: ElementQuery) => Promise<void>;
  fill: (query: ElementQuery, text: string) => Promise<void>;
  key: Driver['key'];
  call: Driver['call'];
  setLocation: (location: DeviceLocation | null) => Promise<void>;
  /** Saves a screenshot of the window when nothing moves. */
  screenshot: (name: string) => Promise<void>;
  /** Saves a screenshot at once. */
  screenshotNow: (name: string) => Promise<void>;
}

/** Returns a visitor of the driver's page; screenshots are `<engine>-<name>.png`. */
export function visitorOf(driver: Driver, engine: string): Visitor {
  /** The previous page stays for a while; a click there would be lost. */
  async function open(url: string): Promise<void> {
    const isThePageBefore = () => driver.call((mark) => mark in window, leftMark).catch(() => true);
    await driver.call((mark) => void Reflect.set(window, mark, true), leftMark);
    await driver.open(url);
    for (let left = 1000; await isThePageBefore(); left -= 1) {
      if (left === 0) throw new Error(`${engine}: ${url} never came.`);
      await pause(20);
    }
  }
  async function find(query: ElementQuery): Promise<QueryResult> {
    const isReady = await driver.call((library) => library in window, 'TestingLibraryDom');
    if (!isReady) await driver.run(library);
    return driver.call(queryElement, portable(query));
  }
  async function until(
    query: ElementQuery,
    seconds: number,
    isSo: (result: QueryResult) => boolean,
  ): Promise<QueryResult> {
    const end = Date.now() + seconds * 1000;
    let last: QueryResult | null = null;
    let trouble: unknown;
    do {
      // A page during navigation does not respond.
      last = await find(query).catch((error: unknown) => {
        trouble = error;
        return null;
      });
      if (last && isSo(last)) return last;
      await pause();
    } while (Date.now() < end);
    await screenshot(`failed-${Date.now()}`).catch(() => undefined);
    const where = await driver.call((key) => location[key], 'href' as const).catch(String);
    throw new Error(
      `${engine}, ${where}: ${nameOf(query)}: ${JSON.stringify(last ?? String(trouble))}`,
    );
  }
  /** Waits until all finite animations have ended. */
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
  const screenshotPath = (name: string) => runPath('cross-browser', `${engine}-${name}.png`);
  async function screenshot(name: string): Promise<void> {
    await rest();
    writeFileSync(screenshotPath(name), await driver.screenshot());
  }
  async function click(query: ElementQuery): Promise<void> {
    let before: QueryResult | null = null;
    // A click on a moving element would miss it.
    const isAtRest = (result: QueryResult) => {
      const isSame = before?.x === result.x && before.y === result.y;
      before = result;
      return result.isReachable && isSame;
    };
    const { x, y } = await until(query, 30, isAtRest);
    await driver.click(x, y);
  }
  return {
    open,
    see: async (query, seconds = 45) =>
      (await until(query, seconds, ({ count }) => count > 0)).text,
    sees: async (query) => (await find(query)).count > 0,
    gone: async (query, seconds = 30) =>
      void (await until(query, seconds, ({ count }) => count === 0)),
    click,
    async fill(query, text) {
      await click(query);
      await driver.type(text);
    },
    key: (key) => driver.key(key),
    call: (work, argument) => driver.call(work, argument),
    setLocation: (location) => driver.setLocation(location),
    screenshot,
    async screenshotNow(name) {
      writeFileSync(screenshotPath(name), await driver.screenshot());
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

/** Replaces patterns by their source, because a page receives JSON. A name matches by a part of it. */
function portable({ group, role, name, text, isChecked }: ElementQuery) {
  const plain = (argument: RegExp | undefined) => argument && { pattern: argument.source };
  return {
    group,
    role,
    isChecked,
    name: plain(typeof name === 'string' ? new RegExp(escaped(name)) : name),
    text: text instanceof RegExp ? plain(text) : text,
  };
}

const nameOf = ({ role, name, text }: ElementQuery) => [role, name, text].filter(Boolean).join(' ');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
