import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showMapPlaceholder } from './map-placeholder.ts';

let map: HTMLElement;
let cover: HTMLElement;

function handOverMap(keptMap: string) {
  document.body.innerHTML =
    '<div id="root"><div class="map-card-canvas"><figure></figure></div></div>';
  const kept = document.createElement('div');
  kept.innerHTML = `<style></style><div class="map-card-canvas">${keptMap}</div>`;
  cover = kept.querySelector('.map-card-canvas') as HTMLElement;
  map = document.querySelector('.map-card-canvas') as HTMLElement;
  showMapPlaceholder(kept, document.getElementById('root') as HTMLElement);
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

// spec: A14.43
describe('the map as it was kept', () => {
  it('lies over the one that is being drawn until that has all its streets, with its styles', async () => {
    handOverMap('<i data-picture></i><i data-picture></i>');
    expect(map.contains(cover)).toBe(true);
    expect(cover.inert).toBe(true);
    expect(cover.querySelector('style')).not.toBeNull();
    await drawCanvas();
    expect(map.contains(cover)).toBe(true);
    await drawCanvas();
    expect(map.contains(cover)).toBe(false);
  });

  it('stays as long as a slow phone needs, and is gone after 10 seconds where no map comes', () => {
    handOverMap('<i data-picture></i>');
    vi.advanceTimersByTime(9000);
    expect(map.contains(cover)).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(map.contains(cover)).toBe(false);
  });

  it('is gone once the map below it is touched', () => {
    handOverMap('<i data-picture></i>');
    map.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(map.contains(cover)).toBe(false);
  });

  it('is not shown where it had no streets', () => {
    handOverMap('<figure></figure>');
    expect(map.contains(cover)).toBe(false);
  });
});
