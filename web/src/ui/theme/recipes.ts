import { defineRecipe } from '@chakra-ui/react';

/** Chosen state in forced colors, which removes every other background. */
const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  bg: 'Highlight',
  color: 'HighlightText',
  borderColor: 'Highlight',
};

const focusRing = { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' };

/** Rounded buttons; `sm` is drawn 40 px high and has a touch target of 44 px. */
export const button = defineRecipe({
  className: 'ww-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    gap: '2',
    flexShrink: '0',
    maxW: '100%',
    textAlign: 'center',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    cursor: 'button',
    userSelect: 'none',
    transitionProperty: 'background, border-color, color, box-shadow, transform',
    transitionDuration: 'fast',
    _focusVisible: focusRing,
    _active: { transform: 'scale(0.985)' },
    _disabled: { opacity: '0.5', cursor: 'not-allowed', transform: 'none' },
    '&[aria-pressed=true]': { _highContrast: chosenInForcedColors },
    _icon: { flexShrink: '0', boxSize: '5' },
  },
  variants: {
    size: {
      xs: { minH: '8', minW: '8', px: '2.5', fontSize: 'xs', _icon: { boxSize: '4' } },
      sm: {
        minH: '10',
        minW: '10',
        px: '3.5',
        fontSize: 'sm',
        borderRadius: 'l1',
        _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-3px' },
      },
      md: { minH: '11', minW: '11', px: '4.5', py: '2', fontSize: 'md' },
      lg: { minH: '13', minW: '13', px: '6', py: '2.5', fontSize: 'md', borderRadius: 'l3' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in oklab, {colors.colorPalette.solid} 88%, {colors.ink})' },
      },
      outline: {
        bg: 'card',
        color: 'colorPalette.fg',
        borderColor: 'line',
        _hover: { borderColor: 'line.strong', bg: 'paper' },
        _expanded: { borderColor: 'line.strong' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'color-mix(in oklab, {colors.colorPalette.subtle} 88%, {colors.ink})' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg', px: '1', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** Small rounded label with the palettes `wine`, `gold` (special, pending), `vine` (verified) and `gray`. */
export const badge = defineRecipe({
  className: 'ww-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'full',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.25',
    _icon: { boxSize: '3.5', flexShrink: '0' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { color: 'colorPalette.fg', borderWidth: '1px', borderColor: 'colorPalette.border' },
    },
    size: {
      sm: { fontSize: 'xs', px: '2.5', py: '0.5', minH: '6' },
      md: { fontSize: 'sm', px: '3', py: '1', minH: '7' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

/** Placeholder in a paper tone for content that is loading. */
export const skeleton = defineRecipe({
  className: 'ww-skeleton',
  variants: {
    loading: {
      true: {
        borderRadius: 'l2',
        boxShadow: 'none',
        backgroundClip: 'padding-box',
        cursor: 'default',
        color: 'transparent',
        bg: 'line',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        animation: 'pulse 1.6s ease-in-out infinite',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: { background: 'unset' },
    },
  },
  defaultVariants: { loading: true },
});

/** Headings in Fraunces with few sizes. */
export const heading = defineRecipe({
  className: 'ww-heading',
  base: {
    fontFamily: 'heading',
    fontWeight: '600',
    letterSpacing: '-0.01em',
    lineHeight: '1.15',
    textWrap: 'balance',
  },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      // The longest word of a title fits a sheet on the smallest phone at any text size.
      md: { fontSize: 'min({fontSizes.xl}, 10.5vw)' },
      lg: { fontSize: '2xl' },
      xl: { fontSize: { base: 'min({fontSizes.2xl}, 13vw)', md: '3xl' } },
      '2xl': { fontSize: { base: 'min({fontSizes.3xl}, 13vw)', md: '4xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Links in running text and standalone. */
export const link = defineRecipe({
  className: 'ww-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'wineText',
    borderRadius: 'l1',
    _focusVisible: focusRing,
  },
  variants: {
    variant: {
      underline: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      plain: {
        fontWeight: '600',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});

const inputBase = {
  width: '100%',
  minWidth: '0',
  bg: 'card',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'l2',
  fontSize: 'md',
  textAlign: 'start',
  appearance: 'none',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _placeholder: { color: 'muted', opacity: '1' },
  _hover: { borderColor: 'ink' },
  _focusVisible: { ...focusRing, outlineOffset: '0', borderColor: 'focus' },
  _invalid: { borderColor: 'danger', borderWidth: '2px' },
  _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  _readOnly: { bg: 'sunken' },
} as const;

/** Text of at least 16 px, so a phone does not zoom in on focus. */
export const input = defineRecipe({
  className: 'ww-input',
  base: inputBase,
  variants: {
    size: {
      sm: { h: '10', px: '3', fontSize: 'sm' },
      md: { h: '12', px: '4' },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Text area: like an input, with a variable height. */
export const textarea = defineRecipe({
  className: 'ww-textarea',
  base: { ...inputBase, lineHeight: '1.5' },
  variants: {
    size: {
      sm: { px: '3', py: '2', minH: '20', fontSize: 'sm' },
      md: { px: '4', py: '3', minH: '24' },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
