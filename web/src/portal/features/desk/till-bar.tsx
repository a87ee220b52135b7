import { Button, Flex, Text } from '@chakra-ui/react';
import { type DeskSnapshot } from '@wine-walk/common/api/desk.ts';
import { useState } from 'react';
import { formats } from '../../../i18n/format.ts';
import { LoadError } from '../../kit/load-error.tsx';
import { useTills } from '../../shared/use-tills.ts';
import { TillDialog } from './till-dialog.tsx';

const { money } = formats('en-US');

/** How one's own till stands, and the way to count it. */
export function TillBar({ event }: { event: Pick<DeskSnapshot['event'], 'id' | 'ticketPrice'> }) {
  const { own, tills, isKnown, failure, retry, waitingCents } = useTills(event.id);
  const [isOpen, setOpen] = useState(false);
  if (!isKnown && waitingCents === 0)
    return <LoadError title="Your till could not be loaded" error={failure} onRetry={retry} />;
  const { currency } = event.ticketPrice;
  return (
    <Flex
      as="section"
      aria-label="Your till"
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      borderTopWidth="1px"
      borderColor="line"
      pt="4"
    >
      <Text color={own ? undefined : 'muted'} fontVariantNumeric="tabular-nums">
        {own
          ? `Your till: ${money({ amountCents: own.expectedCents, currency })}, ${own.salesCount} ${own.salesCount === 1 ? 'sale' : 'sales'}`
          : 'Your till opens with the first cash you take.'}
        {waitingCents > 0 &&
          `${own ? '. ' : ' '}${money({ amountCents: waitingCents, currency })} more in it ${own ? 'waits' : 'wait'} to be sent.`}
      </Text>
      {own && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          Count, hand over
        </Button>
      )}
      {own && isOpen && (
        <TillDialog
          till={own}
          others={tills.filter(({ id, closedAt }) => id !== own.id && closedAt === null)}
          onClose={() => setOpen(false)}
        />
      )}
    </Flex>
  );
}
