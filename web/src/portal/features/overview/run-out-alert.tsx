import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { CountedBusiness } from '@wine-walk/common/api/staff/overview.ts';
import { isRunOutNear } from '@wine-walk/common/rules/shops/run-out.ts';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  event: Pick<AdminEvent, 'timeZone'>;
  businesses: readonly CountedBusiness[];
  /** Time of the count. */
  countedAt: string;
}

/** Shops whose bottles are likely used up within 30 minutes. */
export function RunOutAlert({ event, businesses, countedAt }: Props) {
  const { runOut } = texts.overview;
  const time = (at: string) => format.time(at, event.timeZone);
  const shops = businesses.flatMap(({ name, runsOut }) =>
    runsOut && isRunOutNear(runsOut, Date.parse(countedAt))
      ? [runOut.shop({ name, from: time(runsOut.from), until: time(runsOut.until) })]
      : [],
  );
  if (shops.length === 0) return null;
  return <Alert tone="gold">{runOut.text({ shops: shops.join('; ') })}</Alert>;
}
