/** A camera that is on. */
export interface Camera {
  stream: MediaStream;
  /** Turns its light on or off; null where it has none. */
  setTorch: ((isOn: boolean) => Promise<void>) | null;
  /** Turns it off; harmless when it is off already. */
  stop: () => void;
}

/** Standards name the torch, TypeScript's DOM does not yet (Image Capture, 5). */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean };
type TorchConstraints = MediaTrackConstraintSet & { torch: boolean };

/**
 * Turns on the camera at the back, or whichever there is; the browser may ask the person. Rejects with
 * getUserMedia's errors, see camera-failure.ts; a TypeError where the browser has no cameras at all.
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
      for (const each of stream.getTracks()) each.stop();
    },
  };
}
