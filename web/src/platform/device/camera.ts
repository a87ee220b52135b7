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

/** Open camera. */
export interface Camera {
  stream: MediaStream;
  /** Switches the torch; null if there is none. */
  setTorch: ((isOn: boolean) => Promise<void>) | null;
  /** Stops the camera; safe to repeat. */
  stop: () => void;
}

/** Torch (Image Capture, 5), missing in TypeScript's DOM types. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean };
type TorchConstraints = MediaTrackConstraintSet & { torch: boolean };

/**
 * Opens the back camera, or any. The browser may prompt. Rejects with getUserMedia's errors
 * (`cameraFailure`), or a TypeError without camera support.
 */
export async function openCamera(): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const [track] = stream.getVideoTracks();
  const capabilities: TorchCapabilities = track?.getCapabilities?.() ?? {};
  const setTorch = async (isOn: boolean) => {
    const light: TorchConstraints = { torch: isOn };
    await track?.applyConstraints({ advanced: [light] });
  };
  return {
    stream,
    setTorch: capabilities.torch ? setTorch : null,
    stop: () => {
      for (const mediaTrack of stream.getTracks()) mediaTrack.stop();
    },
  };
}
