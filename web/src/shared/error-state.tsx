import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TippedGlass } from '../ui/illustrations/tipped-glass.tsx';
import { errorMessage } from './error-message.ts';

interface Props {
  /** Failed operation, in the specification's wording if it has one. */
  title: string;
  /** Reason for the user; by default the message of `error`. */
  text?: string;
  error?: unknown;
  /** Retries; omitted if a retry cannot succeed. */
  onRetry?: () => void;
  /** Ways on in place of the retry. */
  action?: ReactNode;
}

/** Error with its reason and a retry button. Announced when it appears. */
export function ErrorState({ title, text, error, onRetry, action }: Props) {
  const common = useTexts('common');
  const problems = useTexts('problems');
  const retry = onRetry && (
    <Button variant="outline" onClick={onRetry}>
      {common.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        illustration={<TippedGlass />}
        title={title}
        text={text ?? errorMessage(error, { problems })}
        action={action || retry}
      />
    </div>
  );
}
