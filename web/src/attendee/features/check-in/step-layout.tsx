import { Dialog, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Where the sheet turned to this by itself: the focus goes to the title, so that it is read out. */
  isOutcome?: boolean;
  /** It has more to tell than a line or two: some of it stays in view, however large the text or low the screen. */
  isLong?: boolean;
  children: ReactNode;
  /** Buttons over the whole width, the main one first: the last lines of a sheet are in the thumb's reach. */
  actions?: ReactNode;
}

/** Where large text leaves less all of the sheet scrolls; a window that is high enough shows the buttons, too. */
const minContentHeight = 'min(14rem, max(224px, 40dvh))';

/** What the sheet shows at one step. */
export function StepLayout({ title, isOutcome = false, isLong = false, children, actions }: Props) {
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
      <Dialog.Body minH={isLong ? minContentHeight : undefined}>{children}</Dialog.Body>
      {actions && (
        <Dialog.Footer>
          <Stack
            w="full"
            gap="2"
            css={{
              '@media (max-height: 480px) and (min-width: 600px)': {
                flexDirection: 'row',
                '& > *': { flex: '1' },
              },
            }}
          >
            {actions}
          </Stack>
        </Dialog.Footer>
      )}
    </>
  );
}
