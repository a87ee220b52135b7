import type { BusinessCategory } from '@wine-walk/common/model/categories.ts';
import { type Instant } from '@wine-walk/common/model/values.ts';
import { useTexts } from '../../i18n/texts.ts';
import { StampDrawing } from './stamp-drawing.tsx';

export interface PassportStampProps {
  name: string;
  /** When the visit was; left out: the stamp is still empty. */
  visitedAt?: Instant;
  /** The same time in the event's zone, as people read it: '5:42'. */
  timeText?: string;
  /** Gold, for a business with a special reward. */
  isSpecial?: boolean;
  /** Not verified yet: inked more faintly, with a clock on it, and said. */
  isPending?: boolean;
  /** Where the name stands beside it: an empty stamp then shows what the business is. */
  category?: BusinessCategory;
  /** Pixels across. From 140 on it has a glass in the middle, as in the check-in moment. */
  size?: number;
  /** On the wine-coloured screen the ink is light. */
  isOnDark?: boolean;
}

/** The stamp of a business in a passport, or the dashed place where it will be. */
export function PassportStamp({ visitedAt, timeText = '', ...look }: PassportStampProps) {
  const { common } = useTexts();
  const { name, isPending } = look;
  const inked = isPending ? common.pendingStampOf : common.stampOf;
  const label = visitedAt ? inked(name, timeText) : common.emptyStampOf(name);
  return <StampDrawing {...look} inkedAt={visitedAt} timeText={timeText} label={label} />;
}
