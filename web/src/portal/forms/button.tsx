import { type ButtonProps, Button as ChakraButton, Loader } from '@chakra-ui/react';
import type { MouseEvent } from 'react';

/**
 * A button that keeps the focus while it is busy: one that is `disabled` loses it in Chromium, and whoever works by keyboard
 * begins again at the top of the page. A press meanwhile does nothing, neither does Enter in the form that it sends.
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
      {loading ? <Loader text={loadingText}>{children}</Loader> : children}
    </ChakraButton>
  );
}
