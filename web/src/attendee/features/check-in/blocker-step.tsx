import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { paths } from '../../shared/paths.ts';
import type { Blocker } from './blocker.ts';
import { StepLayout } from './step.tsx';

/** Why nobody can check in now, and the way on. */
export function BlockerStep({ blocker, onClose }: { blocker: Blocker; onClose: () => void }) {
  const { checkIn } = useTexts();
  return (
    <StepLayout
      title={blocker.title}
      isOutcome
      actions={
        <>
          {blocker.way === 'register' && (
            <Button asChild size="lg">
              <Link replace to={paths.waiver.getHref()} onClick={onClose}>
                {checkIn.register}
              </Link>
            </Button>
          )}
          {blocker.way === 'sign-in' && (
            <Button asChild size="lg">
              <a href={paths.login.getHref()}>{checkIn.signInAction}</a>
            </Button>
          )}
          {blocker.way === 'close' && (
            <Button size="lg" onClick={onClose}>
              {checkIn.done}
            </Button>
          )}
        </>
      }
    >
      <Text color="muted">{blocker.text}</Text>
    </StepLayout>
  );
}
