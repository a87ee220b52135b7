import { defineRecipe } from '@chakra-ui/react';
import { focusRing } from './recipes.ts';

/** Fraunces, few sizes. */
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
      // The longest word of a title fits a sheet on the smallest phone, however large the text.
      md: { fontSize: 'min({fontSizes.xl}, 10.5vw)' },
      lg: { fontSize: '2xl' },
      xl: { fontSize: { base: 'min({fontSizes.2xl}, 13vw)', md: '3xl' } },
      '2xl': { fontSize: { base: 'min({fontSizes.3xl}, 13vw)', md: '4xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Links in running text and alone. */
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
