import { defineSemanticTokens } from '@chakra-ui/react';
import { textStyles as chakraTextStyles, tokens as chakraTokens } from '@chakra-ui/react/theme';

const ref = (name: string) => ({ value: `var(--ww-${name})` });

/** Returns a theme color as the palette that Chakra's recipes expect. */
const palette = (name: 'wine' | 'gold' | 'vine' | 'danger') => ({
  DEFAULT: ref(name),
  solid: ref(name),
  contrast: ref(name === 'danger' ? 'wine-ink' : `${name}-ink`),
  fg: ref(`${name}-text`),
  subtle: ref(`${name}-soft`),
  muted: ref(`${name}-soft`),
  emphasized: ref(`${name}-soft`),
  border: ref(name),
  focusRing: ref('focus'),
});

const quiet = {
  DEFAULT: ref('muted'),
  solid: ref('ink'),
  contrast: ref('paper'),
  fg: ref('ink'),
  subtle: ref('sunken'),
  muted: ref('line'),
  emphasized: ref('line-strong'),
  border: ref('line'),
  focusRing: ref('focus'),
};

/** Semantic colors: the theme's own names first, then the names that Chakra's recipes use. */
export const colors = defineSemanticTokens.colors({
  paper: ref('paper'),
  card: ref('card'),
  sunken: ref('sunken'),
  ink: ref('ink'),
  muted: ref('muted'),
  line: { DEFAULT: ref('line'), strong: ref('line-strong') },
  wineHover: ref('wine-hover'),
  wineInk: ref('wine-ink'),
  wineText: ref('wine-text'),
  wineSoft: ref('wine-soft'),
  onWineMuted: ref('on-wine-muted'),
  goldText: ref('gold-text'),
  goldSoft: ref('gold-soft'),
  goldBright: ref('gold-bright'),
  vineText: ref('vine-text'),
  vineSoft: ref('vine-soft'),
  dangerText: ref('danger-text'),
  dangerSoft: ref('danger-soft'),
  sea: ref('sea'),
  focus: ref('focus'),

  wine: palette('wine'),
  gold: palette('gold'),
  vine: palette('vine'),
  danger: palette('danger'),
  red: palette('danger'),
  gray: quiet,

  bg: {
    DEFAULT: ref('card'),
    subtle: ref('paper'),
    muted: ref('sunken'),
    emphasized: ref('line'),
    inverted: ref('ink'),
    panel: ref('card'),
    error: ref('danger-soft'),
    warning: ref('gold-soft'),
    success: ref('vine-soft'),
  },
  fg: {
    DEFAULT: ref('ink'),
    muted: ref('muted'),
    subtle: ref('muted'),
    inverted: ref('paper'),
    error: ref('danger-text'),
    warning: ref('gold-text'),
    success: ref('vine-text'),
  },
  border: {
    DEFAULT: ref('line'),
    muted: ref('line'),
    subtle: ref('line'),
    emphasized: ref('line-strong'),
    inverted: ref('ink'),
    error: ref('danger'),
    warning: ref('gold'),
    success: ref('vine'),
  },
});

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
