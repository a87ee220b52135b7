import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { AvatarInitials } from '../../shared/avatar-initials.tsx';
import type { CurrentParticipant } from '../../shared/event-data.ts';

interface Props {
  title: string;
  participant: CurrentParticipant;
}

/** Whose passport this is. */
export function ProfileHeader({ title, participant }: Props) {
  const { profile } = useScreenTexts();
  return (
    // Reversed: where the person's text is large, the initials come above the heading; the end is the top.
    <Flex as="header" gap="4" align="flex-end" justify="space-between" wrap="wrap-reverse">
      <Box flex="1 1 10rem" minW="min(100%, 8rem)">
        <Heading as="h1" size="xl" tabIndex={-1} overflowWrap="break-word">
          {title}
        </Heading>
        <Text fontWeight="600" mt="2" overflowWrap="anywhere">
          <bdi>{participant.name}</bdi>
        </Text>
        <Text color="muted" overflowWrap="anywhere">
          {participant.email}
        </Text>
        <Badge mt="2" size="md">
          {profile.participantBadge}
        </Badge>
      </Box>
      <Box flexShrink="0">
        <AvatarInitials name={participant.name} size={64} />
      </Box>
    </Flex>
  );
}
