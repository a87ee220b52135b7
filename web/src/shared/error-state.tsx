import { Button } from '@chakra-ui/react';
import { useTexts } from '../i18n/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TippedGlass } from '../ui/illustrations/tipped-glass.tsx';
import { errorMessage } from './error-message.ts';

interface Props {
  /** What failed, in the specification's words where it has them. */
  title: string;
  /** Why, in words for people; left out: what `error` says. */
  text?: string;
  error?: unknown;
  /** Left out where trying again cannot help. */
  onRetry?: () => void;
}

/** Something could not be loaded: what, why, and the way out. Announced when it appears. */
export function ErrorState({ title, text, error, onRetry }: Props) {
  const texts = useTexts();
  const retry = onRetry && (
    <Button variant="outline" onClick={onRetry}>
      {texts.common.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        illustration={<TippedGlass />}
        title={title}
        text={text ?? errorMessage(error, texts)}
        action={retry}
      />
    </div>
  );
}
