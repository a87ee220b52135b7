import { Button } from '@chakra-ui/react';
import { NetworkError } from '../../platform/api/api-errors.ts';
import { staffMessage } from '../session/portal-texts.ts';
import { texts } from '../texts/texts.ts';
import { Alert } from './alert.tsx';

interface Props {
  /** Title that names the missing part: 'Your till could not be loaded'. */
  title: string;
  error: Error | null;
  onRetry: () => void;
}

/** Reports that a part of a page failed to load; when offline, the page reports it. */
export function LoadError({ title, error, onRetry }: Props) {
  if (!error || (error instanceof NetworkError && error.kind === 'offline')) return null;
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {texts.attendee.common.retry}
        </Button>
      }
    >
      {title}. {staffMessage(error, texts.kit.checkConnection)}
    </Alert>
  );
}
