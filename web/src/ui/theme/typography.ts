import { textStyles as chakraTextStyles, tokens as chakraTokens } from '@chakra-ui/react/theme';

type Scale = Record<string, { value?: string }>;

/**
 * Returns a scale that grows with the user's text size by at most three eighths: doubled text needs room for
 * words, not for doubled gaps and icons. Values above 5 rem are unchanged.
 */
const bounded = (scale: Scale) =>
  Object.fromEntries(
    Object.entries(scale).map(([name, { value = '' }]) => {
      const rem = value.endsWith('rem') ? Number.parseFloat(value) : 0;
      const isSmall = rem > 0 && rem <= 5;
      return [name, { value: isSmall ? `min(${value}, ${rem * 22}px)` : value }];
    }),
  );

/** Chakra's scales of size and time with the product's two typefaces and without Chakra's colors. */
export const tokens = {
  animations: chakraTokens.animations,
  aspectRatios: chakraTokens.aspectRatios,
  blurs: chakraTokens.blurs,
  borders: chakraTokens.borders,
  cursor: chakraTokens.cursor,
  durations: chakraTokens.durations,
  easings: chakraTokens.easings,
  fontSizes: chakraTokens.fontSizes,
  fontWeights: chakraTokens.fontWeights,
  letterSpacings: chakraTokens.letterSpacings,
  lineHeights: chakraTokens.lineHeights,
  radii: chakraTokens.radii,
  sizes: bounded({ ...chakraTokens.sizes, '13': { value: '3.25rem' } }),
  spacing: bounded(chakraTokens.spacing),
  zIndex: chakraTokens.zIndex,
  colors: {
    white: { value: '#ffffff' },
    black: { value: '#000000' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  fonts: { heading: { value: 'var(--ww-display)' }, body: { value: 'var(--ww-body)' } },
};

/** `eyebrow` introduces a section; `figure` is for numbers that are compared. */
export const textStyles = {
  ...chakraTextStyles,
  eyebrow: {
    value: {
      fontSize: 'xs',
      fontWeight: '700',
      letterSpacing: '0.12em',
      textTransform: 'uppercase',
    },
  },
  figure: {
    value: {
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: '2xl',
      lineHeight: '1.1',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
};
