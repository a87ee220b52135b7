import { chakra, Grid, type GridProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Stat {
  /** Text, or a link to the list: its `::after` covers the stat, so a click anywhere follows it. */
  label: ReactNode;
  value: string;
  /** Gold for items that wait for the user. */
  isGold?: boolean;
}

interface Props {
  figures: readonly Stat[];
  label?: string;
  /** Columns; if omitted, as many as fit. */
  columns?: GridProps['gridTemplateColumns'];
}

/** Key figures side by side, each above its label. */
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
      {figures.map((figure, index) => (
        <Tile key={index} {...figure} />
      ))}
    </Grid>
  );
}

/**
 * Returns the minimum column width: four stats form two rows on a phone, three form one row. With enlarged
 * text, as many columns as the labels fit.
 */
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
      <chakra.dt
        fontSize="sm"
        lineHeight="1.3"
        // Breaks between words rather than at the hyphen of one.
        textWrap="balance"
        color={isGold ? 'goldText' : 'muted'}
      >
        {label}
      </chakra.dt>
      <chakra.dd textStyle="figure" m="0" color={isGold ? 'goldText' : 'ink'}>
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
