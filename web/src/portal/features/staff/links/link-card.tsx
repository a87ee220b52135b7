import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type StaffLink } from '@wine-walk/common/api/staff/staff.ts';
import { useEffect, useRef } from 'react';
import { format } from '../../../kit/format.ts';
import { texts } from '../../../texts/texts.ts';

interface Props {
  link: StaffLink;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  /** True if created on this screen just now. */
  isNew: boolean;
  onShow: (link: StaffLink) => void;
  onEnd: (link: StaffLink) => void;
  onRevoke: (accountId: string) => void;
}

/** Shift or shop link with its status, its accounts and buttons to end them. */
export function LinkCard({ link, timeZone, now, isNew, onShow, onEnd, onRevoke }: Props) {
  const inside = link.accounts.filter(({ isActive }) => isActive);
  const until = format.time(link.expiresAt, timeZone);
  const qr = useRef<HTMLButtonElement>(null);
  // On a phone the card is below the fold: the focus scrolls to it, next to its QR code button.
  useEffect(() => {
    if (isNew) qr.current?.focus();
  }, [isNew]);
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" p="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box minW="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {link.name}{' '}
            <Badge colorPalette={link.isActive ? 'vine' : 'gray'}>
              {link.isActive ? texts.staff.links.open : texts.staff.links.ended}
            </Badge>
          </Text>
          <Text color="muted" fontSize="sm">
            {now < Date.parse(link.opensAt)
              ? texts.staff.links.opens({
                  date: format.date(link.opensAt, timeZone),
                  time: format.time(link.opensAt, timeZone),
                  until,
                })
              : texts.staff.links.joined({ phones: inside.length, until })}
          </Text>
        </Box>
        {link.isActive && (
          <Flex gap="2">
            <Button
              ref={qr}
              size="sm"
              variant="outline"
              aria-label={texts.staff.roster.showNamed(link)}
              onClick={() => onShow(link)}
            >
              {texts.staff.links.show}
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              aria-label={texts.staff.links.end.buttonNamed({ link: link.name })}
              onClick={() => onEnd(link)}
            >
              {texts.staff.links.end.button}
            </Button>
          </Flex>
        )}
      </Flex>
      {inside.length > 0 && (
        <Stack as="ul" gap="1" mt="3" listStyleType="none">
          {inside.map(({ id, fullName, username, createdAt }) => (
            <Flex as="li" key={id} gap="3" align="center" justify="space-between">
              <Text fontSize="sm" minW="0" overflowWrap="anywhere">
                {texts.staff.links.accountSince({
                  name: username || fullName,
                  time: format.time(createdAt, timeZone),
                })}
              </Text>
              <Button
                size="xs"
                variant="outline"
                colorPalette="gray"
                aria-label={texts.staff.links.revoke.buttonNamed({ account: username || fullName })}
                onClick={() => onRevoke(id)}
              >
                {texts.staff.links.revoke.button}
              </Button>
            </Flex>
          ))}
        </Stack>
      )}
    </Box>
  );
}
