import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { CameraFailure } from '../../../../platform/device/camera.ts';
import type { permissionPlatform } from '../../../../platform/location/location.ts';

/** `no-decoder`: the camera works, but the decoder could not be loaded. */
export type ScannerFailure = CameraFailure | 'no-decoder';

/** Returns the texts of a camera error, with help for the platform. */
export function cameraMessage(
  failure: ScannerFailure,
  platform: ReturnType<typeof permissionPlatform>,
  scanner: AttendeeTexts['scanner'],
): { title: string; description: string } {
  if (failure === 'denied') {
    return { title: scanner.deniedTitle, description: scanner.denied[platform] };
  }
  const descriptions = {
    unsupported: scanner.unsupported,
    missing: scanner.missing,
    busy: scanner.busy,
    'no-decoder': scanner.noDecoder,
  };
  return { title: scanner.notAvailableTitle, description: descriptions[failure] };
}

/** True if a retry can help. */
export const canRetry = (failure: ScannerFailure) => failure !== 'unsupported';
