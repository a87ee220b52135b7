import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishSession, type Session } from '../../platform/session/session-state.ts';
import {
  type HtmlSnapshot,
  replaceSnapshotWithApp,
  type SnapshotElement,
  saveHtmlSnapshot,
} from './html-snapshot.ts';

describe('saveHtmlSnapshot', () => {
  const maya = {
    uid: 'maya',
    sameDayLabel: 'As of 7:42 PM',
    otherDayLabel: 'As of Nov 20, 7:42 PM',
  };
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
    saveHtmlSnapshot(maya);
    expect(savedSnapshot()).toMatchObject({
      ...maya,
      build: 'b1',
      language: 'en',
      width: 1024,
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
    saveHtmlSnapshot(maya);
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
      saveHtmlSnapshot(maya);
      expect(savedSnapshot()?.css).toContain(
        `(prefers-color-scheme: ${other}) { [data-picture] { visibility: hidden; } }`,
      );
    },
  );

  it('omits overlays and transient messages', () => {
    drawHome('<h1>Home</h1><div role="dialog">Too far</div><i data-scope="toast">Saved</i>');
    saveHtmlSnapshot(maya);
    expect(savedSnapshot()?.html).toBe('<h1>Home</h1>');
  });

  it('saves nothing while the screen is loading or in development', () => {
    drawHome('<h1>Home</h1><div data-loading=""></div>');
    saveHtmlSnapshot(maya);
    drawHome('<h1>Home</h1>', null);
    saveHtmlSnapshot(maya);
    expect(savedSnapshot()).toBeNull();
  });

  it('saves nothing after the attendee has signed out', () => {
    drawHome('<h1>Home</h1>');
    publishSession({ state: 'signed-out', user: null });
    saveHtmlSnapshot(maya);
    expect(savedSnapshot()).toBeNull();
  });

  it('saves nothing and removes the previous snapshot when storage is full', () => {
    drawHome('<h1>Home</h1>');
    saveHtmlSnapshot(maya);
    drawHome(`<h1>Home</h1>${'x'.repeat(6_000_000)}`);
    saveHtmlSnapshot(maya);
    expect(savedSnapshot()).toBeNull();
  });
});

const screenHtml = `
  <h1>Your walk</h1>
  <a href="#rewards">Rewards</a>
  <button aria-label="Want to visit">♥</button>
  <button aria-label="Want to visit">♥</button>`;

describe('replaceSnapshotWithApp', () => {
  let snapshot: HTMLElement;
  let root: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<div id="html-snapshot">${screenHtml}</div><div id="root"></div>`;
    snapshot = document.getElementById('html-snapshot') as HTMLElement;
    root = document.getElementById('root') as HTMLElement;
    replaceSnapshotWithApp(snapshot, root);
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  const buttons = (within: Element) => [...within.querySelectorAll('button')];

  /** Renders at once, as React does. Returns the elements that were clicked. */
  async function draw(html = screenHtml): Promise<Element[]> {
    const pressed: Element[] = [];
    root.innerHTML = html;
    for (const one of root.querySelectorAll('a, button'))
      one.addEventListener('click', () => pressed.push(one));
    await vi.advanceTimersByTimeAsync(0);
    return pressed;
  }

  it('waits for a rendered screen', async () => {
    await draw('<div role="status" data-loading></div>');
    expect(snapshot.isConnected).toBe(true);
    await draw('<h1>Your walk</h1><div role="status" data-loading></div>');
    expect(snapshot.isConnected).toBe(true);
    expect(await draw()).toEqual([]);
    expect(snapshot.isConnected).toBe(false);
  });

  it('replays a click made before the app rendered, on the element with the same index among equals', async () => {
    const [, second] = buttons(snapshot);
    second?.click();
    expect(second?.getAttribute('aria-busy')).toBe('true');
    expect(await draw()).toEqual([buttons(root)[1]]);
  });

  it("replays a click made before the app's first file loaded", async () => {
    const early: SnapshotElement = snapshot;
    early.pressed = buttons(snapshot)[0];
    replaceSnapshotWithApp(early, root);
    expect(await draw()).toEqual([buttons(root)[0]]);
  });

  const finger = (type: string, on: EventTarget) =>
    on.dispatchEvent(new Event(type, { bubbles: true }));

  it('waits for the click of a finger that is down when the app has rendered', async () => {
    const [, second] = buttons(snapshot);
    finger('pointerdown', second as Element);
    const pressed = await draw();
    expect(snapshot.isConnected).toBe(true);
    finger('pointerup', second as Element);
    await vi.advanceTimersByTimeAsync(50);
    second?.click();
    await vi.advanceTimersByTimeAsync(50);
    expect(snapshot.isConnected).toBe(false);
    expect(pressed).toEqual([buttons(root)[1]]);
  });

  it.each(['pointercancel', 'contextmenu'])(
    'does not replay a click when the finger ends with %s',
    async (end) => {
      finger('pointerdown', buttons(snapshot)[0] as Element);
      const pressed = await draw();
      finger(end, document.body);
      await vi.advanceTimersByTimeAsync(100);
      expect(snapshot.isConnected).toBe(false);
      expect(pressed).toEqual([]);
    },
  );

  it('does not follow a link without a click', () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    snapshot.querySelector('a')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });

  it('leaves a link that opens in a new tab to the browser', async () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    snapshot.querySelector('a')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(await draw()).toEqual([]);
  });

  it('moves focus to the element that had it in the snapshot', async () => {
    buttons(snapshot)[0]?.focus();
    await draw();
    expect(document.activeElement).toBe(buttons(root)[0]);
  });

  it('does not replay clicks when the app renders a different screen', async () => {
    buttons(snapshot)[0]?.click();
    expect(await draw('<h1>Welcome</h1><button>Sign In</button>')).toEqual([]);
    expect(snapshot.isConnected).toBe(false);
  });

  it('removes the snapshot after 20 seconds in every case', async () => {
    await vi.advanceTimersByTimeAsync(19_999);
    expect(snapshot.isConnected).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(snapshot.isConnected).toBe(false);
  });

  describe('with the map of the home screen', () => {
    let map: HTMLElement;
    let cover: HTMLElement;

    /** Replaces a snapshot with this content in its map by the app. */
    async function replaceMap(snapshotMap: string) {
      const mapHtml = (content: string) =>
        `<h1>Your walk</h1><div class="map-card-canvas">${content}</div>`;
      snapshot.innerHTML = `<style></style>${mapHtml(snapshotMap)}`;
      cover = snapshot.querySelector('.map-card-canvas') as HTMLElement;
      await draw(mapHtml('<figure></figure>'));
      map = root.querySelector('.map-card-canvas') as HTMLElement;
    }

    async function drawCanvas() {
      map.append(document.createElement('canvas'));
      await vi.advanceTimersByTimeAsync(0);
    }

    it('covers the map with the snapshot and its styles until all streets are drawn', async () => {
      await replaceMap('<i data-picture></i><i data-picture></i>');
      expect(map.contains(cover)).toBe(true);
      expect(cover.hasAttribute('inert')).toBe(true);
      expect(cover.querySelector('style')).not.toBeNull();
      await drawCanvas();
      expect(map.contains(cover)).toBe(true);
      await drawCanvas();
      expect(map.contains(cover)).toBe(false);
    });

    it('covers the map for a slow phone, at most 10 seconds', async () => {
      await replaceMap('<i data-picture></i>');
      await vi.advanceTimersByTimeAsync(9000);
      expect(map.contains(cover)).toBe(true);
      await vi.advanceTimersByTimeAsync(1000);
      expect(map.contains(cover)).toBe(false);
    });

    it('uncovers the map when it is touched', async () => {
      await replaceMap('<i data-picture></i>');
      map.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      expect(map.contains(cover)).toBe(false);
    });

    it('does not cover the map when the snapshot has no streets', async () => {
      await replaceMap('<figure></figure>');
      expect(map.contains(cover)).toBe(false);
    });

    it('replays a click on an element after the map that has an equal on it', async () => {
      const homeWith = (streets: string) =>
        `<h1>Home</h1><div class="map-card-canvas"><button>Map</button>${streets}</div><button>Map</button>`;
      snapshot.innerHTML = homeWith('<i data-picture></i>');
      buttons(snapshot)[1]?.click();
      const pressed = await draw(homeWith(''));
      expect(pressed).toEqual([buttons(root).at(-1)]);
    });
  });
});
