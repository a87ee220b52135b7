import { Button, Table, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { AdminTill } from '@wine-walk/common/api/staff/tills.ts';
import type { TillColumn } from '@wine-walk/common/model/desk.ts';
import { useState } from 'react';
import { format } from '../../kit/format.ts';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { LoadError } from '../../kit/load-error.tsx';
import { CountTillForm } from '../../shared/desk/count-till-form.tsx';
import { tillDifferenceText } from '../../shared/desk/till-difference.ts';
import { usePaymentName } from '../../shared/desk/use-payments.ts';
import { useTills } from '../../shared/desk/use-tills.ts';
import { tillName } from '../../shared/volunteer-names.ts';
import { texts } from '../../texts/texts.ts';
import { OverviewCard } from './overview-card.tsx';

/** Returns the float of a till and its movements. `otherName`: the organization's other payment. */
export function movementsText(
  till: AdminTill,
  otherName = texts.overview.tills.otherPayment,
): string {
  const { movements, card } = texts.overview.tills;
  const money = (amountCents: number) => format.money({ amountCents, currency: till.currency });
  const { salesCount, salesCents, refundsCents, handedOverCents } = till;
  return [
    movements.float({ amount: money(till.openingFloatCents) }),
    movements.sales({ count: salesCount, amount: money(salesCents) }),
    refundsCents > 0 && movements.refunded({ amount: money(refundsCents) }),
    handedOverCents > 0 && movements.handedOver({ amount: money(handedOverCents) }),
    handedOverCents < 0 && movements.received({ amount: money(-handedOverCents) }),
    columnText(card, till.card, money),
    columnText(otherName, till.other, money),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the payments by one method: 'card 3 sales $105, refunded $35'. Empty if there are none. */
function columnText(
  name: string,
  { salesCount, salesCents, refundsCents }: TillColumn,
  money: (amountCents: number) => string,
): string {
  if (salesCount === 0 && refundsCents === 0) return '';
  const { movements } = texts.overview.tills;
  const sales = movements.salesBy({ payment: name, count: salesCount, amount: money(salesCents) });
  return refundsCents > 0
    ? `${sales}, ${movements.refunded({ amount: money(refundsCents) })}`
    : sales;
}

/** Tills of the event with expected and counted cash and explanations. Open tills can be counted. */
export function TillsCard({ event }: { event: AdminEvent }) {
  const { tills: tillTexts } = texts.overview;
  const { tills, failure, retry } = useTills(event.id);
  const [countingId, setCountingId] = useState<string | null>(null);
  const counting = tills.find(({ id, closedAt }) => id === countingId && closedAt === null);
  if (tills.length === 0)
    return <LoadError title={tillTexts.failed} error={failure} onRetry={retry} />;
  const close = () => setCountingId(null);
  return (
    <OverviewCard title={tillTexts.title}>
      <Table.Root size="sm" aria-label={tillTexts.title}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader ps="0">{tillTexts.owner}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{tillTexts.expected}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end" pe="0">
              {tillTexts.counted}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body fontVariantNumeric="tabular-nums">
          {tills.map((till) => (
            <TillRow
              key={till.id}
              till={till}
              name={tillName(till, tills)}
              timeZone={event.timeZone}
              onCount={() => setCountingId(till.id)}
            />
          ))}
        </Table.Body>
        {tills.length > 1 && <TillTotals tills={tills} currency={event.ticketPrice.currency} />}
      </Table.Root>
      {counting && (
        <UnsavedChangesDialog
          title={tillTexts.tillOf({ name: tillName(counting, tills) })}
          onClose={close}
        >
          <CountTillForm till={counting} onDone={close} />
        </UnsavedChangesDialog>
      )}
    </OverviewCard>
  );
}

interface RowProps {
  till: AdminTill;
  name: string;
  timeZone: string;
  onCount: () => void;
}

function TillRow({ till, name, timeZone, onCount }: RowProps) {
  const money = (amountCents: number) => format.money({ amountCents, currency: till.currency });
  const { tills: tillTexts } = texts.overview;
  const nameOf = usePaymentName();
  const movements = movementsText(till, nameOf('other'));
  const difference = tillDifferenceText(till);
  const time = format.time(till.closedAt ?? till.openedAt, timeZone);
  return (
    <>
      <Table.Row css={{ '& > td': { borderBottomWidth: '0', paddingBottom: '0' } }}>
        <Table.Cell ps="0" overflowWrap="anywhere">
          {name}
        </Table.Cell>
        <Table.Cell textAlign="end">{money(till.expectedCents)}</Table.Cell>
        <Table.Cell textAlign="end" pe="0">
          {till.countedCents === null ? (
            <Button
              size="xs"
              variant="outline"
              aria-label={tillTexts.countOf({ name })}
              onClick={onCount}
            >
              {tillTexts.count}
            </Button>
          ) : (
            money(till.countedCents)
          )}
        </Table.Cell>
      </Table.Row>
      <Table.Row>
        <Table.Cell colSpan={3} px="0" pt="0.5" overflowWrap="anywhere">
          <Text color="muted">
            {till.closedAt
              ? tillTexts.countedAt({ time, by: till.closedBy ?? '', movements })
              : tillTexts.openSince({ time, movements })}
          </Text>
          {difference && (
            <Text color="goldText">
              {tillTexts.difference({ difference, explanation: till.explanation ?? '' })}
            </Text>
          )}
        </Table.Cell>
      </Table.Row>
    </>
  );
}

/** Totals of all tills; the counted one only when all are counted. */
function TillTotals({ tills, currency }: { tills: readonly AdminTill[]; currency: string }) {
  const sumOf = (cents: readonly number[]) =>
    format.money({ amountCents: cents.reduce((sum, amount) => sum + amount, 0), currency });
  const counted = tills.flatMap(({ countedCents }) => countedCents ?? []);
  return (
    <Table.Footer fontWeight="600">
      <Table.Row css={{ '& > td': { borderBottomWidth: '0' } }}>
        <Table.Cell ps="0">{texts.overview.tills.total}</Table.Cell>
        <Table.Cell textAlign="end">
          {sumOf(tills.map(({ expectedCents }) => expectedCents))}
        </Table.Cell>
        <Table.Cell textAlign="end" pe="0">
          {counted.length === tills.length ? sumOf(counted) : ''}
        </Table.Cell>
      </Table.Row>
    </Table.Footer>
  );
}
