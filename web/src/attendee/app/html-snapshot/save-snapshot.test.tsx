import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishSession, type Session } from '../../../platform/session/session-state.ts';
import type { HtmlSnapshot } from '../../../platform/storage/storage-html-snapshot.ts';
import { saveHtmlSnapshot } from './save-snapshot.ts';

const asOf = { sameDayLabel: 'As of 7:42 PM', otherDayLabel: 'As of Nov 20, 7:42 PM' };
const kept = () =>
  JSON.parse(window.localStorage.getItem('ww:screen') ?? 'null') as HtmlSnapshot | null;

function drawHome(html: string, build: string | null = 'b1') {
  const lists =
    build && `<script type="application/json" id="preloads">{"build":"${build}"}</script>`;
  document.body.innerHTML = `${lists ?? ''}<div id="root">${html}</div>`;
}

const signedIn: Session = { state: 'signed-in', user: { uid: 'maya', session: null } };

const setDark = (isDark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isDark }));

beforeEach(() => {
  window.localStorage.clear();
  setDark(false);
  publishSession(signedIn);
  document.head.innerHTML = `
    <style>.of-page { color: red; }</style>
    <style data-emotion="css">
      .drawn { color: green; } .elsewhere { color: blue; } p { margin: 0; }
      @media (min-width: 900px) { .drawn { color: teal; } .elsewhere { color: navy; } }
      @keyframes turn { to { rotate: 1turn; } }
    </style>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

// spec: A14.43
it('keeps what is drawn, whose and of which build it is, and the styles that it needs', () => {
  drawHome('<span class="shell-wordmark"></span><p class="drawn">2 of 15 doors</p>');
  saveHtmlSnapshot('maya', asOf);
  expect(kept()).toMatchObject({ uid: 'maya', build: 'b1', language: 'en', ...asOf });
  expect(kept()?.html).toBe(
    '<span class="shell-wordmark"><small class="shell-as-of"></small></span><p class="drawn">2 of 15 doors</p>',
  );
  expect(kept()?.css).toContain('color: green');
  expect(kept()?.css).toContain('margin: 0');
  expect(kept()?.css).toContain('color: teal');
  expect(kept()?.css).not.toMatch(/red|blue|navy|keyframes/);
});

it('has the names of custom properties with their escapes, which WebKit tells without', () => {
  drawHome('<p class="drawn">2 of 15 doors</p>');
  const told = [
    '.drawn { --gap-2.5: 10px; --gap-1\\.5:6px; gap: var(--gap-2\\.5); }',
    'p { --a/b: 0; }',
  ];
  const rules = vi.spyOn(CSSStyleRule.prototype, 'cssText', 'get');
  for (const rule of told) rules.mockReturnValueOnce(rule);
  saveHtmlSnapshot('maya', asOf);
  rules.mockRestore();
  expect(kept()?.css).toContain(
    '.drawn { --gap-2\\.5: 10px; --gap-1\\.5:6px; gap: var(--gap-2\\.5); }p { --a\\/b: 0; }',
  );
});

it.each([
  ['light', false, 'dark'],
  ['dark', true, 'light'],
])(
  'has no picture of the map that was drawn in the %s where the device has another mode',
  (_mode, isDark, other) => {
    setDark(isDark);
    drawHome('<h1>Home</h1>');
    saveHtmlSnapshot('maya', asOf);
    expect(kept()?.css).toContain(
      `(prefers-color-scheme: ${other}) { [data-picture] { visibility: hidden; } }`,
    );
  },
);

it('leaves out what lies over the screen and what tells of a moment', () => {
  drawHome('<h1>Home</h1><div role="dialog">Too far</div><i data-scope="toast">Saved</i>');
  saveHtmlSnapshot('maya', asOf);
  expect(kept()?.html).toBe('<h1>Home</h1>');
});

it('keeps none that is still loading, and none while the app is being developed', () => {
  drawHome('<h1>Home</h1><div data-loading=""></div>');
  saveHtmlSnapshot('maya', asOf);
  drawHome('<h1>Home</h1>', null);
  saveHtmlSnapshot('maya', asOf);
  expect(kept()).toBeNull();
});

it('keeps nothing of somebody who has signed out meanwhile', () => {
  drawHome('<h1>Home</h1>');
  publishSession({ state: 'signed-out', user: null });
  saveHtmlSnapshot('maya', asOf);
  expect(kept()).toBeNull();
});

it('keeps none where the device has no room for it, the one before neither', () => {
  drawHome('<h1>Home</h1>');
  saveHtmlSnapshot('maya', asOf);
  drawHome(`<h1>Home</h1>${'x'.repeat(6_000_000)}`);
  saveHtmlSnapshot('maya', asOf);
  expect(kept()).toBeNull();
});
