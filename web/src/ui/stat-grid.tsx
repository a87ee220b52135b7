import { chakra, Grid, type GridProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Stat {
  /** A text, or a link to where it is listed: it takes a press anywhere on the figure by an `::after`. */
  label: ReactNode;
  value: string;
  /** Gold for what waits for the person to do something. */
  isGold?: boolean;
}

interface Props {
  figures: readonly Stat[];
  label?: string;
  /** How many stand in a row; left out: as many as there is room for. */
  columns?: GridProps['gridTemplateColumns'];
}

/** Numbers that matter, side by side, each above its word. */
export function StatGrid({ figures, label, columns }: Props) {
  return (
    <Grid
      as="dl"
      aria-label={label}
      gap={{ base: '2', md: '3' }}
      gridTemplateColumns={
        columns ?? `repeat(auto-fit, minmax(min(${minimum(figures.length)}, 100%), 1fr))`
      }
      m="0"
    >
      {figures.map((figure, at) => (
        <Tile key={at} {...figure} />
      ))}
    </Grid>
  );
}

/** Four figures are two by two on a phone, three stand in one row; where the text is large, as many as have room for their words. */
function minimum(count: number): string {
  return count > 3 ? '8rem' : '5.5rem';
}

function Tile({ label, value, isGold = false }: Stat) {
  return (
    <chakra.div
      position="relative"
      display="flex"
      flexDirection="column-reverse"
      justifyContent="flex-end"
      alignItems="center"
      textAlign="center"
      gap="0.5"
      px="2"
      py="3.5"
      borderRadius="l3"
      borderWidth="1px"
      borderColor={isGold ? 'gold' : 'line'}
      bg={isGold ? 'goldSoft' : 'card'}
      boxShadow="card"
    >
      <chakra.dt fontSize="sm" lineHeight="1.3" color={isGold ? 'goldText' : 'muted'}>
        {label}
      </chakra.dt>
      <chakra.dd textStyle="figure" m="0" color={isGold ? 'goldText' : 'ink'}>
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
