import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type DeskPerson } from '@wine-walk/common/model/desk.ts';
import { stateLabels, statePalettes } from '../../shared/registration-labels.ts';

interface Props {
  people: readonly DeskPerson[];
  onChoose: (person: DeskPerson) => void;
}

/** Those whom a name may mean. */
export function PeopleList({ people, onChoose }: Props) {
  return (
    <Box as="section" aria-label="Who is it?">
      <Text fontWeight="600" mb="2" role="status">
        {people.length} people are called so. Who is it?
      </Text>
      <Stack as="ul" gap="2" listStyleType="none">
        {people.map((person) => (
          <li key={person.submissionId}>
            <Button
              variant="outline"
              size="lg"
              w="full"
              h="auto"
              py="3"
              justifyContent="space-between"
              whiteSpace="normal"
              textAlign="start"
              onClick={() => onChoose(person)}
            >
              <Flex direction="column" minW="0">
                <bdi>{person.fullName}</bdi>
                <Text as="span" color="muted" fontSize="sm" fontWeight="400">
                  {person.ticketId ?? 'No ticket'}
                </Text>
              </Flex>
              <Badge colorPalette={statePalettes[person.state]}>{stateLabels[person.state]}</Badge>
            </Button>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
