import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Column<R> {
  title: string;
  cell: (record: R) => ReactNode;
  /** Left out on a phone, where the first column says the most important of it in a second line. */
  isWideOnly?: boolean;
  /** Numbers and buttons stand at the end of their column. */
  isEnd?: boolean;
  /** Never broken into lines: times. */
  isOneLine?: boolean;
}

interface Props<R> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<R>[];
  records: readonly R[];
}

/** A dense table of records. */
export function RecordTable<R extends { id: string }>({ label, columns, records }: Props<R>) {
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" overflowX="auto">
      <Table.Root size="sm" aria-label={label} interactive>
        <Table.Header>
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader key={column.title} {...look(column)}>
                {column.title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {records.map((record) => (
            <Table.Row key={record.id}>
              {columns.map((column) => (
                <Table.Cell key={column.title} {...look(column)}>
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

function look({ isWideOnly, isEnd, isOneLine }: Omit<Column<never>, 'title' | 'cell'>) {
  return {
    textAlign: isEnd ? ('end' as const) : undefined,
    whiteSpace: isOneLine ? ('nowrap' as const) : undefined,
    hideBelow: isWideOnly ? ('md' as const) : undefined,
    px: { base: '3', md: '4' },
    py: '1.5',
  };
}
