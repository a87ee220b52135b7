import { Flex, HStack, IconButton } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AvatarInitials } from '../../components/avatar-initials.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { useSession } from '../../data/session.ts';
import { useWalk } from '../../data/walk.ts';
import AnnouncementBell from '../../features/announcements/announcement-bell.tsx';
import { useTexts } from '../../texts/texts.ts';
import { paths } from '../paths.ts';

/** Product title, announcements, sign-out and whose app this is. */
export function Header() {
  const { shell } = useTexts();
  const { user } = useSession();
  const { participant } = useWalk();
  const name = participant?.name || user?.displayName || user?.email || '?';
  return (
    <Flex
      as="header"
      className="no-print"
      align="center"
      justify="space-between"
      maxW="1180px"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt="calc(8px + env(safe-area-inset-top))"
      pb="2"
    >
      <span className="shell-wordmark">
        <Wordmark />
      </span>
      <HStack gap="1" ms="auto">
        <AnnouncementBell />
        <Tooltip content={shell.signOut}>
          <IconButton asChild variant="ghost" colorPalette="gray" aria-label={shell.signOut}>
            <a href={paths.logout.getHref()}>
              <LogOut />
            </a>
          </IconButton>
        </Tooltip>
        <Link to={paths.profile.getHref()} aria-label={shell.openProfile(name)}>
          <AvatarInitials name={name} letters={1} />
        </Link>
      </HStack>
    </Flex>
  );
}
