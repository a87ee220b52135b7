import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishSession, type Session } from '../../../platform/session/session-state.ts';
import type { HtmlSnapshot } from './save-snapshot.ts';
import { saveHtmlSnapshot } from './save-snapshot.ts';

const asOf = { sameDayLabel: 'As of 7:42 PM', otherDayLabel: 'As of Nov 20, 7:42 PM' };
const savedSnapshot = () =>
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

it('saves the rendered screen with its user ID, build ID and required styles', () => {
  drawHome('<span class="shell-wordmark"></span><p class="drawn">2 of 15 doors</p>');
  saveHtmlSnapshot('maya', asOf);
  expect(savedSnapshot()).toMatchObject({
    uid: 'maya',
    build: 'b1',
    language: 'en',
    width: 1024,
    ...asOf,
  });
  expect(savedSnapshot()?.html).toBe(
    '<span class="shell-wordmark"><small class="shell-as-of"></small></span><p class="drawn">2 of 15 doors</p>',
  );
  expect(savedSnapshot()?.css).toContain('color: green');
  expect(savedSnapshot()?.css).toContain('margin: 0');
  expect(savedSnapshot()?.css).toContain('color: teal');
  expect(savedSnapshot()?.css).not.toMatch(/red|blue|navy|keyframes/);
});

it('restores escapes in custom property names that WebKit serializes without them', () => {
  drawHome('<p class="drawn">2 of 15 doors</p>');
  const calls = [
    '.drawn { --gap-2.5: 10px; --gap-1\\.5:6px; gap: var(--gap-2\\.5); }',
    'p { --a/b: 0; }',
  ];
  const rules = vi.spyOn(CSSStyleRule.prototype, 'cssText', 'get');
  for (const rule of calls) rules.mockReturnValueOnce(rule);
  saveHtmlSnapshot('maya', asOf);
  rules.mockRestore();
  expect(savedSnapshot()?.css).toContain(
    '.drawn { --gap-2\\.5: 10px; --gap-1\\.5:6px; gap: var(--gap-2\\.5); }p { --a\\/b: 0; }',
  );
});

it.each([
  ['light', false, 'dark'],
  ['dark', true, 'light'],
])(
  'omits the image of a map drawn in %s mode when the device uses the other mode',
  (_mode, isDark, other) => {
    setDark(isDark);
    drawHome('<h1>Home</h1>');
    saveHtmlSnapshot('maya', asOf);
    expect(savedSnapshot()?.css).toContain(
      `(prefers-color-scheme: ${other}) { [data-picture] { visibility: hidden; } }`,
    );
  },
);

it('omits overlays and transient messages', () => {
  drawHome('<h1>Home</h1><div role="dialog">Too far</div><i data-scope="toast">Saved</i>');
  saveHtmlSnapshot('maya', asOf);
  expect(savedSnapshot()?.html).toBe('<h1>Home</h1>');
});

it('saves nothing while the screen is loading or in development', () => {
  drawHome('<h1>Home</h1><div data-loading=""></div>');
  saveHtmlSnapshot('maya', asOf);
  drawHome('<h1>Home</h1>', null);
  saveHtmlSnapshot('maya', asOf);
  expect(savedSnapshot()).toBeNull();
});

it('saves nothing after the attendee has signed out', () => {
  drawHome('<h1>Home</h1>');
  publishSession({ state: 'signed-out', user: null });
  saveHtmlSnapshot('maya', asOf);
  expect(savedSnapshot()).toBeNull();
});

it('saves nothing and removes the previous snapshot when storage is full', () => {
  drawHome('<h1>Home</h1>');
  saveHtmlSnapshot('maya', asOf);
  drawHome(`<h1>Home</h1>${'x'.repeat(6_000_000)}`);
  saveHtmlSnapshot('maya', asOf);
  expect(savedSnapshot()).toBeNull();
});
