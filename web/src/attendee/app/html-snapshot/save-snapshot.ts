import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLanguage } from '../../../platform/device/language.ts';
import { whenIdle } from '../../../platform/device/scheduling.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useSession } from '../../../platform/session/session.ts';
import { currentSession } from '../../../platform/session/session-state.ts';
import { persisted } from '../../../platform/storage/persisted.ts';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { useLastUpdatedFormatter } from '../shell/last-updated.tsx';

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
const storedSnapshot = persisted<HtmlSnapshot, 'session-user'>(
  'screen',
  () => null,
  'session-user',
);

/** Delay after which late content (the map's streets, images) has rendered, in milliseconds. */
const lateMs = 5000;

/**
 * Saves the home screen while its event data is live: when idle, again after late content has rendered, and
 * when the page is left.
 */
export function useSaveHtmlSnapshot(): void {
  const eventData = useEventData();
  const { user } = useSession();
  const { pathname } = useLocation();
  const asOfTexts = useLastUpdatedFormatter();
  const save = useEffectEvent(() => {
    if (pathname !== paths.home.path || eventData.status !== 'ready' || eventData.cachedAt !== null)
      return;
    if (user) saveHtmlSnapshot(user.uid, asOfTexts(serverNow(), eventData.event.timeZone));
  });
  useEffect(() => {
    const stop = whenIdle(() => save());
    const timer = setTimeout(() => save(), lateMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [eventData, pathname]);
  useEffect(() => {
    const leaving = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', leaving);
    return () => document.removeEventListener('visibilitychange', leaving);
  }, []);
}

/** Saves the home screen as currently rendered if the same attendee is still signed in. */
export function saveHtmlSnapshot(
  uid: string,
  asOf: Pick<HtmlSnapshot, 'sameDayLabel' | 'otherDayLabel'>,
): void {
  const root = document.getElementById('root');
  // The lists are absent in development (web/build/preload-lists.ts).
  const lists = document.getElementById('preloads')?.textContent ?? '{}';
  const { build } = JSON.parse(lists) as { build?: string };
  if (!build || !root || root.querySelector('[data-loading]')) return;
  if (currentSession().user?.uid !== uid) return;
  const copy = root.cloneNode(true) as HTMLElement;
  const canvases = [...root.querySelectorAll('canvas')];
  for (const [index, canvas] of copy.querySelectorAll('canvas').entries())
    canvas.replaceWith(imageOfCanvas(canvases[index] as HTMLCanvasElement));
  // Overlays and transient messages are outside the screen itself.
  for (const element of copy.querySelectorAll(
    '[role="dialog"], [data-scope="toast"], [data-scope="tooltip"], script, style',
  ))
    element.remove();
  const label = document.createElement('small');
  label.className = 'shell-as-of';
  copy.querySelector('.shell-wordmark')?.append(label);
  const isStored = storedSnapshot.set({
    uid,
    build,
    language: currentLanguage(),
    width: innerWidth,
    day: new Date().toDateString(),
    ...asOf,
    html: copy.innerHTML,
    css: stylesOf(copy),
  });
  if (!isStored) storedSnapshot.clear();
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
  const isOfPage = (owner: StyleSheet['ownerNode']) =>
    owner instanceof HTMLStyleElement && owner.dataset.emotion === undefined;
  const classes = new Set(
    [...drawn.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
  );
  const rules = [...document.styleSheets]
    .filter(({ ownerNode }) => !isOfPage(ownerNode))
    .map(({ cssRules }) => rulesFor(cssRules, classes));
  const otherMode = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
  return `
    #html-snapshot ~ #root { position: absolute; inset: 0 0 auto; visibility: hidden; }
    #html-snapshot * { animation: none !important; transition: none !important; }
    @media (prefers-color-scheme: ${otherMode}) { [data-picture] { visibility: hidden; } }
    ${withEscapedNames(rules.join(''))}`;
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
