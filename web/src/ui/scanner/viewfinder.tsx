import './viewfinder.css';
import { Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useScannerTexts } from '../../i18n/scanner-texts.ts';
import type { Camera } from '../../platform/device/camera.ts';
import { loadQrDecoder, type QrDecoder } from '../../platform/device/camera-decoder.ts';
import { Tooltip } from '../tooltip.tsx';

interface Props {
  /** Null while it starts. */
  camera: Camera | null;
  onTexts: (texts: string[]) => void;
  onNoDecoder: () => void;
}

/** What the camera sees, with the frame to bring the code into. */
export function Viewfinder({ camera, onTexts, onNoDecoder }: Props) {
  const scanner = useScannerTexts();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
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

/** Shows the stream; answers how to end that. */
function play(video: HTMLVideoElement, stream: MediaStream): () => void {
  video.srcObject = stream;
  // Interrupted by closing: there is nothing to play anymore.
  video.play().catch(() => undefined);
  return () => {
    video.srcObject = null;
  };
}

function TorchButton({ setTorch }: { setTorch: NonNullable<Camera['setTorch']> }) {
  const scanner = useScannerTexts();
  const [isOn, setOn] = useState(false);
  const label = isOn ? scanner.torchOff : scanner.torchOn;
  const Icon = isOn ? FlashlightOff : Flashlight;
  const toggle = () =>
    setTorch(!isOn).then(
      () => setOn(!isOn),
      // Some cameras claim a light and refuse it: the button stays as it was.
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

/** Between two looks. Milliseconds: quick for a person, and gentle on a phone's battery. */
const pauseMs = 150;

interface Handlers {
  /** The texts of all codes in one picture; only where there are any. */
  onTexts: (texts: string[]) => void;
  /** What decodes could not be loaded. */
  onFailed: () => void;
}

/** Looks for QR codes in what the video shows, for as long as it is there. */
function useScanning(video: HTMLVideoElement | null, handlers: Handlers): void {
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
