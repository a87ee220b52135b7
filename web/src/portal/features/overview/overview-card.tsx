import { Card, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Space between the parts. */
  gap?: '3' | '4';
  children: ReactNode;
}

/** Card of the overview with a title. */
export function OverviewCard({ title, lead, gap = '4', children }: Props) {
  return (
    <Card.Root as="section" size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          {title}
        </Card.Title>
        {lead !== undefined && (
          <Text color="muted" fontSize="sm">
            {lead}
          </Text>
        )}
      </Card.Header>
      <Card.Body gap={gap}>{children}</Card.Body>
    </Card.Root>
  );
}
