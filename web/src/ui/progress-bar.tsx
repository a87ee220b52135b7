import { Progress } from '@chakra-ui/react';

interface Props {
  /** 0 to `max`. */
  value: number;
  max: number;
  /** What it measures, for screen readers. */
  label: string;
  /** How far it is, in words, for screen readers. */
  text: string;
}

/** How much of something is done. */
export function ProgressBar({ value, max, label, text }: Props) {
  return (
    <Progress.Root value={value} max={max} size="sm">
      <Progress.Track aria-label={label} aria-valuetext={text}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
