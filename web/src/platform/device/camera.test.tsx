import { afterEach, expect, test, vi } from 'vitest';
import { openCamera } from './camera.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Browser whose camera has these capabilities. */
function browserWithCamera(capabilities?: object) {
  const track = {
    getCapabilities: capabilities && (() => capabilities),
    applyConstraints: vi.fn(async () => undefined),
    stop: vi.fn(),
  };
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  const getUserMedia = vi.fn(async (_constraints: MediaStreamConstraints) => stream);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return { track, stream, getUserMedia };
}

test('requests the back camera without a microphone', async () => {
  const { getUserMedia, stream } = browserWithCamera();
  expect((await openCamera()).stream).toBe(stream);
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      audio: false,
      video: expect.objectContaining({ facingMode: 'environment' }) as object,
    }),
  );
});

test('offers a torch if the camera has one', async () => {
  const { track } = browserWithCamera({ torch: true });
  const { setTorch } = await openCamera();
  await setTorch?.(true);
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  await setTorch?.(false);
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
});

test('offers no torch if the camera has none or does not report it', async () => {
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

test('rejects in a browser without cameras', async () => {
  vi.stubGlobal('navigator', {});
  await expect(openCamera()).rejects.toBeInstanceOf(TypeError);
});
