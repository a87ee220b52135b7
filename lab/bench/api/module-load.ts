import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { projectId } from '../../../tools/emulators/ports.ts';
import { root } from '../../../tools/shared/paths.ts';
import { type Metric, median } from '../metric.ts';

const rounds = 5;
const bundle = pathToFileURL(join(root, 'functions', 'dist', 'index.js')).href;

interface ModuleLoadSample {
  loadedIn: number;
  rss: number;
  /**
   * Processor time from the first line of the module to the first response that reads Firestore, in
   * milliseconds.
   */
  answeredIn: number;
}

/**
 * Source of a process that loads the functions like a new instance and sends one request, so that work
 * deferred to the first request is measured too.
 */
const script = `
import { createServer } from 'node:http';
const before = process.cpuUsage();
const taken = () => { const { user, system } = process.cpuUsage(before); return (user + system) / 1000; };
const { api } = await import(${JSON.stringify(bundle)});
const loaded = { loadedIn: taken(), rss: process.memoryUsage().rss };
const server = createServer(api).listen(0, '127.0.0.1', async () => {
  const answer = await fetch('http://127.0.0.1:' + server.address().port + '/api/events/active');
  if (!answer.ok) throw new Error(await answer.text());
  console.log(JSON.stringify({ ...loaded, answeredIn: taken() }));
  process.exit(0);
});`;

/**
 * Measures the processor time in which a new instance of the functions loads its module and answers its first
 * request, and its memory.
 */
export async function measureModuleLoad(): Promise<Metric[]> {
  const taken: ModuleLoadSample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', script], {
      env: { GCLOUD_PROJECT: projectId, FUNCTION_TARGET: 'api' },
    });
    taken.push(JSON.parse(stdout) as ModuleLoadSample);
  }
  const middle = (of: keyof ModuleLoadSample) => median(taken.map((sample) => sample[of]));
  return [
    {
      name: 'Functions: module load, processor time, median of 5',
      value: middle('loadedIn'),
      unit: 'ms',
      budget: 250,
    },
    {
      name: 'Functions: module load and first answer, processor time, median of 5',
      value: middle('answeredIn'),
      unit: 'ms',
      budget: null,
    },
    {
      name: 'Functions: memory once loaded',
      value: middle('rss') / 1_000_000,
      unit: 'MB',
      budget: 300,
    },
  ];
}
