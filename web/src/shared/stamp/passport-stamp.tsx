import { type Instant } from '@wine-walk/common/model/values.ts';
import { useTexts } from '../../i18n/texts.ts';
import { BusinessStampDrawing } from './business-stamp-drawing.tsx';
import type { StampedBusiness } from './stamp-motifs.ts';

export interface PassportStampProps {
  /** Business with its name, category and motif; gold if it has a special reward. */
  business: StampedBusiness & { hasSpecialReward?: boolean };
  /** Time of the visit; omitted for an empty stamp. */
  visitedAt?: Instant | undefined;
  /** Formatted time in the event's time zone, such as '5:42'. */
  timeText?: string | undefined;
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
  timeText = '',
  ...style
}: PassportStampProps) {
  const { common } = useTexts();
  const { name, category, stampMotif, hasSpecialReward = false } = business;
  const inked = style.isPending ? common.pendingStampOf : common.stampOf;
  return (
    <BusinessStampDrawing
      {...{ name, category, stampMotif, hasSpecialReward, timeText, ...style }}
      inkedAt={visitedAt}
      label={visitedAt ? inked(name, timeText) : common.emptyStampOf(name)}
    />
  );
}
