import { Box, chakra, Grid, Skeleton, Text } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { type AdminReward } from '@wine-walk/common/api/staff/rewards.ts';
import { Link } from 'react-router-dom';
import type { Live } from '../../../platform/live/live.ts';
import { LoadError } from '../../kit/load-error.tsx';
import { portalHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  businesses: Live<AdminBusiness[]>;
  events: Live<AdminEvent[]>;
  rewards: Live<AdminReward[]>;
}

const active = (records: readonly { isActive: boolean }[] | undefined) =>
  records?.filter(({ isActive }) => isActive).length;

/** Live totals of the specification over all events, each with a link to its list. */
export function Totals({ businesses, events, rewards }: Props) {
  const { totals } = texts.overview;
  const show = { show: 'active' };
  const lists = [
    { live: events, noun: texts.nouns.event },
    { live: businesses, noun: texts.nouns.business },
    { live: rewards, noun: texts.nouns.reward },
  ];
  const failed = lists.find(({ live }) => live.status === 'error');
  const hasSeveral = (events.data?.length ?? 0) > 1;
  return (
    <chakra.section aria-label={totals.label}>
      {hasSeveral && (
        <Text color="muted" fontSize="sm" mb="1">
          {totals.allEvents}
        </Text>
      )}
      <Grid templateColumns="repeat(3, 1fr)" gap={{ base: '2', md: '3' }}>
        <TotalTile
          label={totals.businesses}
          value={businesses.data?.length}
          hasFailed={businesses.status === 'error'}
          href={portalHref('businesses')}
        />
        <TotalTile
          label={totals.events}
          value={active(events.data)}
          hasFailed={events.status === 'error'}
          href={portalHref('events', show)}
        />
        <TotalTile
          label={totals.rewards}
          value={active(rewards.data)}
          hasFailed={rewards.status === 'error'}
          href={portalHref('rewards', show)}
        />
      </Grid>
      {failed && (
        <Box mt="2">
          <LoadError
            title={texts.kit.records.fetchFailed(failed.noun)}
            error={failed.live.error ?? null}
            onRetry={() => {
              for (const { live } of lists) if (live.status === 'error') live.retry();
            }}
          />
        </Box>
      )}
    </chakra.section>
  );
}

interface TotalProps {
  label: string;
  /** Undefined until loaded. */
  value: number | undefined;
  hasFailed: boolean;
  href: string;
}

function TotalTile({ label, value, hasFailed, href }: TotalProps) {
  return (
    <chakra.div
      position="relative"
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      px={{ base: '3', md: '4' }}
      py="3"
      bg="card"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      boxShadow="card"
      _hover={{ borderColor: 'line.strong' }}
    >
      <Text color="muted" fontSize="sm">
        <TileLink href={href}>{label}</TileLink>
      </Text>
      <Skeleton loading={value === undefined && !hasFailed} minW="10" w="fit-content">
        <Text textStyle="figure" fontSize="4xl">
          {value ?? '–'}
        </Text>
      </Skeleton>
    </chakra.div>
  );
}

/** Link that covers its whole tile. */
export function TileLink({ href, children }: { href: string; children: string }) {
  return (
    <chakra.span asChild _after={{ content: '""', position: 'absolute', inset: '0' }}>
      <Link to={href}>{children}</Link>
    </chakra.span>
  );
}
