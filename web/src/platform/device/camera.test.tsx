import { afterEach, expect, test, vi } from 'vitest';
import { openCamera } from './camera.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose camera can do what the test says. */
function browserWithCamera(capabilities?: object) {
  const track = {
    getCapabilities: capabilities && (() => capabilities),
    applyConstraints: vi.fn(async () => undefined),
    stop: vi.fn(),
  };
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  const getUserMedia = vi.fn(async (_asked: MediaStreamConstraints) => stream);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return { track, stream, getUserMedia };
}

test('asks for the camera at the back, and for no microphone', async () => {
  const { getUserMedia, stream } = browserWithCamera();
  expect((await openCamera()).stream).toBe(stream);
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      audio: false,
      video: expect.objectContaining({ facingMode: 'environment' }) as object,
    }),
  );
});

// spec: A4.4
test('has a torch where the camera has', async () => {
  const { track } = browserWithCamera({ torch: true });
  const { setTorch } = await openCamera();
  await setTorch?.(true);
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  await setTorch?.(false);
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
});

test('has none where the camera has none, or does not say', async () => {
  browserWithCamera({ torch: false });
  expect((await openCamera()).setTorch).toBeNull();
  browserWithCamera();
  expect((await openCamera()).setTorch).toBeNull();
});

test('stops every track', async () => {
  const { track } = browserWithCamera();
  const camera = await openCamera();
  expect(track.stop).not.toHaveBeenCalled();
  camera.stop();
  expect(track.stop).toHaveBeenCalledOnce();
});

test('fails where the browser has no cameras at all', async () => {
  vi.stubGlobal('navigator', {});
  await expect(openCamera()).rejects.toBeInstanceOf(TypeError);
});
