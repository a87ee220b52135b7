import { Button } from '@chakra-ui/react';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyPassport } from '../../../ui/illustrations/empty-passport.tsx';

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
