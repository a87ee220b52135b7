import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../alert.tsx';
import type { RecordForm, Versioned } from './record-form.ts';

interface PreviewProps {
  title?: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** How the record looks to attendees, beside its form. */
export function AttendeePreview({
  title = 'What attendees see',
  isHidden,
  children,
}: PreviewProps) {
  return (
    <Stack
      as="aside"
      aria-label="Preview"
      gap="2"
      alignSelf="start"
      position={{ md: 'sticky' }}
      top="0"
    >
      <Text textStyle="eyebrow" color="muted">
        {title}
      </Text>
      {isHidden && (
        <Text fontSize="sm" color="muted">
          Nothing yet, as it is inactive. Once it is active:
        </Text>
      )}
      {children}
    </Stack>
  );
}

/** What stands between the form and being saved, in words. */
export function SaveIssues<V extends FieldValues, B, R extends Versioned>({
  record,
}: {
  record: RecordForm<V, B, R>;
}) {
  const noun = record.noun.toLowerCase();
  if (record.isDeleted) {
    return (
      <Alert tone="danger">
        This {noun} was deleted while you were editing it. What you typed is still here: save it as
        a new {noun}, or close the form.
      </Alert>
    );
  }
  if (record.savedValues && !record.isComparing) {
    return (
      <Alert
        tone="gold"
        action={
          <Button size="sm" variant="outline" onClick={() => record.compare(true)}>
            Compare
          </Button>
        }
      >
        Somebody else saved this {noun} while you were editing it. Compare both before you save.
      </Alert>
    );
  }
  if (record.failure && !record.isSaving && !record.isComparing) {
    return <Alert tone="danger">{record.failure} Nothing you typed is lost.</Alert>;
  }
  return null;
}

interface ButtonsProps {
  formId: string;
  label: string;
  isSaving: boolean;
  onCancel: () => void;
}

/** What saves the form and leaves it. */
export function FormButtons({ formId, label, isSaving, onCancel }: ButtonsProps) {
  return (
    <>
      <Button variant="ghost" colorPalette="gray" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId} loading={isSaving} loadingText="Saving…">
        {label}
      </Button>
    </>
  );
}
