import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  animationStyles,
  breakpoints,
  checkboxSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  keyframes,
  layerStyles,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  qrCodeSlotRecipe,
  spinnerRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { slotRecipeOverrides } from './overrides.ts';
import { badge, button, heading, input, link, skeleton, textarea } from './recipes.ts';
import { card, toast } from './slot-recipes.ts';
import { colors, textStyles, tokens } from './tokens.ts';

/** Chakra's mechanics with only the recipes in use: the rest of its default theme is 60 KB gzip. */
const mechanics = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html)',
  theme: {
    breakpoints,
    keyframes,
    layerStyles,
    animationStyles,
    textStyles,
    tokens,
    recipes: { spinner: spinnerRecipe },
    slotRecipes: {
      checkbox: checkboxSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      field: fieldSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      progress: progressSlotRecipe,
      qrCode: qrCodeSlotRecipe,
      tooltip: tooltipSlotRecipe,
    },
  },
});

const { checkbox, dialog, drawer, field, nativeSelect, progress, tooltip } = slotRecipeOverrides;

/** Theme over Chakra's mechanics. */
const theme = {
  globalCss: {
    html: { color: 'ink', bg: 'paper', colorPalette: 'wine', lineHeight: '1.5' },
    '*': { '--global-color-border': 'colors.line', '--global-font-body': 'fonts.body' },
    '*::placeholder': { color: 'muted' },
    '*::selection': { bg: 'wineSoft', color: 'ink' },
  },
  theme: {
    semanticTokens: {
      colors,
      radii: { l1: { value: '10px' }, l2: { value: '14px' }, l3: { value: '16px' } },
      shadows: {
        card: { value: 'var(--ww-shadow-card)' },
        raised: { value: 'var(--ww-shadow-raised)' },
        sm: { value: 'var(--ww-shadow-card)' },
        md: { value: 'var(--ww-shadow-card)' },
        lg: { value: 'var(--ww-shadow-raised)' },
      },
    },
    recipes: { badge, button, heading, input, link, skeleton, textarea },
    slotRecipes: { card, toast, checkbox, dialog, drawer, field, nativeSelect, progress, tooltip },
  },
};

/** Configurations of the attendee's system; the portal adds its own recipes to them. */
export const systemConfigs = [defaultBaseConfig, mechanics, theme] as Parameters<
  typeof createSystem
>;

export const system = createSystem(...systemConfigs);
