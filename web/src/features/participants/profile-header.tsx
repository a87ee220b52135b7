import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { AvatarInitials } from '../../components/avatar-initials.tsx';
import type { OwnParticipant } from '../../data/walk.ts';
import { useScreenTexts } from '../../texts/texts.ts';

interface Props {
  title: string;
  participant: OwnParticipant;
}

/** Whose passport this is. */
export function ProfileHeader({ title, participant }: Props) {
  const { profile } = useScreenTexts();
  return (
    <Flex as="header" gap="4" align="flex-start" justify="space-between">
      <Box minW="0">
        <Heading as="h1" size="xl" tabIndex={-1} overflowWrap="anywhere">
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
