import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useScreenTexts } from '../../texts/texts.ts';
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
  const { profile } = useScreenTexts();
  const [isEditing, setEditing] = useState(false);
  const { mutate, isPending } = useLeaderboardName(participantId, eventId);
  if (isEditing) {
    return (
      <LeaderboardNameForm
        ownName={ownName}
        isSaving={isPending}
        onSave={(name) => (name === ownName ? setEditing(false) : mutate(name))}
        onCancel={() => setEditing(false)}
      />
    );
  }
  if (ownName === null) {
    return (
      <Button variant="outline" alignSelf="flex-start" onClick={() => setEditing(true)}>
        {profile.join}
      </Button>
    );
  }
  return (
    <Stack gap="2">
      <Text overflowWrap="anywhere">{profile.joinedAs(ownName)}</Text>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={() => setEditing(true)}>
          {profile.changeName}
        </Button>
        <Button
          variant="ghost"
          loading={isPending}
          loadingText={profile.leave}
          onClick={() => mutate(null)}
        >
          {profile.leave}
        </Button>
      </Flex>
    </Stack>
  );
}
