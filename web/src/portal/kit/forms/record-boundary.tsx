import { Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { LoadingRegion, SkeletonLines } from '../../../ui/skeletons.tsx';
import { texts } from '../../texts/texts.ts';
import type { Noun } from '../noun.ts';
import { RecordFrame } from './record-frame.tsx';

interface Props<R> {
  /** ID of the record being edited; null for a new one. */
  id: string | null;
  records: readonly R[];
  noun: Noun;
  onClose: () => void;
  /** True if the form is a page, not a dialog. */
  isPage?: boolean;
  /** Form of the live record; undefined after it was deleted, null for a new one. */
  children: (record: R | null | undefined) => ReactNode;
}

/** Time that a new record may take to arrive, in milliseconds. */
const loadTimeoutMs = 3000;

/**
 * Opens a record's form when the record has arrived and keeps it open after the record is deleted. Needs the
 * ID as key.
 */
export function RecordBoundary<R extends { id: string }>(props: Props<R>) {
  const { id, records, noun, onClose, isPage = false, children } = props;
  const record = id === null ? null : records.find((candidate) => candidate.id === id);
  const [hasArrived, setArrived] = useState(record !== undefined);
  if (record !== undefined && !hasArrived) setArrived(true);
  return hasArrived ? (
    children(record)
  ) : (
    <MissingRecord noun={noun} isPage={isPage} onClose={onClose} />
  );
}

interface MissingProps {
  noun: Noun;
  isPage: boolean;
  onClose: () => void;
}

function MissingRecord({ noun, isPage, onClose }: MissingProps) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMissing(true), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const title = texts.kit.records.edit(noun);
  const content = isMissing ? <Text>{texts.kit.records.missing(noun)}</Text> : <FormSkeleton />;
  return isPage ? (
    <RecordFrame title={title} noun={noun} onBack={onClose}>
      {content}
    </RecordFrame>
  ) : (
    <AppDialog title={title} onClose={onClose}>
      {content}
    </AppDialog>
  );
}

/** Placeholder of a form. */
export function FormSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonLines lines={4} />
    </LoadingRegion>
  );
}
