import { currentLanguage } from '../../../platform/device/language.ts';
import { currentSession } from '../../../platform/session/session-state.ts';
import { persisted } from '../../../platform/storage/persisted.ts';
import { canvasImageAttribute } from './map-placeholder.ts';

/** Selector of elements outside the screen itself: overlays and transient messages. */
const transientSelector =
  '[role="dialog"], [data-scope="toast"], [data-scope="tooltip"], script, style';

/** The app's own render must have its final size for measurement but remain invisible. */
const styles =
  '#html-snapshot ~ #root { position: absolute; inset: 0 0 auto; visibility: hidden; }' +
  '#html-snapshot * { animation: none !important; transition: none !important; }';

/** HTML snapshot of the home screen. */
export interface HtmlSnapshot {
  /** Owner; not shown to other accounts. */
  uid: string;
  /** Build of the styles. */
  build: string;
  language: string;
  /** Width of the window, in CSS pixels: the snapshot is not laid out again. */
  width: number;
  /** Day on the device, with the label for that day and for later days. */
  day: string;
  sameDayLabel: string;
  otherDayLabel: string;
  /** HTML without scripts, and the styles that the page lacks. */
  html: string;
  css: string;
}

/** Only written here; web/build/start-script.js shows it before the app has run. */
const storedSnapshot = persisted<HtmlSnapshot, 'session-user'>(
  'screen',
  () => null,
  'session-user',
);

interface AsOf {
  sameDayLabel: string;
  otherDayLabel: string;
}

/** Saves the home screen as currently rendered if the same attendee is still signed in. */
export function saveHtmlSnapshot(uid: string, { sameDayLabel, otherDayLabel }: AsOf): void {
  const root = document.getElementById('root');
  const build = buildId();
  if (!build || !root || root.querySelector('[data-loading]')) return;
  if (currentSession().user?.uid !== uid) return;
  const copy = root.cloneNode(true) as HTMLElement;
  const canvases = [...root.querySelectorAll('canvas')];
  for (const [index, canvas] of copy.querySelectorAll('canvas').entries())
    canvas.replaceWith(imageOfCanvas(canvases[index] as HTMLCanvasElement));
  for (const element of copy.querySelectorAll(transientSelector)) element.remove();
  const asOf = document.createElement('small');
  asOf.className = 'shell-as-of';
  copy.querySelector('.shell-wordmark')?.append(asOf);
  const isStored = storedSnapshot.set({
    uid,
    build,
    language: currentLanguage(),
    width: innerWidth,
    day: new Date().toDateString(),
    sameDayLabel,
    otherDayLabel,
    html: copy.innerHTML,
    css: styles + imageStyle() + collectStyles(copy),
  });
  if (!isStored) storedSnapshot.clear();
}

/** Returns the build ID; undefined in development (web/build/preload-lists.ts). */
function buildId(): string | undefined {
  const lists = document.getElementById('preloads')?.textContent;
  return lists ? (JSON.parse(lists) as { build?: string }).build : undefined;
}

/**
 * Returns the CSS that hides images if the device's color mode changed. An image has the colors of one mode
 * only.
 */
function imageStyle(): string {
  const { matches } = window.matchMedia('(prefers-color-scheme: dark)');
  const other = matches ? 'light' : 'dark';
  return `@media (prefers-color-scheme: ${other}) { [${canvasImageAttribute}] { visibility: hidden; } }`;
}

/**
 * Returns an image of a canvas (the map's streets) at layout resolution. A higher resolution would cost
 * storage, as the image is saved as text.
 */
function imageOfCanvas(canvas: HTMLCanvasElement): HTMLElement {
  const small = document.createElement('canvas');
  small.width = canvas.clientWidth;
  small.height = canvas.clientHeight;
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  const image = document.createElement('div');
  for (const { name, value } of canvas.attributes) image.setAttribute(name, value);
  image.setAttribute(canvasImageAttribute, '');
  image.style.background = `url(${small.toDataURL('image/webp', 0.5)}) 0 0 / 100% 100%`;
  return image;
}

/** Returns the CSS rules that apply to these elements, except those already inlined in the page. */
function collectStyles(drawn: Element): string {
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => !isOfPage(ownerNode));
  const classes = new Set(
    [...drawn.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
  );
  return withEscapedNames(sheets.map((sheet) => rulesFor(sheet.cssRules, classes)).join(''));
}

/**
 * Restores escapes in custom property names. WebKit serializes `--space-2.5` without its escape and cannot
 * parse the result.
 */
function withEscapedNames(css: string): string {
  return css.replace(
    /([{;]\s*)(--[^\s:;{}]+)(?=:)/g,
    (_, before: string, name: string) => before + name.replace(/\\?([^\w-])/g, '\\$1'),
  );
}

/**
 * True for the first style sheets, which the build inlines into the page (web/build/inline-head.ts).
 * Emotion's sheets carry a marker attribute.
 */
function isOfPage(owner: StyleSheet['ownerNode']): boolean {
  return owner instanceof HTMLStyleElement && owner.dataset.emotion === undefined;
}

function rulesFor(rules: CSSRuleList, classes: ReadonlySet<string>): string {
  return [...rules].map((rule) => ruleFor(rule, classes)).join('');
}

function ruleFor(rule: CSSRule, classes: ReadonlySet<string>): string {
  if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText, classes) ? rule.cssText : '';
  if (rule instanceof CSSKeyframesRule) return '';
  if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
  const within = rulesFor(rule.cssRules, classes);
  return within && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${within}}`;
}

function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  const named = [...selectors.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name);
  return named.length === 0 || named.some((name) => classes.has(name.replaceAll('\\', '')));
}
