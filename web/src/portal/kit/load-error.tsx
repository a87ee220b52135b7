import { Button } from '@chakra-ui/react';
import { NetworkError } from '../../platform/api/api-errors.ts';
import { serverMessage } from '../session/portal-texts.ts';
import { Alert } from './alert.tsx';

interface Props {
  /** What is not shown therefore: 'Your till could not be loaded'. */
  title: string;
  error: Error | null;
  onRetry: () => void;
}

/** Says that a part of a page could not be read; without a connection the page itself says so. */
export function LoadError({ title, error, onRetry }: Props) {
  if (!error || (error instanceof NetworkError && error.kind === 'offline')) return null;
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {title}. {serverMessage(error, 'Check the connection, then try again.')}
    </Alert>
  );
}
