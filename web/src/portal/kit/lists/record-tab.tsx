import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Live } from '../../../platform/live/live.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import type { MenuAction } from '../action-menu.tsx';
import { RecordBoundary } from '../forms/record-boundary.tsx';
import type { Noun } from '../noun.ts';
import { PageActions } from '../page-actions.tsx';
import { PortalPage, ReadOnlyNote } from '../portal-page.tsx';
import { ListOrPage } from './list-or-page.tsx';
import { LiveList } from './live-list.tsx';
import type { OpenRecord } from './use-open-record.ts';

interface Props<R> {
  title: string;
  lead: string;
  noun: Noun;
  /** Label of the button that adds a record. */
  addLabel: string;
  /** Further actions of admins, such as Import CSV. */
  more?: readonly MenuAction[];
  live: Live<R[]>;
  open: OpenRecord;
  /** List; `onEdit` is undefined if the account may not edit. */
  list: (all: R[], onEdit: ((id: string) => void) | undefined) => ReactNode;
  /**
   * Form of a live record; undefined after it was deleted, null for a new one. Undefined until its data is
   * loaded.
   */
  form: ((record: R | null | undefined, all: R[]) => ReactNode) | undefined;
  /** True if the form is a page instead of the list, not a dialog. */
  isPage?: boolean;
}

/** Tab that lists records and opens their forms. Every account reads; admins add and edit. */
export function RecordTab<R extends { id: string }>(props: Props<R>) {
  const { title, lead, noun, addLabel, live, open, list, form, isPage = false } = props;
  const { isAdmin } = useStaff();
  const { more = [] } = props;
  const isOpen = isAdmin && !isPage && (open.isAdding || open.editing !== null);
  const add = (
    <PageActions more={more}>
      <Button size="sm" onClick={open.add}>
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </PageActions>
  );
  const tab = (
    <PortalPage title={title} lead={lead} actions={isAdmin && add}>
      {!isAdmin && <ReadOnlyNote noun={noun} />}
      <LiveList live={live} failure={texts.kit.records.fetchFailed(noun)}>
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
  if (!isPage) return tab;
  return (
    <ListOrPage noun={noun} live={live} open={open} form={form}>
      {tab}
    </ListOrPage>
  );
}
