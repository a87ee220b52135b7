import {
  AbsoluteCenter,
  type ButtonProps,
  Button as ChakraButton,
  Span,
  Spinner,
} from '@chakra-ui/react';
import type { MouseEvent, Ref } from 'react';

interface Props extends ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** Ignores clicks while another action runs, without showing a spinner. */
  isWaiting?: boolean;
}

/**
 * Button that stays focusable and named while busy. A `disabled` button loses the focus in Chromium, so
 * keyboard users restart at the top of the page; a button with hidden text has no accessible name. While
 * busy, clicks and Enter in its form are ignored.
 */
export function Button(props: Props) {
  const { loading = false, isWaiting = false, loadingText, children, onClick, ...rest } = props;
  const isIdle = !loading && !isWaiting;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <ChakraButton
      {...rest}
      aria-disabled={!isIdle || undefined}
      data-loading={loading ? '' : undefined}
      onClick={handleClick}
    >
      {loading ? <Busy text={loadingText}>{children}</Busy> : children}
    </ChakraButton>
  );
}

/**
 * Spinner next to the busy text. Without that text it covers the label, which stays the accessible name and
 * sets the width.
 */
function Busy({
  text,
  children,
}: {
  text: ButtonProps['loadingText'];
  children: ButtonProps['children'];
}) {
  const spinner = <Spinner size="inherit" borderWidth="0.125em" color="inherit" />;
  if (text) {
    return (
      <>
        {spinner}
        {text}
      </>
    );
  }
  return (
    <>
      <AbsoluteCenter display="inline-flex">{spinner}</AbsoluteCenter>
      <Span display="inline-flex" alignItems="center" gap="inherit" opacity="0">
        {children}
      </Span>
    </>
  );
}
