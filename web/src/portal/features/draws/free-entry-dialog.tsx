import { Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  type AdminDraw,
  addFreeEntry,
  listDraws,
  listFreeEntries,
  previewDraw,
} from '@wine-walk/common/api/draws.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../kit/forms/submit-form.tsx';
import { texts } from '../../texts/texts.ts';

type Body = BodyOf<typeof addFreeEntry>;

const schema = formSchema<Body, Body>(addFreeEntry.body, (values) => values);

/** Adds an entry without a purchase. */
export function FreeEntryDialog({ draw, onClose }: { draw: AdminDraw; onClose: () => void }) {
  const t = texts.draws;
  const { form, submit, isSaving, failure } = useSubmitForm<Body, Body>({
    schema,
    values: { fullName: '', contact: '' },
    send: (body, call) => call(addFreeEntry, { params: { id: draw.id }, body }),
    success: t.freeSaved,
    failure: t.freeFailed,
    invalidates: [listDraws, listFreeEntries, previewDraw],
    onDone: onClose,
  });
  return (
    <SubmitDialog title={t.free} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={t.free}>
        <Stack gap="4">
          <FormFailure failure={failure} />
          <Text color="muted">{t.freeLead}</Text>
          <TextField form={form} name="fullName" label={t.fullName} isRequired />
          <TextField form={form} name="contact" label={t.contact} isRequired />
          <SubmitActions isSaving={isSaving} savingText={t.saving}>
            {t.freeSave}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
