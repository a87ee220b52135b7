import { useEffect, useState } from 'react';
import {
  type Camera,
  type CameraFailure,
  cameraFailure,
  openCamera,
} from '../../platform/device/camera.ts';
import { usePageVisible } from './use-page-visible.ts';

export type CameraState =
  | { status: 'starting' }
  | { status: 'on'; camera: Camera }
  | { status: 'failed'; failure: CameraFailure };

const starting: CameraState = { status: 'starting' };

/** The camera, on while the component is shown and the page is seen, and at no other time. */
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
        // The question may be answered after the scanner was closed.
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
