import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readEventResults } from '@wine-walk/common/api/results.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { stockText } from '../../shared/last-walk-text.ts';
import { texts } from '../../texts/texts.ts';

/** Totals of the walk that an event was copied from; nothing until it has results that are shown. */
export function CopiedNote({ copiedFromId }: { copiedFromId: string }) {
  const { data } = useApiQuery(readEventResults, { params: { id: copiedFromId } });
  const facts = data ? factsOf(data) : [];
  if (!data || facts.length === 0) return null;
  const { eventName: event, startTime, timeZone } = data;
  return (
    <Alert tone="gray">
      {texts.events.copied.note({
        event,
        date: format.shortDate(startTime, timeZone),
        facts: facts.join('; '),
      })}
    </Alert>
  );
}

function factsOf({
  people: { came, expected },
  visits,
  shopCount: shops,
  averageStops,
  costCents,
  currency,
  stock,
}: ResponseOf<typeof readEventResults>): string[] {
  const { copied: t } = texts.events;
  const shown = (value: number | null, digits?: number) =>
    value === null ? null : format.number(value, digits);
  return [
    ...(came === null ? [] : [t.came({ came: format.number(came), expected: shown(expected) })]),
    ...(visits === null
      ? []
      : [t.stops({ visits: format.number(visits), shops, average: shown(averageStops, 1) })]),
    ...(stock ? [stockText(stock)] : []),
    ...(costCents === null
      ? []
      : [t.cost({ cost: format.money({ amountCents: costCents, currency }) })]),
  ];
}
