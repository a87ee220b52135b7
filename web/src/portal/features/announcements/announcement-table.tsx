import { Badge, Button, Flex } from '@chakra-ui/react';
import { type Announcement } from '@wine-walk/common/api/announcements.ts';
import { nameKey } from '@wine-walk/common/rules/people/names.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { QuietBell } from '../../../ui/illustrations/quiet-bell.tsx';
import { format } from '../../kit/format.ts';
import { EditButton, NameCell } from '../../kit/lists/cells.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { searchedTexts } from '../../kit/records/field-lists.tsx';
import { languageNames } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { announcementFields, missingLanguages } from './announcement-record.ts';
import { type AudienceChoice, audienceLabel } from './audience-choices.ts';

interface Props {
  announcements: readonly Announcement[];
  timeZone: string;
  audiences: readonly AudienceChoice[];
  /** Undefined if the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
  onWithdraw: (announcement: Announcement) => void;
  onMail: (announcement: Announcement) => void;
}

/** Scheduled and published announcements of an event. */
export function AnnouncementTable(props: Props) {
  const { announcements, timeZone, audiences, onEdit, onWithdraw, onMail } = props;
  const organization = useOrganization();
  const filters = useListFilters();
  const columns: Column<Announcement>[] = [
    {
      title: 'Announcement',
      sortValue: ({ title }) => title,
      cell: ({ title, message }) => <NameCell name={title} note={message} />,
    },
    {
      title: 'For',
      sortValue: (announcement) => audienceLabel(announcement, audiences),
      cell: (announcement) => audienceLabel(announcement, audiences),
      isWideOnly: true,
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
      cell: (announcement) => (
        <Flex gap="1" wrap="wrap">
          {announcement.isPublished ? (
            <Badge colorPalette="vine">Published</Badge>
          ) : (
            <Badge colorPalette="gold">
              {announcement.scheduledMail ? 'Scheduled, with email' : 'Scheduled'}
            </Badge>
          )}
          {missingLanguages(announcement, organization).map((language) => (
            <Badge key={language} colorPalette="gray">
              Not in {languageNames[language]}
            </Badge>
          ))}
        </Flex>
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
          aria-label={`Email ${announcement.title}`}
          onClick={() => onMail(announcement)}
        >
          Email
        </Button>
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
  const query = nameKey(filters.search);
  return (
    <RecordList
      noun={texts.nouns.announcement}
      all={announcements}
      shown={announcements.filter((announcement) =>
        searchedTexts(announcementFields, announcement).some((text) =>
          nameKey(text).includes(query),
        ),
      )}
      columns={onEdit ? [...columns, edit] : columns}
      filters={filters}
      hasShow={false}
      onOpen={onEdit}
      emptyState={{
        illustration: <QuietBell />,
        text: 'Start with a welcome: where to pick up a glass and where to find water.',
      }}
    />
  );
}
