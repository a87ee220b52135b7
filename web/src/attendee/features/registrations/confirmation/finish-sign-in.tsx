import { Card, Stack, Text } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { useSession } from '../../../../platform/session/session.ts';
import {
  finishSignIn,
  isSignInUnfinished,
  subscribeUnfinishedSignIn,
} from '../../../../platform/session/unfinished-sign-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toaster.tsx';

/** Offers to exchange the token of a registration again, until that has succeeded. */
export function FinishSignIn() {
  const texts = useTexts('confirmation');
  const { state } = useSession();
  const isUnfinished = useSyncExternalStore(subscribeUnfinishedSignIn, isSignInUnfinished);
  const [isTrying, setTrying] = useState(false);
  if (!isUnfinished || state === 'signed-in') return null;
  const finish = async () => {
    setTrying(true);
    if (!(await finishSignIn())) showToast({ type: 'error', title: texts.finishSignInFailed });
    setTrying(false);
  };
  return (
    <Card.Root className="no-print" role="status" mb="4">
      <Card.Body>
        <Stack gap="3" align="flex-start">
          <Text>{texts.signInUnfinished}</Text>
          <Button loading={isTrying} onClick={() => void finish()}>
            {texts.finishSignIn}
          </Button>
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
