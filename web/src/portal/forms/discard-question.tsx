import { Button, Flex, Text } from '@chakra-ui/react';

interface Props {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was typed is dropped, in the place of a form's buttons. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  return (
    <Flex role="alert" gap="3" align="center" justify="flex-end" wrap="wrap" w="full">
      <Text fontWeight="600" flex="1 1 180px">
        Discard what you typed?
      </Text>
      <Button variant="outline" colorPalette="danger" onClick={onDiscard}>
        Discard
      </Button>
      <Button onClick={onKeep} autoFocus>
        Keep editing
      </Button>
    </Flex>
  );
}
