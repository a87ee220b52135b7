import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { type LocationFailure, locationPlatform } from '../../../platform/location/location.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { type FailureMessage, locationFailureMessage } from './failure.ts';

/** Why there is no location, told by a toast as it happens; null while there is no failure. */
export function useLocationFailure(failure: LocationFailure | null): FailureMessage | null {
  const texts = useTexts();
  const notice = failure && locationFailureMessage(failure, locationPlatform(), texts);
  const tell = useEffectEvent(() => {
    if (!notice) return;
    const { title, description } = notice;
    // A toast cannot come up while React is still at its effects.
    queueMicrotask(() => showToast({ type: 'error', title, description }));
  });
  useEffect(() => {
    if (failure) tell();
  }, [failure]);
  return notice;
}
