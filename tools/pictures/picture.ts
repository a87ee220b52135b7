import { doors } from './doors.ts';
import { halls } from './halls.ts';
import { windows } from './windows.ts';

const drawings: Readonly<Record<string, () => string>> = { ...doors, ...windows, ...halls };

/** The businesses of the demo that have a picture. */
export const picturedIds: readonly string[] = Object.keys(drawings);

/** The picture of one of the demo's businesses, as the app serves it. */
export function pictureOf(id: string): string {
  const draw = drawings[id];
  if (!draw) throw new Error(`There is no drawing of ${id}.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">${draw()}</svg>\n`;
}
