import { Flex, HStack, IconButton } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { readParticipantRecord } from '../../../platform/session/stored-user.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import AnnouncementBell from '../../features/announcements/announcement-bell.tsx';
import { AvatarInitials } from '../../shared/avatar-initials.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { LastUpdated } from './last-updated.tsx';

/** Product title, announcements, sign-out and the attendee's avatar. */
export function Header() {
  const shell = useTexts('shell');
  const { participant } = useEventData();
  const isProfile = useLocation().pathname === paths.profile.getHref();
  const record = readParticipantRecord();
  const name = participant?.name || record?.name || record?.email || '?';
  return (
    <Flex
      as="header"
      className="no-print"
      align="center"
      justify="space-between"
      maxW="1180px"
      mx="auto"
      px={{ base: 'min({spacing.4}, var(--ww-edge))', md: '6' }}
      pt="calc(8px + env(safe-area-inset-top))"
      pb="2"
    >
      <span className="shell-wordmark">
        <Wordmark />
        <LastUpdated />
      </span>
      <HStack gap="1" ms="auto">
        <Tooltip content={shell.signOut}>
          <IconButton asChild variant="ghost" colorPalette="gray" aria-label={shell.signOut}>
            <a href={paths.logout.getHref()} className="header-sign-out">
              <LogOut />
            </a>
          </IconButton>
        </Tooltip>
        <AnnouncementBell />
        {/* The profile shows a larger one. */}
        {!isProfile && (
          <Link to={paths.profile.getHref()} aria-label={shell.openProfile({ name })}>
            <AvatarInitials name={name} letters={1} />
          </Link>
        )}
      </HStack>
    </Flex>
  );
}
