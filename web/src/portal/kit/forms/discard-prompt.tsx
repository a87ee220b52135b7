import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';

interface Props {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was typed is dropped, in the place of a form's buttons. Who keeps it types on where they were. */
export function DiscardPrompt({ onKeep, onDiscard }: Props) {
  const [typedIn] = useState(() => document.activeElement);
  const keep = () => {
    onKeep();
    if (typedIn instanceof HTMLElement) typedIn.focus();
  };
  return (
    <Flex role="alert" gap="3" align="center" justify="flex-end" wrap="wrap" w="full">
      <Text fontWeight="600" flex="1 1 180px">
        Discard what you typed?
      </Text>
      <Button variant="outline" colorPalette="danger" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={keep} autoFocus>
        Keep editing
      </Button>
    </Flex>
  );
}
