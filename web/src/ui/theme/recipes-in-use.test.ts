import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as chakraTheme from '@chakra-ui/react/theme';
import { describe, expect, it } from 'vitest';
import { system } from './system.ts';

const src = join(import.meta.dirname, '../..');
const recipesOf = ({ _config: { theme } }: typeof system) =>
  new Set([...Object.keys(theme?.recipes ?? {}), ...Object.keys(theme?.slotRecipes ?? {})]);

/** Names of Chakra's recipes, such as `nativeSelect`. */
const chakrasRecipes = Object.keys(chakraTheme)
  .filter((name) => /Recipe$/.test(name))
  .map((name) => name.replace(/(Slot)?Recipe$/, ''));

/** Returns the recipes needed by imports from Chakra, with the files that import them. */
function partsUsed(where: (file: string) => boolean): Map<string, string[]> {
  const used = new Map<string, string[]>();
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.tsx$/.test(name) && where(name))) {
    const code = readFileSync(join(src, file), 'utf8');
    for (const [, names = ''] of code.matchAll(/import \{([^}]+)\} from '@chakra-ui\/react'/g)) {
      for (const part of names.split(',').map((name) => name.trim().split(' as ')[0] ?? '')) {
        const recipe = recipeOf(part);
        if (recipe) used.set(recipe, [...(used.get(recipe) ?? []), file]);
      }
    }
  }
  return used;
}

/**
 * Returns the recipe of a component. Toaster needs the toast recipe; close and icon buttons need the button
 * recipe.
 */
function recipeOf(part: string): string | undefined {
  if (/^(Icon|Close)Button$/.test(part)) return 'button';
  const name = part.replace(/er$/, '').replace(/^./, (first) => first.toLowerCase());
  return [name, part.replace(/^./, (first) => first.toLowerCase())].find((recipe) =>
    chakrasRecipes.includes(recipe),
  );
}

const isPortals = (file: string) => file.startsWith('portal/');

/**
 * Returns the sizes used of a recipe, with the files that use them. A missing size renders a part without its
 * height.
 */
function sizesUsed(
  where: (file: string) => boolean,
): [recipe: string, size: string, file: string][] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const parts = files.filter((name) => /(?<!\.test)\.tsx$/.test(name) && where(name));
  return parts.flatMap((file) =>
    readFileSync(join(src, file), 'utf8')
      .split(/<(?=[A-Z])/)
      .flatMap((tag) => {
        const [, name = '', rest = ''] =
          /^(\w+)(?:\.Root)?\b(.*?)(?:\/>|>\n|>$|>\s*<)/s.exec(tag) ?? [];
        const recipe = recipeOf(name);
        const [, named = ''] = /\ssize=("\w+"|\{\{[^}]*\}\})/.exec(rest) ?? [];
        const sizes = [...named.matchAll(/['"](\w+)['"]/g)].map(([, size = '']) => size);
        return recipe ? sizes.map((size): [string, string, string] => [recipe, size, file]) : [];
      }),
  );
}

function sizesMissing(made: typeof system, where: (file: string) => boolean) {
  const { recipes = {}, slotRecipes = {} } = made._config.theme ?? {};
  const all: Record<string, { variants?: { size?: object } }> = { ...recipes, ...slotRecipes };
  return sizesUsed(where).filter(([recipe, size]) => {
    const sizes = all[recipe]?.variants?.size;
    return sizes !== undefined && !(size in sizes);
  });
}

describe('attendee recipes', () => {
  const used = partsUsed((file) => !isPortals(file) && !file.includes('theme/'));

  it('includes every component of the attendee app', () => {
    const missing = [...used].filter(([recipe]) => !recipesOf(system).has(recipe));
    expect(missing).toEqual([]);
  });

  it('includes every size of the attendee app', () => {
    const isAttendees = (file: string) => !isPortals(file) && !file.includes('theme/');
    expect(sizesMissing(system, isAttendees)).toEqual([]);
  });

  it('includes no component that the attendee app does not use, to limit the bundle size', () => {
    // A loading button renders a spinner.
    const needed = new Set([...used.keys(), 'spinner']);
    expect([...recipesOf(system)].filter((recipe) => !needed.has(recipe))).toEqual([]);
  });
});

describe('portal recipes', () => {
  it('includes every size of the portal', async () => {
    const { portalSystem } = await import('./portal-system.ts');
    expect(sizesUsed(isPortals).length).toBeGreaterThan(50);
    expect(sizesMissing(portalSystem, isPortals)).toEqual([]);
  });

  it('includes every component of the portal', async () => {
    const { portalSystem } = await import('./portal-system.ts');
    const missing = [...partsUsed(isPortals)].filter(
      ([recipe]) => !recipesOf(portalSystem).has(recipe),
    );
    expect(missing).toEqual([]);
  });
});
