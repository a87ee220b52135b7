import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ListDistances, useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { BusinessImage } from '../../../shared/business-image.tsx';
import { BusinessBadge } from '../../../shared/business-meta.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';

interface Props {
  /** Null until the nearest business is known. */
  chosen: BusinessView | null;
  /** Other businesses, nearest first. */
  others: readonly BusinessView[];
  onChoose: (businessId: string) => void;
}

/** Business of the check-in, with a button that lists the others. */
export function BusinessPicker({ chosen, others, onChoose }: Props) {
  const checkIn = useTexts('checkIn');
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const choose = (id: string) => {
    onChoose(id);
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <Stack gap="1">
      {chosen && <BusinessRow business={chosen} hidesDistance />}
      {others.length > 0 && (
        <Button
          ref={toggle}
          variant="plain"
          alignSelf="flex-start"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen ? checkIn.otherBusiness : checkIn.chooseOne}
          <ChevronDown aria-hidden="true" style={{ rotate: isOpen ? '180deg' : undefined }} />
        </Button>
      )}
      <Box id={listId} hidden={!isOpen}>
        {isOpen && (
          <chakra.ul
            aria-label={checkIn.chooseBusiness}
            maxH="250px"
            overflow="auto"
            borderWidth="1px"
            borderColor="line"
            borderRadius="l2"
            p="1"
          >
            <ListDistances value={chosen ? [chosen, ...others] : others}>
              {others.map((business) => (
                <li key={business.id}>
                  <Button
                    variant="ghost"
                    colorPalette="gray"
                    w="full"
                    px="2"
                    py="2"
                    onClick={() => choose(business.id)}
                  >
                    <BusinessRow business={business} />
                  </Button>
                </li>
              ))}
            </ListDistances>
          </chakra.ul>
        )}
      </Box>
    </Stack>
  );
}

interface BusinessRowProps {
  business: BusinessView;
  /** True if the distance is shown elsewhere. */
  hidesDistance?: boolean;
}

/** Business row with image, name, category and distance. */
function BusinessRow({ business, hidesDistance = false }: BusinessRowProps) {
  const businesses = useTexts('businesses');
  const { distance } = useFormats();
  const kind = businesses.categories[business.category];
  const meters = business.distanceMeters;
  return (
    // Wraps the text below the image when large text leaves it too little room.
    <Flex gap="3" wrap="wrap" align="center" textAlign="start" w="full" minW="0">
      <Box
        className="business-row-image"
        boxSize="12"
        borderRadius="l2"
        overflow="hidden"
        flexShrink="0"
      >
        <BusinessImage {...business} />
      </Box>
      {/* Wraps the badge below the name when it would leave the name too little room. */}
      <Flex
        flex="1 1 8rem"
        minW="min(8rem, 100%)"
        wrap="wrap"
        align="center"
        columnGap="3"
        rowGap="1"
      >
        <Box flex="1 1 8rem" minW="min(8rem, 100%)">
          <Text fontWeight="700" lineHeight="1.3" lineClamp="2" whiteSpace="normal" dir="auto">
            {business.name}
          </Text>
          <Text fontSize="sm" color="muted" fontWeight="400" lineClamp="2" whiteSpace="normal">
            {meters === undefined || hidesDistance ? kind : joinFacts([kind, distance(meters)])}
          </Text>
        </Box>
        {(business.visit || business.hasSpecialReward) && <BusinessBadge business={business} />}
      </Flex>
    </Flex>
  );
}
