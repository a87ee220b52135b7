import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';

interface FigureProps {
  value: string;
  fontSize: '4xl' | '5xl';
  /** The words that the number is read with. */
  beside: string;
  children: ReactNode;
}

/** A number with what it counts. */
export function StatValue({ value, fontSize, beside, children }: FigureProps) {
  return (
    <Flex align="baseline" justify="space-between" gap="3" wrap="wrap">
      <Text display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5" minW="0">
        <chakra.span textStyle="figure" fontSize={fontSize} lineHeight="0.95">
          {value}
        </chakra.span>{' '}
        <span>{beside}</span>
      </Text>
      {children}
    </Flex>
  );
}

/** How much of the walk is done, as a line. */
export function Bar({ standing }: { standing: ProgressSummary }) {
  const { home } = useTexts();
  const { percent } = useFormats();
  const { completionPercent, visitedBusinesses, totalBusinesses } = standing;
  return (
    <Flex align="center" gap="3">
      <div
        className="banner-bar"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={completionPercent}
        aria-label={home.visitedOf(visitedBusinesses, totalBusinesses)}
      >
        <span style={{ width: `${completionPercent}%` }} />
      </div>
      <Text fontSize="sm" fontWeight="700" fontVariantNumeric="tabular-nums">
        {percent(completionPercent)}
      </Text>
    </Flex>
  );
}

/** The stamp's ring, as a watermark. */
export function Ring() {
  return (
    <svg className="banner-ring" viewBox="-64 -64 128 128" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle r="60" strokeWidth="4" />
        <circle r="51" strokeWidth="1.6" />
      </g>
    </svg>
  );
}
