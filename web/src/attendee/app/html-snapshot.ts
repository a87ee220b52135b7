import { currentLanguage } from '../../platform/device/language.ts';
import { currentSession } from '../../platform/session/session-state.ts';
import { persisted } from '../../platform/storage/persisted.ts';

/** Snapshot of the home screen, shown to its user, in its build, language and width (it is not laid out again). */
export interface HtmlSnapshot {
  uid: string;
  build: string;
  language: string;
  /** Width of the window, in CSS pixels. */
  width: number;
  /** Day on the device, with the label for that day and for later days. */
  day: string;
  sameDayLabel: string;
  otherDayLabel: string;
  /** HTML without scripts, and the styles that the page lacks. */
  html: string;
  css: string;
}

/** Stored snapshot, only written here; web/build/start-script.js shows it before the app has run. */
const stored = persisted<HtmlSnapshot, 'session-user'>('screen', () => null, 'session-user');

/** Elements that are not saved: overlays and transient messages, scripts, and styles, which are saved on their own. */
const omitted = '[role="dialog"], [data-scope="toast"], [data-scope="tooltip"], script, style';

/** Saves the home screen as currently rendered if the same attendee is still signed in. */
export function saveHtmlSnapshot(
  owned: Pick<HtmlSnapshot, 'uid' | 'sameDayLabel' | 'otherDayLabel'>,
): void {
  const root = document.getElementById('root');
  // The lists are absent in development (web/build/preload-lists.ts).
  const lists = document.getElementById('preloads')?.textContent ?? '{}';
  const { build } = JSON.parse(lists) as { build?: string };
  if (!build || !root || root.querySelector('[data-loading]')) return;
  if (currentSession().user?.uid !== owned.uid) return;
  const copy = root.cloneNode(true) as HTMLElement;
  const canvases = [...root.querySelectorAll('canvas')];
  for (const [index, canvas] of copy.querySelectorAll('canvas').entries())
    canvas.replaceWith(imageOfCanvas(canvases[index] as HTMLCanvasElement));
  for (const element of copy.querySelectorAll(omitted)) element.remove();
  const label = document.createElement('small');
  label.className = 'shell-as-of';
  copy.querySelector('.shell-wordmark')?.append(label);
  const isStored = stored.set({
    ...owned,
    build,
    language: currentLanguage(),
    width: innerWidth,
    day: new Date().toDateString(),
    html: copy.innerHTML,
    css: stylesOf(copy),
  });
  if (!isStored) stored.clear();
}

/** Returns an image of a canvas (the map's streets) at layout resolution: it is saved as text, and storage is limited. */
function imageOfCanvas(canvas: HTMLCanvasElement): HTMLElement {
  const small = document.createElement('canvas');
  small.width = canvas.clientWidth;
  small.height = canvas.clientHeight;
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  const image = document.createElement('div');
  for (const { name, value } of canvas.attributes) image.setAttribute(name, value);
  image.dataset.picture = '';
  image.style.background = `url(${small.toDataURL('image/webp', 0.5)}) 0 0 / 100% 100%`;
  return image;
}

/**
 * Returns the CSS of the snapshot: the rules that apply to these elements, except those already inlined in the page
 * (web/build/inline-head.ts). The app's own render has its final size for measurement but is invisible; an image of a
 * canvas has the colors of one mode only.
 */
function stylesOf(drawn: Element): string {
  const classes = new Set([...drawn.querySelectorAll('*')].flatMap((one) => [...one.classList]));
  const isOfPage = ({ ownerNode: owner }: StyleSheet) =>
    owner instanceof HTMLStyleElement && owner.dataset.emotion === undefined;
  const rules = [...document.styleSheets]
    .filter((sheet) => !isOfPage(sheet))
    .map(({ cssRules }) => rulesFor(cssRules, classes));
  const otherMode = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
  // WebKit serializes custom properties such as `--space-2.5` without their escape, and cannot parse the result.
  const withEscapes = (_: string, before: string, name: string) =>
    before + name.replace(/\\?([^\w-])/g, '\\$1');
  const css = rules.join('').replace(/([{;]\s*--)([^\s:;{}]+)(?=:)/g, withEscapes);
  return `
    #html-snapshot ~ #root { position: absolute; inset: 0 0 auto; visibility: hidden; }
    #html-snapshot * { animation: none !important; transition: none !important; }
    @media (prefers-color-scheme: ${otherMode}) { [data-picture] { visibility: hidden; } }
    ${css}`;
}

function rulesFor(rules: CSSRuleList, classes: ReadonlySet<string>): string {
  const ruleFor = (rule: CSSRule) => {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText, classes) ? rule.cssText : '';
    if (rule instanceof CSSKeyframesRule) return '';
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    const within = rulesFor(rule.cssRules, classes);
    return within && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${within}}`;
  };
  return [...rules].map(ruleFor).join('');
}

function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  const named = [...selectors.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name);
  return named.length === 0 || named.some((name) => classes.has(name.replaceAll('\\', '')));
}

/** Maximum time to show the snapshot, however slow the app is, in milliseconds. */
const maxShownMs = 20_000;
/** The same for the snapshot of the map, whose streets a slow phone draws in seconds, and an unavailable map never. */
const maxMapCoverMs = 10_000;
/** Time after which a lifted finger has clicked, in milliseconds. */
const clickMs = 100;

/** Element drawn by the start script, which records clicks until this module runs. */
export type SnapshotElement = HTMLElement & { pressed?: EventTarget | null };

/**
 * Removes the snapshot when the app has rendered the same screen and no finger is on it. Replays the recorded click and
 * restores the focus in the app.
 */
export function replaceSnapshotWithApp(snapshot: SnapshotElement, root: HTMLElement): void {
  let clicked: Element | null = null;
  let untilLifted: Promise<unknown> | undefined;
  const recordClick = (target: EventTarget | null | undefined) => {
    const element = target instanceof Element && target.closest('a[href], button, summary');
    if (!element) return false;
    element.setAttribute('aria-busy', 'true');
    clicked = element;
    return true;
  };
  recordClick(snapshot.pressed);
  snapshot.onclick = (event) => {
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey;
    return isForBrowser || !recordClick(event.target);
  };
  snapshot.onpointerdown = () => {
    untilLifted = new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel', 'contextmenu'])
        addEventListener(type, () => setTimeout(resolve, clickMs), { once: true });
    });
  };
  const isDrawn = () => root.querySelector('h1') && !root.querySelector('[data-loading]');
  const replace = () => {
    const inApp = (element: Element | null) => element && equalOf(element, snapshot, root);
    const [focused, toClick] = [inApp(document.activeElement), inApp(clicked)];
    snapshot.remove();
    coverMap(snapshot, root);
    focused?.focus({ preventScroll: true });
    toClick?.click();
  };
  void changed(root, isDrawn, maxShownMs)
    .then(() => untilLifted)
    .then(replace);
}

/** Returns the app's element for one of the snapshot: the same tag, accessible name and index among equals. */
function equalOf(element: Element, snapshot: Element, root: Element) {
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent.trim();
  const equals = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(element.tagName)].filter(
      (one) => nameOf(one) === nameOf(element),
    );
  return equals(root)[equals(snapshot).findIndex((one) => one === element)];
}

/** Covers the new map with its snapshot until the streets are drawn, because the partial map shows less. */
function coverMap(snapshot: Element, root: Element): void {
  const cover = snapshot.querySelector<HTMLElement>('.map-card-canvas');
  const map = root.querySelector('.map-card-canvas');
  const imageCount = cover?.querySelectorAll('[data-picture]').length ?? 0;
  if (!cover || !map || imageCount === 0) return;
  cover.setAttribute('inert', '');
  cover.style.cssText = 'position: absolute; inset: 0; z-index: 2000; border: 0';
  cover.prepend(...snapshot.querySelectorAll('style'));
  map.append(cover);
  // The cover ignores pointers, so the map below would move while hidden.
  map.addEventListener('pointerdown', () => cover.remove(), { once: true });
  const areStreetsDrawn = () => map.querySelectorAll('canvas').length >= imageCount;
  void changed(map, areStreetsDrawn, maxMapCoverMs).then(() => cover.remove());
}

/** Resolves before the next paint when a change within `element` makes `isDone` true, or after `maxMs` milliseconds. */
function changed(element: Element, isDone: () => unknown, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => isDone() && end());
    const end = () => {
      changes.disconnect();
      resolve();
    };
    changes.observe(element, { childList: true, subtree: true });
    setTimeout(end, maxMs);
  });
}
