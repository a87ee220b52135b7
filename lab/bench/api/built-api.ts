import { createServer, type RequestListener } from 'node:http';
import { listen } from './listen.ts';

/* The process that is measured: the API as it is deployed, from the bundle. */
const bundle = new URL('../../../functions/dist/index.js', import.meta.url).href;
const { api } = (await import(bundle)) as { api: RequestListener };
listen(createServer(api));
