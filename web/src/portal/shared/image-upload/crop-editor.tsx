import './crop-editor.css';
import { useRef } from 'react';
import { texts } from '../../texts/texts.ts';
import { type Crop, cropArea, dragCrop, maxZoom, type Size } from './crop.ts';

interface Props {
  picture: Size & { url: string };
  /** Width by height. */
  aspect: number;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Chooses a part of a picture: dragged, or by sliders. */
export function CropEditor({ picture, aspect, crop, onChange }: Props) {
  const { left, top, width, height } = cropArea(picture, aspect, crop);
  const frame = useRef<HTMLDivElement>(null);
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div role="group" aria-label={texts.shared.imageUpload.crop.label}>
      <div
        ref={frame}
        className="crop-frame"
        style={{ aspectRatio: aspect }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={({ buttons, movementX, movementY }) => {
          const box = frame.current;
          if (buttons === 0 || !box) return;
          const by = { x: movementX / box.clientWidth, y: movementY / box.clientHeight };
          onChange(dragCrop(picture, aspect, crop, by));
        }}
      >
        <img
          src={picture.url}
          alt={texts.shared.imageUpload.crop.part}
          draggable={false}
          style={{
            width: percent(picture.width / width),
            left: percent(-left / width),
            top: percent(-top / height),
          }}
        />
      </div>
      <Slider
        label={texts.shared.imageUpload.crop.zoom}
        min={1}
        max={maxZoom}
        value={crop.zoom}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <Slider
        label={texts.shared.imageUpload.crop.horizontal}
        min={0}
        max={1}
        value={crop.x}
        onChange={(x) => onChange({ ...crop, x })}
      />
      <Slider
        label={texts.shared.imageUpload.crop.vertical}
        min={0}
        max={1}
        value={crop.y}
        onChange={(y) => onChange({ ...crop, y })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, onChange, ...range }: SliderProps) {
  return (
    <label className="crop-slider">
      {label}
      <input
        type="range"
        step={0.01}
        {...range}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
