import { Box, Button, Table } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Sorting } from './sorting.ts';

interface SortHeadingProps {
  /** ID of the column. */
  id: string;
  title: string;
  sorting: Sorting;
}

/** Column heading that sorts the list. */
function SortHeading({ id, title, sorting: { column, isDescending, sortBy } }: SortHeadingProps) {
  const isSorted = column === id;
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
      onClick={() => sortBy(id)}
    >
      {title}
      <Arrow aria-hidden="true" />
    </Button>
  );
}

export interface Column<R> {
  /** ID in the URL of a sorted list, the same in every language. */
  id: string;
  title: string;
  cell: (record: R) => ReactNode;
  /** Value to sort by; omitted if the column is not sortable. */
  sortValue?: (record: R) => string | number;
  /** True if hidden on phones, where a note in the first column replaces it. */
  isWideOnly?: boolean;
  /** True if also hidden on tablets, to leave room for more important columns. */
  isWidestOnly?: boolean;
  /** True for numbers and buttons, aligned to the end. */
  isEnd?: boolean;
  /** True for times, which must not wrap. */
  isOneLine?: boolean;
}

interface RecordTableProps<R> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<R>[];
  records: readonly R[];
  /** Omitted if the list has one order. */
  sorting?: Sorting;
  /** Opens a record by a click on its row; keyboard users have a button. Omitted: rows are not clickable. */
  onOpen?: ((record: R) => void) | undefined;
  /** True for records that open; omitted: all of them. */
  opens?: (record: R) => boolean;
}

/** Dense table of records. */
export function RecordTable<R extends { id: string }>(props: RecordTableProps<R>) {
  const { label, columns, records, sorting, onOpen, opens = () => true } = props;
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" overflowX="auto">
      <Table.Root size="sm" aria-label={label} interactive>
        <Table.Header>
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader
                key={column.id}
                {...cellStyle(column)}
                aria-sort={sortStateOf(column, sorting)}
              >
                {sorting && isSortable(column, sorting) ? (
                  <SortHeading id={column.id} title={column.title} sorting={sorting} />
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
                <Table.Cell key={column.id} {...cellStyle(column)}>
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

function isSortable<R>({ id, sortValue }: Column<R>, sorting: Sorting): boolean {
  return sorting.columns?.includes(id) ?? sortValue !== undefined;
}

function sortStateOf<R>(column: Column<R>, sorting: Sorting | undefined) {
  if (!sorting || !isSortable(column, sorting)) return undefined;
  if (sorting.column !== column.id) return 'none';
  return sorting.isDescending ? 'descending' : 'ascending';
}

function cellStyle({
  isWideOnly,
  isWidestOnly,
  isEnd,
  isOneLine,
}: Omit<Column<never>, 'id' | 'title' | 'cell' | 'sortValue'>) {
  return {
    textAlign: isEnd ? ('end' as const) : undefined,
    whiteSpace: isOneLine ? ('nowrap' as const) : undefined,
    hideBelow: isWidestOnly ? ('xl' as const) : isWideOnly ? ('md' as const) : undefined,
    px: { base: '2', md: '2.5', '2xl': '4' },
    py: '1.5',
  };
}

/** True for a click on the row itself, not on a control in it or at the end of a text selection. */
export function isOnRow({ target }: MouseEvent): boolean {
  const isControl = (target as Element).closest('a, button, input, label, select') !== null;
  return !isControl && (window.getSelection()?.toString() ?? '') === '';
}
