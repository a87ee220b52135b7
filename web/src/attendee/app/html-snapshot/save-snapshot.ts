import { currentLanguage } from '../../../platform/device/language.ts';
import { currentSession } from '../../../platform/session/session-state.ts';
import { storeHtmlSnapshot } from '../../../platform/storage/storage-html-snapshot.ts';
import { collectStyles } from './collect-styles.ts';
import { canvasImageAttribute } from './map-placeholder.ts';

/** What is not of the screen itself: what lies over it, and what tells of a moment. */
const transientSelector =
  '[role="dialog"], [data-scope="toast"], [data-scope="tooltip"], script, style';

/** What the app draws meanwhile is measured as it will be, and not seen. */
const styles =
  '#kept-screen ~ #root { position: absolute; inset: 0 0 auto; visibility: hidden; }' +
  '#kept-screen * { animation: none !important; transition: none !important; }';

interface AsOf {
  sameDayLabel: string;
  otherDayLabel: string;
}

/** Keeps the home as it is on the screen now, where it is still theirs who are signed in. */
export function saveHtmlSnapshot(uid: string, { sameDayLabel, otherDayLabel }: AsOf): void {
  const root = document.getElementById('root');
  const build = buildId();
  if (!build || !root || root.querySelector('[data-loading]')) return;
  if (currentSession().user?.uid !== uid) return;
  const copy = root.cloneNode(true) as HTMLElement;
  const canvases = [...root.querySelectorAll('canvas')];
  for (const [at, canvas] of copy.querySelectorAll('canvas').entries())
    canvas.replaceWith(imageOfCanvas(canvases[at] as HTMLCanvasElement));
  for (const element of copy.querySelectorAll(transientSelector)) element.remove();
  const asOf = document.createElement('small');
  asOf.className = 'shell-as-of';
  copy.querySelector('.shell-wordmark')?.append(asOf);
  storeHtmlSnapshot({
    uid,
    build,
    language: currentLanguage(),
    day: new Date().toDateString(),
    sameDayLabel,
    otherDayLabel,
    html: copy.innerHTML,
    css: styles + picturesStyle() + collectStyles(copy),
  });
}

/** Which build this is; undefined while it is being developed (build/preload-lists.ts). */
function buildId(): string | undefined {
  const lists = document.getElementById('preloads')?.textContent;
  return lists ? (JSON.parse(lists) as { build?: string }).build : undefined;
}

/** A picture has the inks of one colour mode: where the device has another one since, it is left out. */
function picturesStyle(): string {
  const { matches } = window.matchMedia('(prefers-color-scheme: dark)');
  const other = matches ? 'light' : 'dark';
  return `@media (prefers-color-scheme: ${other}) { [${canvasImageAttribute}] { visibility: hidden; } }`;
}

/** What a canvas shows (the map's streets) in its place, as fine as it is laid out and no finer: it is kept as text. */
function imageOfCanvas(canvas: HTMLCanvasElement): HTMLElement {
  const small = document.createElement('canvas');
  small.width = canvas.clientWidth;
  small.height = canvas.clientHeight;
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
  const picture = document.createElement('div');
  for (const { name, value } of canvas.attributes) picture.setAttribute(name, value);
  picture.setAttribute(canvasImageAttribute, '');
  picture.style.background = `url(${small.toDataURL('image/webp', 0.5)}) 0 0 / 100% 100%`;
  return picture;
}
