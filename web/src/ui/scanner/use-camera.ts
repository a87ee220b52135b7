import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type Camera,
  type CameraFailure,
  cameraFailure,
  openCamera,
} from '../../platform/device/camera.ts';

type CameraState =
  | { status: 'starting' }
  | { status: 'on'; camera: Camera }
  | { status: 'failed'; failure: CameraFailure };

const starting: CameraState = { status: 'starting' };

/** Runs the camera only while the component is mounted and the page is visible. */
export function useCamera(): CameraState & { retry: () => void } {
  const isVisible = usePageVisible();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(starting);
  useEffect(() => {
    if (!isVisible) return;
    let isOver = false;
    let opened: Camera | null = null;
    openCamera().then(
      (camera) => {
        opened = camera;
        // The permission may be granted after the scanner was closed.
        if (isOver) camera.stop();
        else setState({ status: 'on', camera });
      },
      (error: unknown) => {
        if (!isOver) setState({ status: 'failed', failure: cameraFailure(error) });
      },
    );
    return () => {
      isOver = true;
      opened?.stop();
      setState(starting);
    };
  }, [isVisible, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** True if the page is visible: not behind another tab or app, and the screen is on. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
