import { Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import {
  addVolunteers,
  maxVolunteersPerCommit,
  type NewVolunteer,
  type Volunteer,
} from '@wine-walk/common/api/volunteers.ts';
import {
  type ParsedRoster,
  parseRosterRows,
  type VolunteerColumn,
  type VolunteerColumnChoice,
} from '@wine-walk/common/rules/volunteers/volunteer-import.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toaster.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { UnsavedChangesDialog } from '../../../kit/forms/unsaved-changes-dialog.tsx';
import { useIdempotencyKey } from '../../../kit/forms/use-idempotency-key.ts';
import { serverMessage } from '../../../session/portal-texts.ts';
import { staffCall } from '../../../session/staff-call.ts';
import { BadLines } from '../../../shared/csv-import/bad-lines.tsx';
import { CsvFileField, EncodingAlert, useCsvFile } from '../../../shared/csv-import/csv-file.tsx';
import { ImportColumns, quoted } from '../../../shared/csv-import/import-columns.tsx';

const columnFields: [VolunteerColumn, string][] = [
  ['name', 'Full name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['task', 'Role'],
  ['station', 'Station'],
  ['from', 'From'],
  ['to', 'To'],
];

/** Maximum number of people named in the preview. */
const maxSample = 5;

interface Props {
  eventId: string;
  roster: readonly Volunteer[];
  businesses: readonly { id: string; name: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** Imports a roster from a CSV file after a preview. */
export function ImportRosterDialog({ eventId, roster, businesses, onDone, onClose }: Props) {
  // Its own people, which arrive while the dialog is open, are not those that were there.
  const [present] = useState(roster);
  const { file, isEncodingGuess, problem, choose, chooseColumns } = useCsvFile<
    VolunteerColumnChoice,
    ParsedRoster
  >((rows, choice) => parseRosterRows(rows, { present, stations: businesses }, choice));
  const [sent, setSent] = useState(0);
  const [importId] = useState(() => crypto.randomUUID());
  const keyOf = useIdempotencyKey();
  const run = useMutation({
    // In parts. A retry resumes with the part whose response was lost, by the same key.
    mutationFn: async (added: readonly NewVolunteer[]) => {
      for (let from = sent; from < added.length; from += maxVolunteersPerCommit) {
        const volunteers = added.slice(from, from + maxVolunteersPerCommit);
        const body = { eventId, volunteers, importId };
        await staffCall(addVolunteers, { body, idempotencyKey: keyOf(body) });
        setSent(from + volunteers.length);
      }
    },
    onSettled: onDone,
    onSuccess: (_, added) => {
      showToast({
        type: 'success',
        title: `${countText(added.length)} added`,
        description: 'You can undo this for a day above the list.',
      });
      onClose();
    },
  });
  return (
    <UnsavedChangesDialog
      isDirty={file !== null && !run.isSuccess}
      isOpen
      size="lg"
      title="Import a roster"
      onClose={() => !run.isPending && onClose()}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" disabled={run.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!file || file.volunteers.length === 0}
            loading={run.isPending}
            loadingText="Importing…"
            onClick={() => file && run.mutate(file.volunteers)}
          >
            {file ? `Import ${countText(file.volunteers.length)}` : 'Import'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="muted" fontSize="sm">
          A CSV file with one person per line: name, phone or email, role, station, from and to. The
          station is Desk or a business’s name.
        </Text>
        <CsvFileField
          problem={problem}
          onFile={(chosen) => {
            setSent(0);
            void choose(chosen);
          }}
        />
        {run.isError && (
          <Alert tone="danger">
            {serverMessage(run.error, 'The import stopped.')} {countText(sent)} added so far. Import
            again to add the rest.
          </Alert>
        )}
        {file && (
          <RosterPreview file={file} isEncodingGuess={isEncodingGuess} onChoose={chooseColumns} />
        )}
      </Stack>
    </UnsavedChangesDialog>
  );
}

interface PreviewProps {
  file: ParsedRoster;
  isEncodingGuess: boolean;
  onChoose: (choice: VolunteerColumnChoice) => void;
}

/** Content of a file: columns, first people, and each bad line with its problem. */
function RosterPreview({ file, isEncodingGuess, onChoose }: PreviewProps) {
  const { columns, volunteers, present, invalid } = file;
  const found = columnFields.flatMap(([field, label]) => {
    const index = columns.indexes[field];
    return index === null ? [] : `${label} from ${quoted(columns.labels[index] ?? '')}`;
  });
  const more = volunteers.length - maxSample;
  return (
    <Stack gap="4" role="region" aria-label="Content of the file">
      <Text role="status" fontWeight="600">
        {volunteers.length} new, {present.length} already here, {invalid.length} bad
      </Text>
      {isEncodingGuess && <EncodingAlert />}
      <ImportColumns
        columns={columns}
        fields={columnFields}
        text={`${found.join(', ')}.`}
        isLacking={columns.indexes.name === null}
        onChoose={onChoose}
      />
      {volunteers.length > 0 && (
        <Stack as="ul" gap="0.5" listStyleType="none" color="muted" fontSize="sm">
          {volunteers.slice(0, maxSample).map(({ name, task, from }) => (
            <Text as="li" key={`${name} ${from}`} overflowWrap="anywhere">
              {[name, task, from].filter(Boolean).join(' · ')}
            </Text>
          ))}
          {more > 0 && <Text as="li">and {more} more</Text>}
        </Stack>
      )}
      {invalid.length > 0 && (
        <BadLines bad={invalid} labels={columns.labels} repeat="Nobody is added twice." />
      )}
    </Stack>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
