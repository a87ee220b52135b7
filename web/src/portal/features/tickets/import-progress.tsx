import { Stack, Text } from '@chakra-ui/react';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Alert } from '../../kit/alert.tsx';
import type { ImportRun } from './use-import.ts';

const count = (value: number) => value.toLocaleString('en-US');

/** How far an import is, or how it ended. */
export function ImportProgress({ run }: { run: ImportRun }) {
  const { status, sent, total, added, updated, alreadyThere, failure } = run;
  return (
    <Stack gap="3">
      <ProgressBar label="Import" value={sent} max={total} text={`${sent} of ${total} tickets`} />
      <Text role="status" fontSize="sm" fontVariantNumeric="tabular-nums">
        {count(sent)} of {count(total)}: {count(added)} added,{' '}
        {updated > 0 && `${count(updated)} updated, `}
        {count(alreadyThere)} there already
      </Text>
      {status === 'done' && added + updated > 0 && (
        <Text fontSize="sm" color="muted">
          Undoing this import takes away what it added and puts back what it updated, except tickets
          that were redeemed or changed since. It is offered for a day, later among the recent
          imports of this tab.
        </Text>
      )}
      {status === 'failed' && (
        <Alert tone="danger">
          {failure} What was sent is kept. Go on when you are ready: nothing is added twice.
        </Alert>
      )}
    </Stack>
  );
}
