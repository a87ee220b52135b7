import { Button, Card, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { paths } from '../../shared/paths.ts';

/** For somebody who is signed in and has not registered for this event. */
export function RegisterCard() {
  const { home } = useTexts();
  return (
    <Card.Root as="section" aria-labelledby="home-register" borderColor="gold" bg="goldSoft">
      <Card.Body gap="1.5">
        <Card.Title as="h2" id="home-register">
          {home.registerTitle}
        </Card.Title>
        <Text>{home.registerText}</Text>
        <Button asChild alignSelf="flex-start" mt="2">
          <Link to={paths.waiver.getHref()}>{home.register}</Link>
        </Button>
      </Card.Body>
    </Card.Root>
  );
}
