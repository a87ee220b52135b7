/** Reason that there is no camera: not supported, denied by the user or a policy, missing, or in use. */
export type CameraFailure = 'unsupported' | 'denied' | 'missing' | 'busy';

/** Maps errors of getUserMedia (Media Capture and Streams, 10.4). */
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
