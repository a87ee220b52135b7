import { useSyncExternalStore } from 'react';
import { parseOneOf, persisted, persistedState } from '../storage/persisted.ts';
import { playScanFeedback } from './scan-feedback.ts';

const chosen = persistedState(persisted('check-in-feedback', parseOneOf(['on']), 'device', 'text'));

const isOn = () => chosen.get() === 'on';

/** Turns sound and vibration after a check-in on or off; off by default. */
export function chooseCheckInFeedback(on: boolean): void {
  chosen.set(on ? 'on' : null);
}

/** True if a check-in plays a sound and vibrates. */
export function useCheckInFeedback(): boolean {
  return useSyncExternalStore(chosen.subscribe, isOn, () => false);
}

/** Plays the feedback of a verified check-in if the attendee turned it on. */
export function playCheckInFeedback(): void {
  if (isOn()) playScanFeedback('in');
}
