import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { disownRegistrations } from '../../../platform/session/email-proof.ts';
import {
  forgetOnlyRegistration,
  unconfirmedRegistration,
} from '../../../platform/session/only-registration.ts';
import { signOut } from '../../../platform/session/session-store.ts';
import { useAsyncAction } from './session-forms.ts';

/**
 * Way back from the registration that a sign-in opened without a choice: removes the email from it and signs out.
 * Another person may have mistyped the email.
 */
export default function NotYou() {
  const { notYou, choose } = useTexts('signIn');
  const [registration, setRegistration] = useState(unconfirmedRegistration);
  const [isAsking, setAsking] = useState(false);
  const task = useAsyncAction({ failed: choose.failed });
  if (!registration) return null;
  const { submissionId, fullName, proof } = registration;
  const confirm = () => {
    forgetOnlyRegistration();
    setRegistration(undefined);
  };
  const disown = () =>
    task.run(async () => {
      await disownRegistrations(proof, [submissionId]);
      await signOut();
    });
  return (
    <Flex
      as="section"
      className="no-print"
      aria-label={notYou.label}
      wrap="wrap"
      align="center"
      columnGap="6"
      bg="goldSoft"
      color="goldText"
      borderRadius="l2"
      px="4"
      py="1"
      mb="3"
      fontSize="sm"
    >
      <Text
        flex={{ base: '1 1 100%', md: '1 1 0' }}
        pt={{ base: '2', md: '0' }}
        role="status"
        dir="auto"
      >
        {task.error || (isAsking ? notYou.question : notYou.signedIn({ name: fullName }))}
      </Text>
      {isAsking ? (
        <Button
          variant="plain"
          px="0"
          color="inherit"
          aria-busy={task.isWorking}
          onClick={() => void disown()}
        >
          {choose.notMineYes}
        </Button>
      ) : (
        <Button variant="plain" px="0" color="inherit" onClick={confirm}>
          {notYou.me}
        </Button>
      )}
      <Button variant="plain" px="0" color="inherit" onClick={() => setAsking(!isAsking)}>
        {isAsking ? choose.notMineBack : notYou.notMe}
      </Button>
    </Flex>
  );
}
