import { Card, Stack } from '@chakra-ui/react';

/** Where somebody begins who has no walk yet. */
export function FirstSteps() {
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          Your first walk
        </Card.Title>
      </Card.Header>
      <Card.Body>
        <Stack as="ol" gap="2" ps="6" maxW="60ch" listStyleType="decimal">
          <li>Add the businesses: the doors, each with its place on the map.</li>
          <li>Create the event: when it is, and which of them take part.</li>
          <li>
            Then rewards, tickets and an announcement. A checklist on this page says what is missing
            until the walk can open.
          </li>
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
