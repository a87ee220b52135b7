import { defineSemanticTokens } from '@chakra-ui/react';

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
