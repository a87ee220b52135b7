import {
  AbsoluteCenter,
  type ButtonProps,
  Button as ChakraButton,
  Span,
  Spinner,
} from '@chakra-ui/react';
import type { MouseEvent } from 'react';

/**
 * A button that keeps its focus and its name while it is busy: one that is `disabled` loses the focus in Chromium, and
 * whoever works by keyboard begins again at the top of the page; one whose text is hidden is announced as nothing. A press
 * meanwhile does nothing, neither does Enter in the form that it sends.
 */
export function Button(props: ButtonProps) {
  const { loading = false, loadingText, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ChakraButton
      {...rest}
      aria-disabled={loading || undefined}
      data-loading={loading ? '' : undefined}
      onClick={press}
    >
      {loading ? <Busy text={loadingText}>{children}</Busy> : children}
    </ChakraButton>
  );
}

/** A spinner beside the text of the work; without one it covers the button's own, which stays its name and keeps its width. */
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
