import { serve } from '@hono/node-server';
import { WriteBatch } from 'firebase-admin/firestore';
import { createApp } from '../../functions/src/app.ts';

/*
 * The process that is tortured: the API as the function serves it, as many instances of it as ports are named,
 * each with its own memory. Says `ready` once all of them listen.
 */
const ports = process.argv.slice(2).map(Number);

if (process.env.TORTURE_WITHOUT_GUARDS) removeGuards();
await Promise.all(ports.map(listen));
process.send?.('ready');

function listen(port: number): Promise<void> {
  return new Promise((resolve) => {
    serve({ fetch: createApp().fetch, port, hostname: '127.0.0.1' }, () => resolve());
  });
}

type Method = (this: WriteBatch, ...given: unknown[]) => WriteBatch;

/** The negative control: what is written is there whoever wrote the same meanwhile. */
function removeGuards(): void {
  const batch = WriteBatch.prototype as unknown as Record<
    'create' | 'set' | 'update' | 'delete',
    Method
  >;
  const { set, update, delete: remove } = batch;
  batch.create = function (place, data) {
    return set.call(this, place, data);
  };
  batch.update = function (place, data) {
    return update.call(this, place, data);
  };
  batch.delete = function (place) {
    return remove.call(this, place);
  };
}
