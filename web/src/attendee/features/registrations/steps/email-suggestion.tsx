import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { LiveRegion } from '../../../../ui/live-region.tsx';
import { isEmail } from './form-schema.ts';

/** Finds the address that was probably meant (gmail.com for gmial.com). */
export function useEmailSuggestion() {
  const [checked, setChecked] = useState({ email: '', suggestion: '' });
  const suggestionFor = (email: string) => (checked.email === email ? checked.suggestion : '');
  return {
    /** Empty if the address is plausible, was confirmed or was not checked yet. */
    suggestionFor,
    /** True for an address without a suggestion. */
    isAccepted: (email: string) => isEmail(email) && suggestionFor(email) === '',
    check: async (email: string): Promise<void> => {
      if (!isEmail(email) || checked.email === email) return;
      try {
        const { run } = await import('@zootools/email-spell-checker');
        setChecked({ email, suggestion: run({ email })?.full ?? '' });
      } catch {
        // Without the list of domains, the address counts as typed.
      }
    },
    dismiss: (email: string): void => setChecked({ email, suggestion: '' }),
  };
}

export type EmailCheck = ReturnType<typeof useEmailSuggestion>;

interface Props {
  suggestion: string;
  onAccept: () => void;
  onDismiss: () => void;
}

/** Offers the address that was probably meant. */
export function EmailSuggestion({ suggestion, onAccept, onDismiss }: Props) {
  const texts = useTexts('registration');
  return (
    <LiveRegion>
      {suggestion && (
        <Flex
          wrap="wrap"
          align="center"
          gap="2"
          p="3"
          bg="goldSoft"
          color="goldText"
          borderRadius="l2"
        >
          <Text flex="1 1 12rem" overflowWrap="anywhere">
            {texts.emailSuggestion({ email: suggestion })}
          </Text>
          <Button size="sm" onClick={onAccept}>
            {texts.emailAccept}
          </Button>
          <Button size="sm" variant="outline" onClick={onDismiss}>
            {texts.emailKeep}
          </Button>
        </Flex>
      )}
    </LiveRegion>
  );
}
