import { Dialog, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Where the sheet turned to this by itself: the focus goes to the title, so that it is read out. */
  isOutcome?: boolean;
  children: ReactNode;
  /** Buttons over the whole width, the main one first: the last lines of a sheet are in the thumb's reach. */
  actions?: ReactNode;
}

/** What the sheet shows at one step. */
export function Step({ title, isOutcome = false, children, actions }: Props) {
  return (
    <>
      <Dialog.Header>
        <Dialog.Title asChild>
          <Heading
            as="h2"
            tabIndex={-1}
            outline="none"
            ref={isOutcome ? (heading) => heading?.focus() : undefined}
          >
            {title}
          </Heading>
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
      {actions && (
        <Dialog.Footer>
          <Stack w="full" gap="2">
            {actions}
          </Stack>
        </Dialog.Footer>
      )}
    </>
  );
}
