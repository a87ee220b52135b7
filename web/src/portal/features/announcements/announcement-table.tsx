import { Badge, Button, Flex } from '@chakra-ui/react';
import type { Announcement } from '@contract/announcements.ts';
import { formats } from '../../../texts/format.ts';
import { EditButton } from '../../lists/edit-button.tsx';
import { NameCell } from '../../lists/name-cell.tsx';
import { type Column, RecordTable } from '../../lists/record-table.tsx';
import { sorted, sortingOf } from '../../lists/sorting.ts';
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
  const sorting = sortingOf(useListFilters());
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
  return (
    <RecordTable
      label="Announcements"
      columns={onEdit ? [...columns, edit] : columns}
      records={sorted(announcements, columns, sorting)}
      sorting={sorting}
      onOpen={onEdit && (({ id }: Announcement) => onEdit(id))}
    />
  );
}
