import { Box, VisuallyHidden } from '@chakra-ui/react';
import { ApiError } from '../../platform/api/api-errors.ts';
import { ErrorState } from '../../shared/error-state.tsx';
import { staffMessage } from '../session/portal-texts.ts';

interface Props {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Page of a link that could not be opened, and why. A link that has ended opens nothing however often it is tried. */
export function LinkError({ title, error, onRetry }: Props) {
  const isEnded = error instanceof ApiError && error.code === 'link-ended';
  return (
    <Box as="main" maxW="640px" mx="auto" p="6">
      <VisuallyHidden asChild>
        <h1>{title}</h1>
      </VisuallyHidden>
      <ErrorState title={title} text={staffMessage(error)} {...(!isEnded && { onRetry })} />
    </Box>
  );
}
