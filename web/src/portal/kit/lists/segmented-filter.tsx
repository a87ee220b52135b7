import { Button, Flex } from '@chakra-ui/react';

interface Props<S extends string | undefined> {
  /** Each with how many there are; without a number until they are counted. */
  options: readonly { show: S; label: string; count?: number | undefined }[];
  chosen: S;
  onChoose: (show: S) => void;
}

/** Which of a list are shown, one of a few. */
export function SegmentedFilter<S extends string | undefined>({
  options,
  chosen,
  onChoose,
}: Props<S>) {
  return (
    <Flex role="group" aria-label="Show" gap="1" wrap="wrap">
      {options.map(({ show, label, count }) => (
        <Button
          key={label}
          size="sm"
          variant={chosen === show ? 'subtle' : 'ghost'}
          colorPalette={chosen === show ? 'wine' : 'gray'}
          aria-pressed={chosen === show}
          fontVariantNumeric="tabular-nums"
          onClick={() => onChoose(show)}
        >
          {label}
          {count !== undefined && ` ${count.toLocaleString('en-US')}`}
        </Button>
      ))}
    </Flex>
  );
}
