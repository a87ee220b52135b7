import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyPassport } from '../../../ui/illustrations/empty-passport.tsx';
import { paths } from '../../shared/paths.ts';

interface Props {
  event: { name: string };
  submissionId: string;
}

/** Links to the map and the confirmation, shown in place of the form. */
export function AlreadyRegistered({ event, submissionId }: Props) {
  const { registration: texts } = useScreenTexts();
  return (
    <EmptyState
      illustration={<EmptyPassport />}
      title={texts.alreadyTitle(event.name)}
      text={texts.alreadyText}
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <Button asChild>
            <Link to={paths.home.getHref()}>{texts.openApp}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.confirmation.getHref(submissionId)}>{texts.seeConfirmation}</Link>
          </Button>
        </Flex>
      }
    />
  );
}
