import { type Instant } from '@wine-walk/common/model/fields/values.ts';
import type { StampedBusiness } from '@wine-walk/common/rules/businesses/stamp-motif.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { BusinessStampDrawing } from './business-stamp-drawing.tsx';

export interface PassportStampProps {
  /** Business with its name, category and motif; gold if it has a special reward. */
  business: StampedBusiness & { hasSpecialReward?: boolean };
  /** Time of the visit; null if it is unknown, omitted for an empty stamp. */
  visitedAt?: Instant | null | undefined;
  /** Time zone of the event, for a visit. */
  timeZone?: string;
  /** True if not verified yet: drawn fainter, with a clock, and announced. */
  isPending?: boolean;
  /** Diameter in pixels. From 140 the name stands around the motif, as after a check-in. */
  size?: number;
  /** True on a wine-colored screen, where the ink is light. */
  isOnDark?: boolean;
}

/** Stamp of a business in a passport, or its dashed placeholder. */
export function PassportStamp({
  business,
  visitedAt,
  timeZone = 'UTC',
  ...style
}: PassportStampProps) {
  const common = useTexts('common');
  const { time } = useFormats();
  const { name, category, stampMotif, hasSpecialReward = false } = business;
  const drawn = { name, category, stampMotif, hasSpecialReward, ...style };
  if (visitedAt === undefined)
    return <BusinessStampDrawing {...drawn} label={common.emptyStampOf({ name })} />;
  const inked = style.isPending ? common.pendingStampOf : common.stampOf;
  const timeText = visitedAt === null ? '' : time(visitedAt, timeZone);
  return (
    <BusinessStampDrawing
      {...drawn}
      timeText={timeText}
      inkedAt={visitedAt ?? 'unknown'}
      label={inked({ name, time: timeText || common.unknownTime })}
    />
  );
}
