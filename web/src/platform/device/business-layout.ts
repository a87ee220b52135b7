import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/** Layout of the businesses list on this device. */
export const businessLayouts = ['cards', 'compact'] as const;
export type BusinessLayout = (typeof businessLayouts)[number];

const name = 'business-layout';
const listeners = createListeners();
let current: BusinessLayout | undefined;

function currentLayout(): BusinessLayout {
  current ??= readStored(name) === 'compact' ? 'compact' : 'cards';
  return current;
}

/** Sets and persists the layout. */
export function chooseBusinessLayout(layout: BusinessLayout): void {
  writeStored(name, layout);
  current = layout;
  listeners.notify();
}

/** Returns the chosen layout; cards by default. */
export function useBusinessLayout(): BusinessLayout {
  return useSyncExternalStore(listeners.subscribe, currentLayout);
}
