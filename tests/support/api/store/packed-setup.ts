import { join } from 'node:path';
import {
  installFramework,
  installPacked,
  packFunctions,
  removePacked,
} from './packed-functions.ts';

/** Global setup of `PACKED_FUNCTIONS=1 npm test -- api`: the API that the tests call is the packed one, in every project. */
export default async function installOnce(): Promise<(() => void) | undefined> {
  if (process.env.PACKED_FOLDER) return undefined;
  const archive = await packFunctions();
  const folder = await installFramework();
  await installPacked(archive, join(folder, 'functions'), 11);
  process.env.PACKED_FOLDER = folder;
  return () => removePacked(folder);
}
