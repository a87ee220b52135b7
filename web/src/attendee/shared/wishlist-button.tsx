import { Button, type ButtonProps } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import type { BusinessView } from '../../shared/business-view.ts';
import { showToast } from '../../ui/toaster.tsx';
import { maxWishlist, setWishlisted, useWishlist } from './wishlist.ts';

interface Props extends Pick<ButtonProps, 'size' | 'flex'> {
  business: BusinessView;
}

/**
 * Button that adds a business to the wishlist or removes it. The suggested route visits the wishlist first.
 */
export function WishlistButton({ business: { id, name, visit }, ...styleProps }: Props) {
  const businesses = useTexts('businesses');
  const { list } = useTexts('businesses');
  const isOnWishlist = useWishlist().has(id);
  if (visit) return null;
  return (
    <Button
      {...styleProps}
      variant="ghost"
      aria-pressed={isOnWishlist}
      aria-label={businesses.wantTo({ name })}
      onClick={() => {
        const outcome = setWishlisted(id, !isOnWishlist);
        if (outcome === 'saved') return;
        const title =
          outcome === 'full' ? list.wantedFull({ max: maxWishlist }) : businesses.notSaved;
        showToast({ type: 'warning', title });
      }}
    >
      <Heart aria-hidden="true" fill={isOnWishlist ? 'currentColor' : 'none'} />
      {isOnWishlist ? businesses.wanted : businesses.want}
    </Button>
  );
}
