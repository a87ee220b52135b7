import { Button } from '@chakra-ui/react';
import { EmptyState } from '../../components/empty-state.tsx';
import { EmptyPassport } from '../../components/illustrations/empty-passport.tsx';
import { useScreenTexts, useTexts } from '../../texts/texts.ts';

/** There is no record of whoever is signed in. */
export function ParticipantNotFound() {
  const { common } = useTexts();
  const { profile } = useScreenTexts();
  return (
    <div role="alert">
      <EmptyState
        illustration={<EmptyPassport />}
        title={profile.notFoundTitle}
        text={profile.notFound}
        action={
          <Button variant="outline" onClick={() => window.location.reload()}>
            {common.retry}
          </Button>
        }
      />
    </div>
  );
}
