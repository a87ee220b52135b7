import { Stack, Text, Textarea } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';

interface Props {
  /** Null: closed. */
  text: string | null;
  onClose: () => void;
}

/** The last resort of sharing: neither share sheet nor clipboard, so the text itself, ready to be copied. */
export default function ShareTextDialog({ text, onClose }: Props) {
  const { home } = useTexts();
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
