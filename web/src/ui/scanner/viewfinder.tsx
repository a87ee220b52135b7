import './viewfinder.css';
import { Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { Camera } from '../../platform/device/camera.ts';
import { loadQrDecoder, type QrDecoder } from '../../platform/device/camera-decoder.ts';
import { useWakeLock } from '../../platform/device/wake-lock.ts';
import { Tooltip } from '../tooltip.tsx';

interface Props {
  /** Null while the camera starts. */
  camera: Camera | null;
  onTexts: (texts: string[]) => void;
  onNoDecoder: () => void;
}

/** Camera image with a frame for the code. */
export function Viewfinder({ camera, onTexts, onNoDecoder }: Props) {
  const scanner = useTexts('scanner');
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useWakeLock();
  useEffect(() => {
    if (!video || !camera) return;
    return play(video, camera.stream);
  }, [video, camera]);
  useScanning(video, { onTexts, onFailed: onNoDecoder });
  return (
    <div className="viewfinder">
      <video ref={setVideo} muted playsInline aria-label={scanner.viewLabel} />
      <span className="viewfinder-frame" data-on={camera ? '' : undefined} aria-hidden="true" />
      {camera?.setTorch && <TorchButton setTorch={camera.setTorch} />}
    </div>
  );
}

/** Plays the stream. Returns a function that stops it. */
function play(video: HTMLVideoElement, stream: MediaStream): () => void {
  video.srcObject = stream;
  // Playback was interrupted by closing the scanner.
  video.play().catch(() => undefined);
  return () => {
    video.srcObject = null;
  };
}

function TorchButton({ setTorch }: { setTorch: NonNullable<Camera['setTorch']> }) {
  const scanner = useTexts('scanner');
  const [isOn, setOn] = useState(false);
  const label = isOn ? scanner.torchOff : scanner.torchOn;
  const Icon = isOn ? FlashlightOff : Flashlight;
  const toggle = () =>
    setTorch(!isOn).then(
      () => setOn(!isOn),
      // Some cameras report a light but reject turning it on: the button keeps its state.
      () => undefined,
    );
  return (
    <Tooltip content={label}>
      <button
        type="button"
        className="viewfinder-torch"
        aria-label={label}
        aria-pressed={isOn}
        onClick={() => void toggle()}
      >
        <Icon size={22} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

/** Pause between two scans, in milliseconds: fast for the user, and easy on the battery. */
const pauseMs = 150;

interface Handlers {
  /** Called with the texts of all codes in one frame; not called without any. */
  onTexts: (texts: string[]) => void;
  /** Called if the decoder could not be loaded. */
  onFailed: () => void;
}

/** Scans the video for QR codes while it is mounted. */
function useScanning(video: HTMLVideoElement | null, handlers: Handlers): void {
  const onTexts = useEffectEvent(handlers.onTexts);
  const failed = useEffectEvent(handlers.onFailed);
  useEffect(() => {
    if (!video) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const scan = async (decode: QrDecoder) => {
      const texts = await textsIn(video, decode);
      if (isOver) return;
      if (texts.length > 0) onTexts(texts);
      timer = setTimeout(() => void scan(decode), pauseMs);
    };
    loadQrDecoder().then(
      (decode) => !isOver && void scan(decode),
      () => !isOver && failed(),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video]);
}

/** Returns no texts for a frame that cannot be read, such as during a camera switch; the next one will be. */
async function textsIn(video: HTMLVideoElement, decode: QrDecoder): Promise<string[]> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return [];
  try {
    return await decode(video);
  } catch {
    return [];
  }
}
