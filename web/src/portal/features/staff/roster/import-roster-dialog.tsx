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
  type VolunteerLineProblem,
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
import { ImportColumns } from '../../../shared/csv-import/import-columns.tsx';
import { texts } from '../../../texts/texts.ts';

const fieldOrder = ['name', 'phone', 'email', 'task', 'station', 'from', 'to'] as const;
const columnFields = fieldOrder.map((column): [VolunteerColumn, string] => [
  column,
  texts.staff.roster.fields[column],
]);

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
  const { importDialog } = texts.staff.roster;
  // Its own people, which arrive while the dialog is open, are not those that were there.
  const [present] = useState(roster);
  const { file, isEncodingGuess, problem, choose, chooseColumns } = useCsvFile<
    VolunteerColumnChoice,
    ParsedRoster
  >((rows, choice) => {
    const parsed = parseRosterRows(rows, { present, stations: businesses }, choice);
    return 'problem' in parsed ? { problem: importDialog.problems[parsed.problem] } : parsed;
  });
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
        title: importDialog.added({ count: added.length }),
        description: importDialog.undoHint,
      });
      onClose();
    },
  });
  return (
    <UnsavedChangesDialog
      isDirty={file !== null && !run.isSuccess}
      isOpen
      size="lg"
      title={texts.staff.roster.import}
      onClose={() => !run.isPending && onClose()}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" disabled={run.isPending} onClick={onClose}>
            {texts.kit.cancel}
          </Button>
          <Button
            disabled={!file || file.volunteers.length === 0}
            loading={run.isPending}
            loadingText={importDialog.importing}
            onClick={() => file && run.mutate(file.volunteers)}
          >
            {file
              ? importDialog.importCount({ count: file.volunteers.length })
              : importDialog.import}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="muted" fontSize="sm">
          {importDialog.lead}
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
            {importDialog.stoppedAfter({
              reason: serverMessage(run.error, importDialog.stopped),
              count: sent,
            })}
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
  const { importDialog } = texts.staff.roster;
  const { columns, volunteers, present, invalid } = file;
  const found = columnFields.flatMap(([field, label]) => {
    const index = columns.indexes[field];
    return index === null
      ? []
      : importDialog.found({ field: label, column: columns.labels[index] ?? '' });
  });
  const more = volunteers.length - maxSample;
  return (
    <Stack gap="4" role="region" aria-label={importDialog.content}>
      <Text role="status" fontWeight="600">
        {importDialog.counts({
          added: volunteers.length,
          present: present.length,
          bad: invalid.length,
        })}
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
          {more > 0 && <Text as="li">{importDialog.more({ count: more })}</Text>}
        </Stack>
      )}
      {invalid.length > 0 && (
        <BadLines
          bad={invalid.map(({ problem, ...line }) => ({ ...line, message: problemText(problem) }))}
          labels={columns.labels}
          repeat={importDialog.repeat}
        />
      )}
    </Stack>
  );
}

function problemText(problem: VolunteerLineProblem): string {
  const { problems } = texts.staff.roster.importDialog;
  const names: Readonly<Record<string, string>> = problems.fields;
  switch (problem.kind) {
    case 'unknown-station':
      return problems.unknownStation({ station: problem.station });
    case 'repeated':
      return problems.repeated({ name: problem.name, line: problem.line });
    case 'invalid':
      return problem.fields
        .map(({ name, message }) =>
          problems.invalid({
            field: names[name] ?? name,
            message: texts.translateMessage(message),
          }),
        )
        .join(' ');
  }
}
