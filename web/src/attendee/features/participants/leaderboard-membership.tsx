import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import { readLeaderboard } from '@wine-walk/common/api/events.ts';
import { chooseLeaderboardName } from '@wine-walk/common/api/participants.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { errorCode, errorMessage } from '../../../shared/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/dialogs/focus-on-replace.tsx';
import { FormField } from '../../../ui/form-field.tsx';

interface Props {
  participantId: string;
  eventId: string;
  /** Name on the leaderboard; null if the attendee is not on it. */
  ownName: string | null;
}

/** Problems of the name itself. */
const nameRefusals: ReadonlySet<string> = new Set([
  'name-hidden',
  'name-of-staff',
  'name-taken',
  'name-unreadable',
]);

/** Buttons and form to join, rename or leave the leaderboard. */
export function LeaderboardMembership({ participantId, eventId, ownName }: Props) {
  const [isEditing, setEditing] = useState(false);
  const problems = useTexts('problems');
  const { mutate, isPending, error } = useLeaderboardName(participantId, eventId);
  return (
    <FocusOnReplace watch={isEditing}>
      {isEditing ? (
        <LeaderboardNameForm
          ownName={ownName}
          isSaving={isPending}
          refusal={
            nameRefusals.has(errorCode(error)) ? errorMessage(error, { problems }) : undefined
          }
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

/** Current membership: the join button, or the name with its actions. */
function Membership({ ownName, isLeaving, onEdit, onLeave }: MembershipProps) {
  const profile = useTexts('profile');
  if (ownName === null) {
    return (
      <Button variant="outline" alignSelf="flex-start" onClick={onEdit}>
        {profile.join}
      </Button>
    );
  }
  return (
    <Stack gap="2">
      <Text overflowWrap="anywhere">{profile.joinedAs({ name: ownName })}</Text>
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

interface LeaderboardNameFormProps {
  ownName: string | null;
  isSaving: boolean;
  /** Reason for which the server refused the last name that was sent; undefined if it did not. */
  refusal: string | undefined;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Form for the public display name. The attendee's real name is not suggested. */
function LeaderboardNameForm({
  ownName,
  isSaving,
  refusal,
  onSave,
  onCancel,
}: LeaderboardNameFormProps) {
  const common = useTexts('common');
  const profile = useTexts('profile');
  const [text, setText] = useState(ownName ?? '');
  const [wasSent, setSent] = useState(false);
  const { data, error } = chooseLeaderboardName.body.safeParse({ displayName: text });
  const issue = error?.issues[0]?.code;
  const messages: Partial<Record<string, string>> = {
    too_small: profile.displayNameShort,
    too_big: profile.displayNameLong,
  };
  const message = issue && (messages[issue] ?? profile.displayNameBad);
  const saveMessage = ownName === null ? profile.joinNow : profile.saveName;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (data?.displayName) onSave(data.displayName);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        <FormField
          label={profile.displayName}
          help={profile.displayNameHelp}
          error={wasSent ? (message ?? refusal) : undefined}
          isRequired
        >
          <Input
            value={text}
            autoComplete="nickname"
            onChange={(change) => setText(change.target.value)}
          />
        </FormField>
        <Flex gap="2">
          <Button type="submit" loading={isSaving} loadingText={saveMessage}>
            {saveMessage}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {common.cancel}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

/** Joins the leaderboard under a name, or leaves it if the name is null. Shows the result in a toast. */
function useLeaderboardName(participantId: string, eventId: string) {
  const profile = useTexts('profile');
  return useCall(
    (displayName: string | null, call) =>
      call(chooseLeaderboardName, { params: { participantId, eventId }, body: { displayName } }),
    {
      success: ({ displayName }) => (displayName === null ? profile.left : profile.joined),
      failure: profile.joinFailed,
      invalidates: [readLeaderboard],
    },
  );
}
