import { useSyncExternalStore } from 'react';
import { parseOneOf, persisted, persistedState } from '../storage/persisted.ts';

/** Layout of the businesses list on this device. */
export const businessLayouts = ['cards', 'compact'] as const;
export type BusinessLayout = (typeof businessLayouts)[number];

const chosen = persistedState(
  persisted('business-layout', parseOneOf(businessLayouts), 'device', 'text'),
);

function currentLayout(): BusinessLayout {
  return chosen.get() ?? 'cards';
}

/** Sets and persists the layout. */
export function chooseBusinessLayout(layout: BusinessLayout): void {
  chosen.set(layout);
}

/** Returns the chosen layout; cards by default. */
export function useBusinessLayout(): BusinessLayout {
  return useSyncExternalStore(chosen.subscribe, currentLayout);
}
