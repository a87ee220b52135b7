import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { lazyOnInteraction, useHasBeenOpen } from '../../../../ui/lazy-on-interaction.tsx';
import { Section } from '../../../../ui/section.tsx';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';
import { addGuestParam } from '../../../shared/paths.ts';
import { useOwnGuests } from './own-guests.ts';
import { ShareGuestLink } from './share-guest-link.tsx';

const GuestDialog = lazyOnInteraction(() => import('./guest-dialog.tsx'));

/** Guests that the attendee registered on this device, with their links, and the form for another one. */
export function GuestsCard({ confirmation }: { confirmation: Confirmation }) {
  const texts = useTexts('guests');
  const { submissionId, event } = confirmation;
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(params.has(addGuestParam));
  const hasOpened = useHasBeenOpen(isOpen);
  const { guests, addOwnGuest } = useOwnGuests(submissionId);
  return (
    <Box className="no-print">
      <Section title={texts.title} lead={texts.lead}>
        {guests.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="3">
            {guests.map((guest) => (
              <Flex as="li" key={guest.submissionId} gap="3" align="center" wrap="wrap">
                <Box flex="1 1 9rem" minW="0">
                  <Text fontWeight="600" overflowWrap="anywhere">
                    <bdi>{guest.fullName}</bdi>
                  </Text>
                  <Text fontSize="sm" color="muted">
                    {guest.isSigned ? texts.hasSigned : texts.willSign}
                  </Text>
                </Box>
                <ShareGuestLink guest={guest} eventName={event.name} isNamed />
              </Flex>
            ))}
          </Stack>
        )}
        <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
          <UserPlus aria-hidden="true" />
          {guests.length > 0 ? texts.another : texts.add}
        </Button>
      </Section>
      {hasOpened && (
        <GuestDialog
          confirmation={confirmation}
          isOpen={isOpen}
          onAdded={addOwnGuest}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
