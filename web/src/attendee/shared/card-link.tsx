import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  icon: LucideIcon;
  title: string;
  /** Second line; may arrive later, its height is reserved. */
  detail?: ReactNode;
}

/** Card that is a link as a whole, with an icon, a title and a second line. */
export function CardLink({ to, icon: Icon, title, detail }: Props) {
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
        <Icon size={22} aria-hidden="true" />
      </Box>
      <Box minW="0" flex="1">
        <Link to={to}>
          <chakra.span
            fontWeight="700"
            _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' }}
          >
            {title}
          </chakra.span>
        </Link>
        {detail && (
          <Text fontSize="sm" color="muted" fontWeight="500">
            {detail}
          </Text>
        )}
      </Box>
      <ChevronRight size={20} aria-hidden="true" />
    </Flex>
  );
}
