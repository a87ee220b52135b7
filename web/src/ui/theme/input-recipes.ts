import { defineRecipe } from '@chakra-ui/react';
import { focusRing } from './recipes.ts';

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

/** At least 16 px of text, so that a phone does not zoom in when it gets the focus. */
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

/** As an input, and grows. */
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
