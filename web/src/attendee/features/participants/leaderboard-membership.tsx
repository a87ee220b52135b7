import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/focus-on-replace.tsx';
import { LeaderboardNameForm } from './leaderboard-name-form.tsx';
import { useLeaderboardName } from './use-leaderboard-name.ts';

interface Props {
  participantId: string;
  eventId: string;
  /** Null: not on it. */
  ownName: string | null;
}

/** Joining, renaming and leaving. */
export function LeaderboardMembership({ participantId, eventId, ownName }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { mutate, isPending } = useLeaderboardName(participantId, eventId);
  return (
    <FocusOnReplace watch={isEditing}>
      {isEditing ? (
        <LeaderboardNameForm
          ownName={ownName}
          isSaving={isPending}
          onSave={(name) => (name === ownName ? setEditing(false) : mutate(name))}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Membership
          ownName={ownName}
          isLeaving={isPending}
          onEdit={() => setEditing(true)}
          onLeave={() => mutate(null)}
        />
      )}
    </FocusOnReplace>
  );
}

interface MembershipProps {
  ownName: string | null;
  isLeaving: boolean;
  onEdit: () => void;
  onLeave: () => void;
}

/** Under which name one is on it, if at all. */
function Membership({ ownName, isLeaving, onEdit, onLeave }: MembershipProps) {
  const { profile } = useScreenTexts();
  if (ownName === null) {
    return (
      <Button variant="outline" alignSelf="flex-start" onClick={onEdit}>
        {profile.join}
      </Button>
    );
  }
  return (
    <Stack gap="2">
      <Text overflowWrap="anywhere">{profile.joinedAs(ownName)}</Text>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={onEdit}>
          {profile.changeName}
        </Button>
        <Button variant="ghost" loading={isLeaving} loadingText={profile.leave} onClick={onLeave}>
          {profile.leave}
        </Button>
      </Flex>
    </Stack>
  );
}
