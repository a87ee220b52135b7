import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/** How this device lists the businesses: with pictures and words, or many at a glance. */
export const businessLayouts = ['cards', 'compact'] as const;
export type BusinessLayout = (typeof businessLayouts)[number];

const name = 'business-layout';
const listeners = createListeners();
let current: BusinessLayout | undefined;

function currentLayout(): BusinessLayout {
  current ??= readStored(name) === 'compact' ? 'compact' : 'cards';
  return current;
}

/** Lists them so from now on, and next time. */
export function chooseBusinessLayout(layout: BusinessLayout): void {
  writeStored(name, layout);
  current = layout;
  listeners.notify();
}

/** Cards, unless the device's owner chose otherwise. */
export function useBusinessLayout(): BusinessLayout {
  return useSyncExternalStore(listeners.subscribe, currentLayout);
}
