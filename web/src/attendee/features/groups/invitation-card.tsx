import { Card } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TwoGlasses } from '../../../ui/illustrations/two-glasses.tsx';

/** What can be done with an invitation, or with a link that invites to nothing, under two glasses that meet. */
export function InvitationCard({ children }: { children: ReactNode }) {
  return (
    <Card.Root maxW="560px">
      <Card.Body
        gap="5"
        css={{ '& > svg': { width: '168px', height: 'auto', marginInline: 'auto' } }}
      >
        <TwoGlasses />
        {children}
      </Card.Body>
    </Card.Root>
  );
}
