import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { EmptyPassport } from '../../components/illustrations/empty-passport.tsx';
import { paths } from '../../routing/paths.ts';
import { useScreenTexts } from '../../texts/texts.ts';

interface Props {
  event: { name: string };
  submissionId: string;
}

/** There is nothing left to fill in: where to go instead. */
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
