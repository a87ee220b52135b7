import { Stack, Text, Textarea } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';

interface Props {
  /** Null while closed. */
  text: string | null;
  onClose: () => void;
}

/** Fallback if neither share sheet nor clipboard is available: shows the text to copy. */
export default function ShareTextDialog({ text, onClose }: Props) {
  const home = useTexts('home');
  return (
    <AppDialog isOpen={text !== null} onClose={onClose} title={home.shareTitle}>
      <Stack gap="3">
        <Text color="muted">{home.shareHelp}</Text>
        <Textarea
          readOnly
          rows={4}
          value={text ?? ''}
          aria-label={home.shareTitle}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Stack>
    </AppDialog>
  );
}
