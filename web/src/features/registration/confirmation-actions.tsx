import { Button, Flex } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../texts/texts.ts';
import { ActionBar } from './action-bar.tsx';

/** On to the walk, or onto paper. */
export function ConfirmationActions() {
  const { confirmation: texts } = useTexts();
  return (
    <ActionBar label={texts.actions}>
      <Flex gap="2.5" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
        <Button asChild size="lg" flex="1 0 auto">
          <Link to={paths.home.getHref()}>{texts.explore}</Link>
        </Button>
        <Button variant="outline" size="lg" flex="1 0 auto" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.print}
        </Button>
      </Flex>
    </ActionBar>
  );
}
