import { Badge, Button, Flex } from '@chakra-ui/react';
import type { Announcement } from '@contract/announcements.ts';
import { nameKey } from '@domain/names.ts';
import { QuietBell } from '../../../components/illustrations/quiet-bell.tsx';
import { formats } from '../../../texts/format.ts';
import { EditButton } from '../../lists/edit-button.tsx';
import { NameCell } from '../../lists/name-cell.tsx';
import { RecordList } from '../../lists/record-list.tsx';
import type { Column } from '../../lists/record-table.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';

interface Props {
  announcements: readonly Announcement[];
  timeZone: string;
  /** Left out where the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
  onWithdraw: (announcement: Announcement) => void;
}

const format = formats('en-US');

/** An event's announcements, scheduled and published. */
export function AnnouncementTable(props: Props) {
  const { announcements, timeZone, onEdit, onWithdraw } = props;
  const filters = useListFilters();
  const columns: Column<Announcement>[] = [
    {
      title: 'Announcement',
      sortValue: ({ title }) => title,
      cell: ({ title, message }) => <NameCell name={title} note={message} />,
    },
    {
      title: 'Time',
      sortValue: ({ publishAt }) => publishAt,
      cell: ({ publishAt }) => format.dateTime(publishAt, timeZone),
      isWideOnly: true,
      isOneLine: true,
    },
    {
      title: 'Status',
      sortValue: ({ isPublished }) => (isPublished ? 1 : 0),
      cell: ({ isPublished }) =>
        isPublished ? (
          <Badge colorPalette="vine">Published</Badge>
        ) : (
          <Badge colorPalette="gold">Scheduled</Badge>
        ),
    },
  ];
  const edit: Column<Announcement> = {
    title: 'Edit',
    cell: (announcement) => (
      <Flex
        justify="flex-end"
        direction={{ base: 'column', md: 'row' }}
        align="end"
        mx={{ base: '-3', md: '0' }}
      >
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Withdraw ${announcement.title}`}
          onClick={() => onWithdraw(announcement)}
        >
          Withdraw
        </Button>
        <EditButton name={announcement.title} onClick={() => onEdit?.(announcement.id)} />
      </Flex>
    ),
    isEnd: true,
  };
  const wanted = nameKey(filters.search);
  return (
    <RecordList
      nouns="announcements"
      all={announcements}
      shown={announcements.filter(({ title, message }) =>
        [title, message].some((text) => nameKey(text).includes(wanted)),
      )}
      columns={onEdit ? [...columns, edit] : columns}
      filters={filters}
      hasShow={false}
      onOpen={onEdit}
      beforeTheFirst={{
        illustration: <QuietBell />,
        text: 'A welcome is a good first one: where to pick up a glass, where there is water.',
      }}
    />
  );
}
