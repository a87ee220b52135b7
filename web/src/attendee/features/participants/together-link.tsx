import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronRight, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { paths } from '../../shared/paths.ts';

/** Card that opens the screen of the group and the leaderboard. */
export function TogetherLink() {
  const { profile } = useScreenTexts();
  return (
    <Flex
      position="relative"
      align="center"
      gap="3"
      px="4"
      py="2.5"
      minH="4.25rem"
      bg="card"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      boxShadow="card"
    >
      <Box asChild flexShrink="0">
        <Users size={22} aria-hidden="true" />
      </Box>
      <Box minW="0" flex="1">
        <Link to={paths.together.getHref()}>
          <chakra.span
            fontWeight="700"
            _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' }}
          >
            {profile.togetherTitle}
          </chakra.span>
        </Link>
        <Text fontSize="sm" color="muted">
          {profile.togetherLead}
        </Text>
      </Box>
      <ChevronRight size={20} aria-hidden="true" />
    </Flex>
  );
}
