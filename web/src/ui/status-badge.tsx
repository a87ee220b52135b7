import { Badge } from '@chakra-ui/react';
import { Ban, Check, Clock, Sparkles, WineOff } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';

const stylesByStatus = {
  visited: { palette: 'vine', Icon: Check },
  verified: { palette: 'vine', Icon: Check },
  pending: { palette: 'gold', Icon: Clock },
  specialReward: { palette: 'gold', Icon: Sparkles },
  closedTonight: { palette: 'gray', Icon: Ban },
  soldOut: { palette: 'gray', Icon: WineOff },
  notVisited: { palette: 'gray', Icon: null },
  active: { palette: 'vine', Icon: null },
  inactive: { palette: 'gray', Icon: null },
} as const;

export type Status = keyof typeof stylesByStatus;

/** Status label with the same color everywhere: green for verified, gold for special or pending. */
export function StatusBadge({ status }: { status: Status }) {
  const common = useTexts('common');
  const { palette, Icon } = stylesByStatus[status];
  return (
    <Badge colorPalette={palette} flexShrink="0" maxW="full">
      {Icon && <Icon aria-hidden="true" />}
      {common[status]}
    </Badge>
  );
}
