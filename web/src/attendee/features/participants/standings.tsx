import { Badge, chakra, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type readLeaderboard } from '@wine-walk/common/api/events.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';

interface Props {
  /** Best first. */
  standings: ResponseOf<typeof readLeaderboard>;
  /** The name one chose; null: one is not among them. */
  ownName: string | null;
}

/** Rank, name and points. */
export function Standings({ standings, ownName }: Props) {
  const { profile } = useScreenTexts();
  const { number } = useFormats();
  if (standings.length === 0) return <Text color="muted">{profile.leaderboardEmpty}</Text>;
  const ownAt = standings.findIndex(({ displayName }) => displayName === ownName);
  return (
    <chakra.ol
      aria-label={profile.standingsLabel}
      listStyleType="none"
      bg="card"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      overflow="hidden"
    >
      {standings.map(({ rank, displayName, points }, at) => (
        <chakra.li
          key={`${at} ${displayName}`}
          display="grid"
          gridTemplateColumns="2.5rem 1fr auto"
          alignItems="center"
          gap="2"
          px="4"
          py="2.5"
          bg={at === ownAt ? 'goldSoft' : undefined}
          borderTopWidth={at > 0 ? '1px' : '0'}
          borderColor="line"
          fontVariantNumeric="tabular-nums"
        >
          <chakra.span fontFamily="heading" fontSize="lg" fontWeight="600">
            {number(rank)}
          </chakra.span>
          <chakra.span minW="0" overflowWrap="anywhere">
            <bdi>{displayName}</bdi>{' '}
            {at === ownAt && (
              <Badge colorPalette="gold" variant="solid">
                {profile.you}
              </Badge>
            )}
          </chakra.span>
          <chakra.span fontWeight="600">{profile.pointsOf(number(points))}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
