import { Flex, Input, Stack } from '@chakra-ui/react';
import { chooseLeaderboardName } from '@wine-walk/common/api/participants.ts';
import { type FormEvent, useState } from 'react';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';

/** The contract's own: 2 to 30 characters, trimmed. */
const shortest = 2;
const longest = 30;

interface Props {
  ownName: string | null;
  isSaving: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** The name that everybody sees; one's own is not suggested. */
export function LeaderboardNameForm({ ownName, isSaving, onSave, onCancel }: Props) {
  const { common } = useTexts();
  const { profile } = useScreenTexts();
  const [text, setText] = useState(ownName ?? '');
  const [wasSent, setSent] = useState(false);
  const name = text.trim();
  const error =
    name.length < shortest
      ? profile.displayNameShort
      : name.length > longest
        ? profile.displayNameLong
        : !chooseLeaderboardName.body.safeParse({ displayName: name }).success
          ? profile.displayNameBad
          : undefined;
  const saveMessage = ownName === null ? profile.joinNow : profile.saveName;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!error) onSave(name);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        <FormField
          label={profile.displayName}
          help={profile.displayNameHelp}
          error={wasSent ? error : undefined}
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
