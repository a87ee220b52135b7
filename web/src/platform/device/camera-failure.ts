/**
 * Why there is no camera: the browser has none to offer, the person (or a policy) said no, the device has
 * none, or something else is using it.
 */
export type CameraFailure = 'unsupported' | 'denied' | 'missing' | 'busy';

/** By what getUserMedia rejected with (Media Capture and Streams, 10.4). */
export function cameraFailure(error: unknown): CameraFailure {
  switch (error instanceof Error && error.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'unsupported';
  }
}
