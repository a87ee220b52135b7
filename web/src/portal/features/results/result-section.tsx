import { Button, chakra, Flex, Heading, Table, VisuallyHidden } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadCsv } from '../../../platform/device/file.ts';
import { asCsv } from '../../kit/as-csv.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';
import type { ResultTable } from './result-tables.ts';

type Column = ResultTable['columns'][number];

/** Returns a table as CSV; hidden numbers are empty, amounts have a decimal point. */
export function tableCsv({ columns, rows }: ResultTable): string {
  const value = (cell: string | number | null, { kind }: Column) => {
    if (cell === null) return '';
    return kind === 'cents' && typeof cell === 'number' ? (cell / 100).toFixed(2) : cell;
  };
  return asCsv(
    columns.map(({ label }) => label),
    rows.map((row) =>
      row.map((cell, at) => value(cell, columns[at] ?? { label: '', kind: 'text' })),
    ),
  );
}

interface SectionProps {
  table: ResultTable;
  /** Part of the names of files. */
  fileName: string;
  currency: string;
  /** Chart of the table, which is then folded; without one the table is shown. */
  chart?: ReactNode;
  children?: ReactNode;
}

/** Figures under a heading: a chart with its table, or a table, and its CSV. */
export function ResultSection({ table, fileName, currency, chart, children }: SectionProps) {
  const { page: t } = texts.results;
  const content = <ShownTable table={table} currency={currency} />;
  return (
    <section className="results-section" data-part={table.id}>
      <Flex align="center" gap="2" wrap="wrap">
        <Heading as="h2" size="md" flex="1 1 9rem" overflowWrap="anywhere">
          {table.title}
        </Heading>
        <Button
          className="no-print"
          ms="auto"
          me="-3"
          size="sm"
          variant="ghost"
          aria-label={t.csvOf({ table: table.title })}
          onClick={() => downloadCsv(`${fileName}-${table.id}.csv`, tableCsv(table))}
        >
          <Download aria-hidden="true" />
          {t.csv}
        </Button>
      </Flex>
      {chart}
      {chart ? (
        <chakra.details className="no-print" fontSize="sm">
          <chakra.summary cursor="pointer" py="2" color="wineText" fontWeight="600">
            {t.tableOf({ table: table.title })}
          </chakra.summary>
          {content}
        </chakra.details>
      ) : (
        content
      )}
      {children}
    </section>
  );
}

function ShownTable({ table, currency }: { table: ResultTable; currency: string }) {
  const { title, columns, rows } = table;
  return (
    <div className="results-table" role="group" aria-label={title} tabIndex={0}>
      <Table.Root size="sm" aria-label={title}>
        <Table.Header>
          <Table.Row>
            {columns.map(({ label, kind }) => (
              <Table.ColumnHeader key={label} textAlign={kind === 'text' ? 'start' : 'end'}>
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={`${row[0]}`}>
              {row.map((cell, at) => (
                <Table.Cell
                  key={columns[at]?.label}
                  textAlign={columns[at]?.kind === 'text' ? 'start' : 'end'}
                  fontVariantNumeric="tabular-nums"
                >
                  <CellText cell={cell} kind={columns[at]?.kind} currency={currency} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  );
}

interface CellProps {
  cell: string | number | null;
  kind: Column['kind'] | undefined;
  currency: string;
}

function CellText({ cell, kind, currency }: CellProps) {
  const { hidden, hiddenLabel } = texts.results.page;
  if (cell === null)
    return (
      <>
        <span aria-hidden="true">{hidden}</span>
        <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
      </>
    );
  if (typeof cell === 'string') return cell;
  return kind === 'cents' ? format.money({ amountCents: cell, currency }) : format.number(cell);
}
