import { useEffect, useEffectEvent } from 'react';
import { loadQrDecoder, type QrDecoder } from '../../platform/device/camera-decoder.ts';

/** Between two looks. Milliseconds: quick for a person, and gentle on a phone's battery. */
const pauseMs = 150;

interface Handlers {
  /** The texts of all codes in one picture; only where there are any. */
  onTexts: (texts: string[]) => void;
  /** What decodes could not be loaded. */
  onFailed: () => void;
}

/** Looks for QR codes in what the video shows, for as long as it is there. */
export function useScanning(video: HTMLVideoElement | null, handlers: Handlers): void {
  const found = useEffectEvent(handlers.onTexts);
  const failed = useEffectEvent(handlers.onFailed);
  useEffect(() => {
    if (!video) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (decode: QrDecoder) => {
      const texts = await textsIn(video, decode);
      if (isOver) return;
      if (texts.length > 0) found(texts);
      timer = setTimeout(() => void look(decode), pauseMs);
    };
    loadQrDecoder().then(
      (decode) => !isOver && void look(decode),
      () => !isOver && failed(),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video]);
}

/** A picture that cannot be read, as between two cameras, shows nothing; the next one will. */
async function textsIn(video: HTMLVideoElement, decode: QrDecoder): Promise<string[]> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return [];
  try {
    return await decode(video);
  } catch {
    return [];
  }
}
