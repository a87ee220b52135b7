import { Box, Button, chakra, Stack } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import { BusinessRow } from './business-row.tsx';

interface Props {
  /** Null: the nearest one, once it is known which that is. */
  chosen: BusinessView | null;
  /** What else can be chosen, nearest first. */
  others: readonly BusinessView[];
  onChoose: (businessId: string) => void;
}

/** The business that is checked in at, and the others behind a button. */
export function BusinessPicker({ chosen, others, onChoose }: Props) {
  const { checkIn } = useTexts();
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
      {chosen && <BusinessRow business={chosen} />}
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
          </chakra.ul>
        )}
      </Box>
    </Stack>
  );
}
