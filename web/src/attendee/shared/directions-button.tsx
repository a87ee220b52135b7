import { Button, type ButtonProps, IconButton } from '@chakra-ui/react';
import { type CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import { Navigation } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { openDirections } from '../../platform/location/directions.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

interface Props extends Pick<ButtonProps, 'flex'> {
  business: CatalogBusiness;
  /** True to show the text label. */
  hasText?: boolean;
  /** True if it is the main action, such as far from the business. */
  isMain?: boolean;
}

/** Opens walking directions to the business. */
export function DirectionsButton({ business, hasText = false, isMain = false, flex }: Props) {
  const businesses = useTexts('businesses');
  const label = businesses.directionsTo({ name: business.name });
  const variant = isMain ? 'solid' : 'outline';
  const open = () => openDirections(business);
  if (hasText) {
    return (
      <Button variant={variant} flex={flex} px="2" aria-label={label} onClick={open}>
        <Navigation aria-hidden="true" />
        {businesses.directions}
      </Button>
    );
  }
  return (
    <Tooltip content={businesses.directions}>
      <IconButton variant={variant} aria-label={label} onClick={open}>
        <Navigation />
      </IconButton>
    </Tooltip>
  );
}
