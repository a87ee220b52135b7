import { Stack, Text } from '@chakra-ui/react';
import { previewConfirmation, previewReminder } from '@wine-walk/common/api/mail.ts';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { MailPreviewPanel } from '../../shared/mail-preview.tsx';
import { texts } from '../../texts/texts.ts';
import { languagesOf, type TextsForm } from './texts-fields.ts';

/** Button that shows the confirmation mail with the texts of the form, also before they are saved. */
export function ConfirmationPreview({ form }: { form: TextsForm }) {
  return (
    <PreviewButton label={texts.organization.confirmation.preview}>
      {(onClose) => <ConfirmationDialog form={form} onClose={onClose} />}
    </PreviewButton>
  );
}

/** Button that shows the reminder of the day before. */
export function ReminderPreview({ form }: { form: TextsForm }) {
  return (
    <PreviewButton label={texts.organization.reminder.preview}>
      {(onClose) => <ReminderDialog form={form} onClose={onClose} />}
    </PreviewButton>
  );
}

interface ButtonProps {
  label: string;
  /** Dialog of the mail. */
  children: (onClose: () => void) => ReactNode;
}

function PreviewButton({ label, children }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

interface DialogProps {
  form: TextsForm;
  onClose: () => void;
}

function ConfirmationDialog({ form, onClose }: DialogProps) {
  const [confirmationOpening, confirmationClosing] = useWatch({
    control: form.control,
    name: ['confirmationOpening', 'confirmationClosing'],
  });
  return (
    <PreviewDialog of={texts.organization.confirmation} onClose={onClose}>
      <MailPreviewPanel
        languages={useOfferedLanguages(form)}
        endpoint={previewConfirmation}
        input={(language) => ({ body: { language, confirmationOpening, confirmationClosing } })}
      />
    </PreviewDialog>
  );
}

function ReminderDialog({ form, onClose }: DialogProps) {
  return (
    <PreviewDialog of={texts.organization.reminder} onClose={onClose}>
      <MailPreviewPanel
        languages={useOfferedLanguages(form)}
        endpoint={previewReminder}
        input={(language) => ({ query: { language } })}
      />
    </PreviewDialog>
  );
}

interface PreviewDialogProps {
  of: { title: string; lead: string };
  onClose: () => void;
  children: ReactNode;
}

function PreviewDialog({ of: { title, lead }, onClose, children }: PreviewDialogProps) {
  return (
    <AppDialog title={title} size="lg" onClose={onClose}>
      <Stack gap="4">
        <Text color="muted">{lead}</Text>
        {children}
      </Stack>
    </AppDialog>
  );
}

const useOfferedLanguages = (form: TextsForm) =>
  languagesOf(useWatch({ control: form.control, name: 'languages' }));
