import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { root } from '../shared/places.ts';
import { type Figure, median } from './figure.ts';

const rounds = 5;
const bundle = pathToFileURL(join(root, 'functions', 'dist', 'index.js')).href;

/** Told by a process that does nothing but load what the function is made of, as a new instance does first. */
const script = `
const before = process.cpuUsage();
await import(${JSON.stringify(bundle)});
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ loadedIn: (user + system) / 1000, rss: process.memoryUsage().rss }));
process.exit(0);`;

/**
 * The processor time that a new instance of the functions takes to load its module, whatever else the machine does, and
 * what memory it has then.
 */
export async function measureModuleLoad(): Promise<Figure[]> {
  const taken: { loadedIn: number; rss: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', script], {
      env: { GCLOUD_PROJECT: 'demo-wine-walk' },
    });
    taken.push(JSON.parse(stdout) as { loadedIn: number; rss: number });
  }
  return [
    {
      name: 'Functions: module load, processor time, median of 5',
      value: median(taken.map(({ loadedIn }) => loadedIn)),
      unit: 'ms',
      budget: 250,
    },
    {
      name: 'Functions: memory once loaded',
      value: median(taken.map(({ rss }) => rss)) / 1_000_000,
      unit: 'MB',
      budget: 300,
    },
  ];
}
