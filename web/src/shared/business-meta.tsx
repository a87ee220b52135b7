import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useFormats } from '../i18n/format.ts';
import { useTexts } from '../i18n/texts.ts';
import type { BusinessView } from './business-view.ts';

interface Props {
  business: BusinessView;
  /** Where the distance stands beside it already. */
  hidesDistance?: boolean;
}

/** What it is, how it is rated and how far away it is, in one line. */
export function BusinessMeta({ business, hidesDistance = false }: Props) {
  const { businesses } = useTexts();
  const { distance, number } = useFormats();
  const { category, rating, distanceMeters } = business;
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      color="muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
    >
      <span>{businesses.categories[category]}</span>
      {rating > 0 && (
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <chakra.span color="gold" aria-hidden="true">
            <Star size={14} fill="currentColor" />
          </chakra.span>
          <span aria-hidden="true">{number(rating, 1)}</span>
          <chakra.span srOnly>{businesses.rating(number(rating, 1))}</chakra.span>
        </chakra.span>
      )}
      {!hidesDistance && distanceMeters !== undefined && (
        <span>{businesses.away(distance(distanceMeters))}</span>
      )}
    </chakra.p>
  );
}
