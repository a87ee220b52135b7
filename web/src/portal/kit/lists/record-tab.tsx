import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Live } from '../../../platform/live/live.ts';
import { useStaff } from '../../session/use-staff.ts';
import { RecordBoundary } from '../forms/record-boundary.tsx';
import { PortalPage, ReadOnlyNote } from '../portal-page.tsx';
import { LiveList } from './live-list.tsx';
import type { OpenRecord } from './use-open-record.ts';

interface Props<R> {
  title: string;
  lead: string;
  /** One of them, in the middle of a sentence: 'point rule'. */
  noun: string;
  /** Many of them: 'point rules'. */
  nouns: string;
  /** What the button says that makes a new one. */
  addLabel: string;
  live: Live<R[]>;
  open: OpenRecord;
  /** The list; without `onEdit` where the account may not edit. */
  list: (all: R[], onEdit: ((id: string) => void) | undefined) => ReactNode;
  /** The form: of a live record, undefined once it is gone, null for a new one. Left out: not to be had yet. */
  form: ((record: R | null | undefined, all: R[]) => ReactNode) | undefined;
}

/** A tab that lists records and opens their forms: everybody looks, an admin adds and edits. */
export function RecordTab<R extends { id: string }>(props: Props<R>) {
  const { title, lead, noun, nouns, addLabel, live, open, list, form } = props;
  const { isAdmin } = useStaff();
  const isOpen = isAdmin && (open.isAdding || open.editing !== null);
  const add = (
    <Button size="sm" onClick={open.add}>
      <Plus aria-hidden="true" />
      {addLabel}
    </Button>
  );
  return (
    <PortalPage title={title} lead={lead} actions={isAdmin && add}>
      {!isAdmin && <ReadOnlyNote what={nouns} />}
      <LiveList live={live} failure={`Failed to fetch ${nouns}`}>
        {(all: R[]) => (
          <>
            {list(all, isAdmin ? open.edit : undefined)}
            {isOpen && form && (
              <RecordBoundary
                key={open.editing ?? 'new'}
                id={open.editing}
                records={all}
                noun={noun}
                onClose={open.close}
              >
                {(record) => form(record, all)}
              </RecordBoundary>
            )}
          </>
        )}
      </LiveList>
    </PortalPage>
  );
}
