import { Button } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Sorting } from './sorting.ts';

interface Props {
  title: string;
  sorting: Sorting;
}

/** A column's heading that sorts the list by it. */
export function SortHeading({ title, sorting: { column, isDescending, sortBy } }: Props) {
  const isSorted = column === title;
  const Arrow = isSorted ? (isDescending ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <Button
      variant="plain"
      h="8"
      px="0"
      gap="1"
      color="inherit"
      font="inherit"
      _icon={{ boxSize: '3.5', opacity: isSorted ? 1 : 0.55 }}
      onClick={() => sortBy(title)}
    >
      {title}
      <Arrow aria-hidden="true" />
    </Button>
  );
}
