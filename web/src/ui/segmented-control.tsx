import { useId } from 'react';
import './segmented-control.css';

interface Props<T extends string> {
  legend: string;
  value: T;
  options: readonly { value: T; label: string; lang?: string }[];
  onChoose: (value: T) => void;
}

/** Choice of a few options: native radio buttons drawn as one bar. */
export function SegmentedControl<T extends string>({ legend, value, options, onChoose }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice-bar">
        {options.map((option) => (
          <label key={option.value} className="choice-option" lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
