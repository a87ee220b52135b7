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
  /** Does nothing for now, as while another press is carried out, and is not drawn as the one that is busy. */
  isWaiting?: boolean;
}

/**
 * A button that keeps its focus and its name while it is busy: one that is `disabled` loses the focus in Chromium, and
 * whoever works by keyboard begins again at the top of the page; one whose text is hidden is announced as nothing. A press
 * meanwhile does nothing, neither does Enter in the form that it sends.
 */
export function Button(props: Props) {
  const { loading = false, isWaiting = false, loadingText, children, onClick, ...rest } = props;
  const isIdle = !loading && !isWaiting;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <ChakraButton
      {...rest}
      aria-disabled={!isIdle || undefined}
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
