import { Box, chakra } from '@chakra-ui/react';
import { texts } from '../../texts/texts.ts';

interface Props {
  label: string;
  /** Values as text; null if they are not shown. */
  before: string | null;
  after: string | null;
}

/** Field of a record in a `dl`, with its value before and after a change. */
export function ValueChange({ label, before, after }: Props) {
  const { empty, changed } = texts.kit.history;
  const isShown = before !== null && after !== null;
  return (
    <Box>
      <chakra.dt fontWeight="600">{label}</chakra.dt>
      <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
        {!isShown && changed}
        {isShown && <chakra.del color="muted">{before || empty}</chakra.del>}
        {isShown && ' → '}
        {isShown && <chakra.ins textDecoration="none">{after || empty}</chakra.ins>}
      </chakra.dd>
    </Box>
  );
}
