import { act } from '@testing-library/react';
import type {
  DeviceFix,
  LocationFailure,
  LocationPermission,
} from '../platform/location/location.ts';
import { createPositionStore } from '../platform/location/location-position.ts';

/** Returns the latitude that is `meters` north of the sample business. */
export const north = (meters: number) => 38.3 + meters / 111_195;

/** Location store whose fixes and failures the test triggers. */
export function fakeLocation(permission: LocationPermission = 'prompt', isSupported = true) {
  let listener:
    | { onFix: (fix: DeviceFix) => void; onFailure: (failure: LocationFailure) => void }
    | undefined;
  let watchCount = 0;
  const store = createPositionStore({
    isSupported: () => isSupported,
    permission: async () => permission,
    watch: (onFix, onFailure) => {
      watchCount += 1;
      listener = { onFix, onFailure };
      return () => undefined;
    },
  });
  return {
    store,
    watchCount: () => watchCount,
    /** Reports a fix that is `meters` north of the sample business. */
    find: (meters: number, accuracyMeters: number | null = 12) =>
      act(async () => {
        const latitude = north(meters);
        listener?.onFix({ latitude, longitude: -78.5, accuracyMeters, takenAt: Date.now() - 2000 });
      }),
    fail: (failure: LocationFailure) => act(async () => listener?.onFailure(failure)),
  };
}
