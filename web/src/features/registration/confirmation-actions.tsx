import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { useScreenTexts } from '../../texts/texts.ts';
import { ActionBar } from './action-bar.tsx';

/** On to the walk. */
export function ConfirmationActions() {
  const { confirmation: texts } = useScreenTexts();
  return (
    <ActionBar label={texts.actions}>
      <Button asChild size="lg" w="full" maxW={{ md: '24rem' }}>
        <Link to={paths.home.getHref()}>{texts.explore}</Link>
      </Button>
    </ActionBar>
  );
}
