import { Stack, Text } from '@chakra-ui/react';
import { previewConfirmation } from '@wine-walk/common/api/mail.ts';
import { defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { MailPreviewPanel } from '../../shared/mail-preview.tsx';
import { texts } from '../../texts/texts.ts';
import { languagesOf, type TextsForm } from './texts-fields.ts';

/** Button that shows the confirmation mail with the texts of the form, also before they are saved. */
export function ConfirmationPreview({ form }: { form: TextsForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        {texts.organization.confirmation.preview}
      </Button>
      {isOpen && <PreviewDialog form={form} onClose={() => setOpen(false)} />}
    </>
  );
}

function PreviewDialog({ form, onClose }: { form: TextsForm; onClose: () => void }) {
  const [confirmationOpening, confirmationClosing, offered] = useWatch({
    control: form.control,
    name: ['confirmationOpening', 'confirmationClosing', 'languages'],
  });
  const languages = languagesOf(offered);
  const [language, setLanguage] = useState<Language>(languages[0] ?? defaultLanguage);
  const body = { language, confirmationOpening, confirmationClosing };
  const { data, error, refetch } = useApiQuery(previewConfirmation, { body });
  return (
    <AppDialog title={texts.organization.confirmation.title} size="lg" onClose={onClose}>
      <Stack gap="4">
        <Text color="muted">{texts.organization.confirmation.lead}</Text>
        <MailPreviewPanel
          languages={languages}
          language={language}
          onChoose={setLanguage}
          mail={data}
          error={error}
          onRetry={() => void refetch()}
        />
      </Stack>
    </AppDialog>
  );
}
