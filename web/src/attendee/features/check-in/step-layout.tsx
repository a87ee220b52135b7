import { Dialog, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** ID of the text of an outcome, which is announced with the title. */
export const outcomeTextId = 'check-in-outcome';

interface Props {
  title: string;
  /**
   * True if the sheet switched to this step without a click: the title takes the focus and is announced with the element of
   * `outcomeTextId`.
   */
  isOutcome?: boolean;
  /**
   * True if the content is longer than two lines: part of it stays visible with large text or on a low
   * screen.
   */
  isLong?: boolean;
  children: ReactNode;
  /** Full-width buttons, main one first, within reach of the thumb. */
  actions?: ReactNode;
}

/** Below this height the full sheet scrolls; otherwise content and buttons are both visible. */
const minContentHeight = 'min(14rem, max(224px, 40dvh))';

/** Layout of a step with title, content and buttons. */
export function StepLayout({ title, isOutcome = false, isLong = false, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the dialog's focus trap reacts to the step that is gone, and once only: the step is drawn again every 5 seconds.
  useLayoutEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <>
      <Dialog.Header>
        <Dialog.Title asChild>
          <Heading
            as="h2"
            tabIndex={-1}
            outline="none"
            ref={heading}
            aria-describedby={isOutcome ? outcomeTextId : undefined}
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
