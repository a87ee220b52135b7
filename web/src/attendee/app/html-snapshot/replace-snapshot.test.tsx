import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceSnapshotWithApp, type SnapshotElement } from './replace-snapshot.ts';

const screenHtml = `
  <h1>Your walk</h1>
  <a href="#rewards">Rewards</a>
  <button aria-label="Want to visit">♥</button>
  <button aria-label="Want to visit">♥</button>`;

let snapshot: HTMLElement;
let root: HTMLElement;

beforeEach(() => {
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
  await Promise.resolve();
  return pressed;
}

describe('replaceSnapshotWithApp', () => {
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

  it("clicks the app's element when a pointer is still down during the replacement", async () => {
    const finger = (type: string, on: EventTarget) =>
      on.dispatchEvent(new Event(type, { bubbles: true }));
    const [first, second] = buttons(snapshot);
    finger('pointerdown', first as Element);
    finger('pointerup', first as Element);
    finger('pointerdown', second as Element);
    const pressed = await draw();
    expect(pressed).toEqual([]);
    finger('pointerup', document.body);
    finger('pointerup', document.body);
    expect(pressed).toEqual([buttons(root)[1]]);
  });

  it("clicks the app's element as it is when the finger is lifted", async () => {
    const finger = (type: string, on: EventTarget) =>
      on.dispatchEvent(new Event(type, { bubbles: true }));
    finger('pointerdown', buttons(snapshot)[1] as Element);
    await draw();
    const pressed = await draw();
    finger('pointerup', document.body);
    expect(pressed).toEqual([buttons(root)[1]]);
  });

  it('does not replay a click when the finger moved', async () => {
    const finger = (type: string, on: EventTarget) =>
      on.dispatchEvent(new Event(type, { bubbles: true }));
    finger('pointerdown', buttons(snapshot)[0] as Element);
    const pressed = await draw();
    finger('pointercancel', document.body);
    finger('pointerup', document.body);
    expect(pressed).toEqual([]);
  });

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

  it('removes the snapshot after 20 seconds in every case', () => {
    vi.useFakeTimers();
    replaceSnapshotWithApp(snapshot, root);
    vi.advanceTimersByTime(19_999);
    expect(snapshot.isConnected).toBe(true);
    vi.advanceTimersByTime(1);
    expect(snapshot.isConnected).toBe(false);
  });
});

describe('replaceSnapshotWithApp with the map of the home screen', () => {
  let map: HTMLElement;
  let cover: HTMLElement;

  beforeEach(() => void vi.useFakeTimers());

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
    await Promise.resolve();
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
    vi.advanceTimersByTime(9000);
    expect(map.contains(cover)).toBe(true);
    vi.advanceTimersByTime(1000);
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
