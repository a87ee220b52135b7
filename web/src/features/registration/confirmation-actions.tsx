import { Button, Grid } from '@chakra-ui/react';
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
      <Grid gap="2.5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
        <Button asChild size="lg">
          <Link to={paths.home.getHref()}>{texts.explore}</Link>
        </Button>
        <Button variant="outline" size="lg" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.print}
        </Button>
      </Grid>
    </ActionBar>
  );
}
