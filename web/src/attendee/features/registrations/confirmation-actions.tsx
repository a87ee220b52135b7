import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { invitationPath } from '../../shared/invitation-path.ts';
import { paths } from '../../shared/paths.ts';
import { ActionBar } from './action-bar.tsx';

/** Link to the businesses, or to the group if its invitation led here. */
export function ConfirmationActions() {
  const { confirmation: texts } = useScreenTexts();
  const group = invitationPath(useLocation().search);
  return (
    <ActionBar label={texts.actions}>
      <Button asChild size="lg" w="full" maxW={{ md: '24rem' }}>
        <Link to={group ?? paths.home.getHref()}>{group ? texts.toGroup : texts.explore}</Link>
      </Button>
    </ActionBar>
  );
}
