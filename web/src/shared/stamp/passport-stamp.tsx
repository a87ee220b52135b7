import type { BusinessCategory } from '@wine-walk/common/model/categories.ts';
import { type Instant } from '@wine-walk/common/model/values.ts';
import { useTexts } from '../../i18n/texts.ts';
import { StampDrawing } from './stamp-drawing.tsx';

export interface PassportStampProps {
  name: string;
  /** Time of the visit; omitted for an empty stamp. */
  visitedAt?: Instant;
  /** Formatted time in the event's time zone, such as '5:42'. */
  timeText?: string;
  /** True for a business with a special reward, drawn in gold. */
  isSpecial?: boolean;
  /** True if not verified yet: drawn fainter, with a clock, and announced. */
  isPending?: boolean;
  /** Category shown in an empty stamp; pass it if the name is next to the stamp. */
  category?: BusinessCategory;
  /** Diameter in pixels. From 140 it has a glass in the middle, as after a check-in. */
  size?: number;
  /** True on a wine-colored screen, where the ink is light. */
  isOnDark?: boolean;
}

/** Stamp of a business in a passport, or its dashed placeholder. */
export function PassportStamp({ visitedAt, timeText = '', ...stampProps }: PassportStampProps) {
  const { common } = useTexts();
  const { name, isPending } = stampProps;
  const inked = isPending ? common.pendingStampOf : common.stampOf;
  const label = visitedAt ? inked(name, timeText) : common.emptyStampOf(name);
  return <StampDrawing {...stampProps} inkedAt={visitedAt} timeText={timeText} label={label} />;
}
