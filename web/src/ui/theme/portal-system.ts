import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  fieldsetSlotRecipe,
  fileUploadSlotRecipe,
  menuSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  segmentGroupSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
} from '@chakra-ui/react/theme';
import { slotRecipeOverrides } from './overrides.ts';
import { systemConfigs } from './system.ts';

/** Recipes of the portal in addition to the attendee's. */
const desk = defineConfig({
  theme: {
    recipes: { radiomark: radiomarkRecipe },
    slotRecipes: {
      alert: alertSlotRecipe,
      fieldset: fieldsetSlotRecipe,
      fileUpload: fileUploadSlotRecipe,
      menu: menuSlotRecipe,
      radioGroup: radioGroupSlotRecipe,
      segmentGroup: segmentGroupSlotRecipe,
      table: tableSlotRecipe,
      tabs: tabsSlotRecipe,
    },
  },
});

const { table, tabs } = slotRecipeOverrides;
// With the corners of a large checkbox, a small one would look like a radio button.
const checkbox = { variants: { size: { sm: { control: { borderRadius: '5px' } } } } };
const recipes = { theme: { slotRecipes: { table, tabs, checkbox } } } as unknown as SystemConfig;

export const portalSystem = createSystem(...systemConfigs, desk, recipes);
