import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Volunteer } from '@wine-walk/common/api/staff/volunteers.ts';
import { clockRangeText } from '@wine-walk/common/lib/clock-range.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { KeyRound, UserX } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { ActionMenu, type MenuAction } from '../../../kit/action-menu.tsx';
import { staffLocale } from '../../../kit/format.ts';
import { EditButton } from '../../../kit/lists/cells.tsx';
import { texts } from '../../../texts/texts.ts';

interface Props {
  volunteer: Volunteer;
  /** Undefined for the desk, or for a business that left the walk. */
  station: string | undefined;
  onShow: () => void;
  onEdit: () => void;
  onEnd: () => void;
  onNoShow: () => void;
}

/** Person on the roster with station, times and contact, and the actions of staff. */
export function VolunteerCard({ volunteer, station, onShow, onEdit, onEnd, onNoShow }: Props) {
  const { name, phone, email, task, from, to, businessId } = volunteer;
  const { noShowAt, replacedBy, isActive } = volunteer;
  const { desk, goneStation, takesOver, end, noShow, more } = texts.staff.roster;
  const place = businessId === null ? desk : (station ?? goneStation);
  const times = clockRangeText(from, to, staffLocale());
  const cover = replacedBy && takesOver({ name: replacedBy });
  const details = joinFacts([task, place, times, phone, email, cover]);
  const endAction: MenuAction = { label: end.button, Icon: KeyRound, onSelect: onEnd };
  const noShowAction: MenuAction = { label: noShow, Icon: UserX, onSelect: onNoShow };
  return (
    <Box borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" p="4">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Stack gap="0.5" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            <Access volunteer={volunteer} />
          </Flex>
          <Text fontSize="sm" color="muted" overflowWrap="anywhere">
            {details}
          </Text>
        </Stack>
        <Flex gap="2">
          {isActive && (
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.staff.roster.showNamed({ name })}
              onClick={onShow}
            >
              {texts.staff.roster.show}
            </Button>
          )}
          <EditButton name={name} onClick={onEdit} />
          {!noShowAt && (
            <ActionMenu
              label={more({ name })}
              actions={isActive ? [endAction, noShowAction] : [noShowAction]}
            />
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

/** Badge of a person who is signed in, does not come or has no access. */
function Access({ volunteer: { accounts, isActive, noShowAt } }: Pick<Props, 'volunteer'>) {
  const { signedIn, noShow, ended } = texts.staff.roster;
  if (noShowAt) return <Badge colorPalette="gray">{noShow}</Badge>;
  if (!isActive) return <Badge colorPalette="gray">{ended}</Badge>;
  if (!accounts.some((account) => account.isActive)) return null;
  return <Badge colorPalette="green">{signedIn}</Badge>;
}
