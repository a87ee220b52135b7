import { Button, chakra, Flex, Portal, Text } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import { useTextLanguage } from '../../../shared/text-language.ts';
import { CloseIconButton } from '../../../ui/close-icon-button.tsx';
import { aboveDialogs } from '../../../ui/dialogs/above-dialogs.ts';
import type { PublishedAnnouncement } from './announcements.ts';
import { useReportShown } from './use-report-shown.ts';

interface Props {
  announcement: PublishedAnnouncement;
  onRead: () => void;
  onDismiss: () => void;
}

/**
 * Latest announcement, over every screen and open dialog until it is read or dismissed, because a badge on the bell is too
 * easy to miss for urgent news. Takes neither the focus nor the screen; the bell announces it to screen
 * readers.
 */
export default function AnnouncementBanner({ announcement, onRead, onDismiss }: Props) {
  const announcements = useTexts('announcements');
  const titleLanguage = useTextLanguage(announcement.titleIn);
  const messageLanguage = useTextLanguage(announcement.messageIn);
  useReportShown([announcement.id]);
  return (
    <Portal>
      <chakra.aside
        className="no-print"
        aria-label={announcements.latest}
        position="fixed"
        left="env(safe-area-inset-left)"
        right="env(safe-area-inset-right)"
        top="calc(12px + env(safe-area-inset-top))"
        {...aboveDialogs}
        mx="auto"
        maxW="min(560px, 100% - 24px - env(safe-area-inset-left) - env(safe-area-inset-right))"
        bg="card"
        borderWidth="1px"
        borderColor="line"
        borderInlineStartWidth="4px"
        borderInlineStartColor="wine"
        borderRadius="l3"
        boxShadow="lg"
        ps="4"
        pe="2"
        py="3"
      >
        <Flex gap="3" align="flex-start">
          <Megaphone size={20} aria-hidden="true" style={{ flexShrink: 0, marginTop: 3 }} />
          <chakra.div flex="1" minW="0">
            <Text fontWeight="700" dir="auto" lang={titleLanguage} overflowWrap="anywhere">
              {announcement.title}
            </Text>
            <Text
              fontSize="sm"
              color="muted"
              dir="auto"
              lang={messageLanguage}
              lineClamp="2"
              overflowWrap="anywhere"
            >
              {announcement.message}
            </Text>
            <Button size="sm" variant="subtle" mt="2" onClick={onRead}>
              {announcements.read}
            </Button>
          </chakra.div>
          <CloseIconButton position="static" onClick={onDismiss} />
        </Flex>
      </chakra.aside>
    </Portal>
  );
}
