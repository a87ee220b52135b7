import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { type Announcement } from '@wine-walk/common/api/announcements.ts';
import { matchesSearch } from '@wine-walk/common/rules/people/name-search.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { QuietBell } from '../../../ui/illustrations/quiet-bell.tsx';
import { format } from '../../kit/format.ts';
import { EditButton, NameCell } from '../../kit/lists/cells.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { searchedTexts } from '../../kit/records/field-lists.tsx';
import { useShownAnnouncements } from '../../shared/use-shown-announcements.ts';
import { texts } from '../../texts/texts.ts';
import { announcementFields, missingLanguages } from './announcement-record.ts';
import { type AudienceChoice, audienceLabel } from './audience-choices.ts';

interface Props {
  announcements: readonly Announcement[];
  eventId: string;
  timeZone: string;
  audiences: readonly AudienceChoice[];
  /** Undefined if the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
  onWithdraw: (announcement: Announcement) => void;
  onMail: (announcement: Announcement) => void;
}

interface ShownCountProps {
  announcement: Announcement;
  shown: ReturnType<typeof useShownAnnouncements>;
}

/** Number of phones that showed an announcement; nothing if it is not counted. */
function ShownCount({ announcement: { id, audience }, shown }: ShownCountProps) {
  const counted = shown?.announcements.find((one) => one.id === id);
  if (!shown || !counted) return null;
  return (
    <Text color="muted" fontSize="xs">
      {texts.announcements.shownOn({
        count: counted.phones,
        phones: format.number(counted.phones),
        registered: audience === 'all' ? format.number(shown.registered) : null,
      })}
    </Text>
  );
}

function StatusBadge({
  announcement: { isPublished, scheduledMail },
}: Pick<ShownCountProps, 'announcement'>) {
  const t = texts.announcements.statuses;
  if (isPublished === null) return <Badge colorPalette="gray">{t.heldBack}</Badge>;
  if (isPublished) return <Badge colorPalette="vine">{t.published}</Badge>;
  return <Badge colorPalette="gold">{scheduledMail ? t.scheduledWithEmail : t.scheduled}</Badge>;
}

/** Scheduled and published announcements of an event. */
export function AnnouncementTable(props: Props) {
  const { announcements, eventId, timeZone, audiences, onEdit, onWithdraw, onMail } = props;
  const t = texts.announcements;
  const organization = useOrganization();
  const filters = useListFilters();
  const shown = useShownAnnouncements(eventId);
  const columns: Column<Announcement>[] = [
    {
      id: 'title',
      title: t.columns.announcement,
      sortValue: ({ title }) => title,
      cell: ({ title, message }) => <NameCell name={title} note={message} />,
    },
    {
      id: 'audience',
      title: t.columns.audience,
      sortValue: (announcement) => audienceLabel(announcement, audiences),
      cell: (announcement) => audienceLabel(announcement, audiences),
      isWideOnly: true,
    },
    {
      id: 'time',
      title: t.columns.time,
      sortValue: ({ publishAt }) => publishAt,
      cell: ({ publishAt }) => format.dateTime(publishAt, timeZone),
      isWideOnly: true,
      isOneLine: true,
    },
    {
      id: 'status',
      title: t.columns.status,
      sortValue: ({ isPublished }) => (isPublished ? 1 : 0),
      cell: (announcement) => (
        <Flex gap="1" wrap="wrap">
          <StatusBadge announcement={announcement} />
          {missingLanguages(announcement, organization).map((language) => (
            <Badge key={language} colorPalette="gray">
              {t.statuses.notIn({ language: format.language(language) })}
            </Badge>
          ))}
          <ShownCount announcement={announcement} shown={shown} />
        </Flex>
      ),
    },
  ];
  const edit: Column<Announcement> = {
    id: 'actions',
    title: t.columns.actions,
    cell: (announcement) => (
      <Flex
        justify="flex-end"
        direction={{ base: 'column', md: 'row' }}
        align="end"
        mx={{ base: '-2', md: '0' }}
      >
        <Button
          variant="ghost"
          size="sm"
          aria-label={t.emailNamed({ title: announcement.title })}
          onClick={() => onMail(announcement)}
        >
          {t.email}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t.withdrawNamed({ title: announcement.title })}
          onClick={() => onWithdraw(announcement)}
        >
          {t.withdraw}
        </Button>
        <EditButton name={announcement.title} onClick={() => onEdit?.(announcement.id)} />
      </Flex>
    ),
    isEnd: true,
  };
  return (
    <RecordList
      noun={texts.nouns.announcement}
      all={announcements}
      shown={announcements.filter((announcement) =>
        searchedTexts(announcementFields, announcement).some((text) =>
          matchesSearch(filters.search, text),
        ),
      )}
      columns={onEdit ? [...columns, edit] : columns}
      filters={filters}
      hasShow={false}
      onOpen={onEdit}
      emptyState={{
        illustration: <QuietBell />,
        text: t.none,
      }}
    />
  );
}
