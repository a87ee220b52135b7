import { Box, Button, Table } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Sorting } from './sorting.ts';

interface SortHeadingProps {
  title: string;
  sorting: Sorting;
}

/** A column's heading that sorts the list by it. */
function SortHeading({ title, sorting: { column, isDescending, sortBy } }: SortHeadingProps) {
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

export interface Column<R> {
  title: string;
  cell: (record: R) => ReactNode;
  /** What the list is sorted by; left out: it cannot be sorted by this column. */
  sortValue?: (record: R) => string | number;
  /** Left out on a phone, where the first column says the most important of it in a second line. */
  isWideOnly?: boolean;
  /** Left out on a tablet, too, where what has to be read and pressed needs the room. */
  isWidestOnly?: boolean;
  /** Numbers and buttons stand at the end of their column. */
  isEnd?: boolean;
  /** Never broken into lines: times. */
  isOneLine?: boolean;
}

interface RecordTableProps<R> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<R>[];
  records: readonly R[];
  /** Left out where the list has one order. */
  sorting?: Sorting;
  /** Opens a record by a press anywhere on its row; the keyboard has its button. Left out: rows do nothing. */
  onOpen?: ((record: R) => void) | undefined;
  /** Which of them it opens; left out: each. */
  opens?: (record: R) => boolean;
}

/** A dense table of records. */
export function RecordTable<R extends { id: string }>(props: RecordTableProps<R>) {
  const { label, columns, records, sorting, onOpen, opens = () => true } = props;
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" overflowX="auto">
      <Table.Root size="sm" aria-label={label} interactive>
        <Table.Header>
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader
                key={column.title}
                {...cellStyle(column)}
                aria-sort={sortStateOf(column, sorting)}
              >
                {sorting && isSortable(column, sorting) ? (
                  <SortHeading title={column.title} sorting={sorting} />
                ) : (
                  column.title
                )}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {records.map((record) => (
            <Table.Row
              key={record.id}
              {...(onOpen &&
                opens(record) && {
                  cursor: 'pointer',
                  onClick: (event: MouseEvent) => isOnRow(event) && onOpen(record),
                })}
            >
              {columns.map((column) => (
                <Table.Cell key={column.title} {...cellStyle(column)}>
                  {column.cell(record)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function isSortable<R>({ title, sortValue }: Column<R>, sorting: Sorting): boolean {
  return sorting.columns?.includes(title) ?? sortValue !== undefined;
}

function sortStateOf<R>(column: Column<R>, sorting: Sorting | undefined) {
  if (!sorting || !isSortable(column, sorting)) return undefined;
  if (sorting.column !== column.title) return 'none';
  return sorting.isDescending ? 'descending' : 'ascending';
}

function cellStyle({
  isWideOnly,
  isWidestOnly,
  isEnd,
  isOneLine,
}: Omit<Column<never>, 'title' | 'cell' | 'sortValue'>) {
  return {
    textAlign: isEnd ? ('end' as const) : undefined,
    whiteSpace: isOneLine ? ('nowrap' as const) : undefined,
    hideBelow: isWidestOnly ? ('xl' as const) : isWideOnly ? ('md' as const) : undefined,
    px: { base: '3', '2xl': '4' },
    py: '1.5',
  };
}

/** A press on the row itself: not on what can be pressed in it, nor the end of a selection of its text. */
export function isOnRow({ target }: MouseEvent): boolean {
  const isControl = (target as Element).closest('a, button, input, label, select') !== null;
  return !isControl && (window.getSelection()?.toString() ?? '') === '';
}
