import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showMapPlaceholder } from './map-placeholder.ts';

let map: HTMLElement;
let cover: HTMLElement;

function showPlaceholder(snapshotMap: string) {
  document.body.innerHTML =
    '<div id="root"><div class="map-card-canvas"><figure></figure></div></div>';
  const snapshot = document.createElement('div');
  snapshot.innerHTML = `<style></style><div class="map-card-canvas">${snapshotMap}</div>`;
  cover = snapshot.querySelector('.map-card-canvas') as HTMLElement;
  map = document.querySelector('.map-card-canvas') as HTMLElement;
  showMapPlaceholder(snapshot, document.getElementById('root') as HTMLElement);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function drawCanvas() {
  map.append(document.createElement('canvas'));
  await Promise.resolve();
}

describe('showMapPlaceholder', () => {
  it('covers the map with the snapshot and its styles until all streets are drawn', async () => {
    showPlaceholder('<i data-picture></i><i data-picture></i>');
    expect(map.contains(cover)).toBe(true);
    expect(cover.inert).toBe(true);
    expect(cover.querySelector('style')).not.toBeNull();
    await drawCanvas();
    expect(map.contains(cover)).toBe(true);
    await drawCanvas();
    expect(map.contains(cover)).toBe(false);
  });

  it('remains for a slow phone and is removed after 10 seconds when no map renders', () => {
    showPlaceholder('<i data-picture></i>');
    vi.advanceTimersByTime(9000);
    expect(map.contains(cover)).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(map.contains(cover)).toBe(false);
  });

  it('disappears when the map below is touched', () => {
    showPlaceholder('<i data-picture></i>');
    map.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(map.contains(cover)).toBe(false);
  });

  it('does not appear when the snapshot has no streets', () => {
    showPlaceholder('<figure></figure>');
    expect(map.contains(cover)).toBe(false);
  });
});
