import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { BusinessStatus } from '@wine-walk/common/model/categories.ts';

interface Props {
  event: Pick<AdminEvent, 'businessStatus'>;
  businesses: readonly AdminBusiness[];
  onPress: (businessId: string, status: BusinessStatus) => void;
}

const statuses = [
  { status: 'closed', label: 'Closed' },
  { status: 'sold-out', label: 'Sold out' },
] as const;

/** Which businesses are closed or sold out tonight; pressed once more they are open again. */
export function BusinessControls({ event, businesses, onPress }: Props) {
  return (
    <Box as="ul" listStyleType="none" m="0" p="0" maxH="360px" overflowY="auto" tabIndex={0}>
      {businesses.map(({ id, name }) => {
        const present = event.businessStatus[id]?.status ?? 'open';
        return (
          <Flex
            as="li"
            key={id}
            gap="2"
            py="1.5"
            align="center"
            wrap="wrap"
            borderTopWidth="1px"
            borderColor="line"
          >
            <Text
              flex="1 1 9rem"
              minW="0"
              fontSize="sm"
              overflowWrap="anywhere"
              color={present === 'open' ? 'ink' : 'muted'}
            >
              {name}
            </Text>
            <Flex gap="1" role="group" aria-label={name}>
              {statuses.map(({ status, label }) => (
                <Button
                  key={status}
                  size="xs"
                  minH="9"
                  variant={present === status ? 'solid' : 'outline'}
                  colorPalette={present === status ? 'wine' : 'gray'}
                  aria-pressed={present === status}
                  aria-label={`${label}: ${name}`}
                  onClick={() => onPress(id, present === status ? 'open' : status)}
                >
                  {label}
                </Button>
              ))}
            </Flex>
          </Flex>
        );
      })}
    </Box>
  );
}
