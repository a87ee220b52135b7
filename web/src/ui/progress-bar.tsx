import { Progress } from '@chakra-ui/react';

interface Props {
  /** Progress from 0 to `max`. */
  value: number;
  max: number;
  /** Name for screen readers. */
  label: string;
  /** Progress as text for screen readers. */
  text: string;
}

/** Labeled progress bar. */
export function ProgressBar({ value, max, label, text }: Props) {
  return (
    <Progress.Root value={value} max={max} size="sm">
      <Progress.Track aria-label={label} aria-valuetext={text}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
