import { createServer, type RequestListener } from 'node:http';
import { listen } from './listen.ts';

/* Measured process: the deployed bundle of the API. */
const bundle = new URL('../../../functions/dist/index.js', import.meta.url).href;
const { api } = (await import(bundle)) as { api: RequestListener };
listen(createServer(api));
