import { Button, type ButtonProps } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { maxWanted, useWantedBusinesses, wantBusiness } from '../device/wanted-businesses.ts';
import { useLateTexts } from '../texts/late/late-texts.ts';
import { useTexts } from '../texts/texts.ts';
import type { SeenBusiness } from './seen-business.ts';
import { notify } from './toaster.tsx';

interface Props extends Pick<ButtonProps, 'size' | 'flex'> {
  business: SeenBusiness;
}

/** Wants to visit a business, or no longer: the suggested way goes to the wanted ones first. */
export function WantButton({ business: { id, name, visit }, ...look }: Props) {
  const { businesses } = useTexts();
  const { list } = useLateTexts();
  const isWanted = useWantedBusinesses().has(id);
  if (visit) return null;
  return (
    <Button
      {...look}
      variant="ghost"
      aria-pressed={isWanted}
      aria-label={businesses.wantTo(name)}
      onClick={() => {
        const outcome = wantBusiness(id, !isWanted);
        if (outcome === 'kept') return;
        const title = outcome === 'full' ? list.wantedFull(maxWanted) : businesses.notKept;
        notify({ type: 'warning', title });
      }}
    >
      <Heart aria-hidden="true" fill={isWanted ? 'currentColor' : 'none'} />
      {isWanted ? businesses.wanted : businesses.want}
    </Button>
  );
}
