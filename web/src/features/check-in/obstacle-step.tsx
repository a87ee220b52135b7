import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Obstacle } from './obstacle.ts';
import { Step } from './step.tsx';

/** Why nobody can check in now, and the way on. */
export function ObstacleStep({ obstacle, onClose }: { obstacle: Obstacle; onClose: () => void }) {
  const { checkIn } = useTexts();
  return (
    <Step
      title={obstacle.title}
      isOutcome
      actions={
        <>
          {obstacle.way === 'register' && (
            <Button asChild size="lg">
              <Link replace to={paths.waiver.getHref()} onClick={onClose}>
                {checkIn.register}
              </Link>
            </Button>
          )}
          {obstacle.way === 'sign-in' && (
            <Button asChild size="lg">
              <a href={paths.login.getHref()}>{checkIn.signInAction}</a>
            </Button>
          )}
          {obstacle.way === 'close' && (
            <Button size="lg" onClick={onClose}>
              {checkIn.done}
            </Button>
          )}
        </>
      }
    >
      <Text color="muted">{obstacle.text}</Text>
    </Step>
  );
}
