import { Box, Card, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  facts: { term: string; text: string }[];
  /** Action for the listed facts. */
  action?: ReactNode;
}

/** Description list of terms and values. */
export function DescriptionCard({ title, facts, action }: Props) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="4">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        <Stack as="dl" gap="3">
          {facts.map(({ term, text }) => (
            <Box key={term}>
              <Text as="dt" fontSize="sm" color="muted">
                {term}
              </Text>
              <Text
                as="dd"
                fontWeight="600"
                fontVariantNumeric="tabular-nums"
                overflowWrap="anywhere"
              >
                {text}
              </Text>
            </Box>
          ))}
        </Stack>
        {action && <Box>{action}</Box>}
      </Card.Body>
    </Card.Root>
  );
}
