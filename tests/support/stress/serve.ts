import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { type DocumentReference, WriteBatch, type WriteResult } from 'firebase-admin/firestore';
import { createApp } from '../../../functions/src/app.ts';

/*
 * Process under test: serves the API on every port in the arguments. Sends `ready` when all of them listen.
 */
const ports = process.argv.slice(2).map(Number);

if (process.env.STRESS_CONTROL === 'without-guards') removeGuards();
if (process.env.STRESS_CONTROL === 'torn-commits') splitCommits();
await Promise.all(ports.map(listen));
process.send?.('ready');

function listen(port: number): Promise<void> {
  return new Promise((resolve) => {
    serve({ fetch: createApp().fetch, port, hostname: '127.0.0.1' }, () => resolve());
  });
}

type Method = (this: WriteBatch, ...args: unknown[]) => WriteBatch;
type Methods = Record<'create' | 'set' | 'update' | 'delete', Method>;

/** Negative control: each write of a commit becomes a separate commit. */
function splitCommits(): void {
  const batch = WriteBatch.prototype as unknown as Methods & {
    commit: (this: WriteBatch) => Promise<WriteResult[]>;
  };
  const { commit } = batch;
  const steps = new WeakMap<WriteBatch, ((single: WriteBatch) => WriteBatch)[]>();
  let newBatch: (() => WriteBatch) | undefined;
  for (const name of ['create', 'set', 'update', 'delete'] as const) {
    const add = batch[name];
    batch[name] = function (...args) {
      const [place] = args as [DocumentReference];
      newBatch ??= () => place.firestore.batch();
      steps.set(this, [...(steps.get(this) ?? []), (single) => add.call(single, ...args)]);
      return this;
    };
  }
  batch.commit = async function () {
    const results: WriteResult[] = [];
    const pieces = steps.get(this) ?? [];
    for (const [at, step] of pieces.entries()) {
      if (newBatch) results.push(...(await commit.call(step(newBatch()))));
      if (at + 1 === Math.floor(pieces.length / 2)) process.send?.('mid-commit');
      // Long enough to be killed between two of them.
      await sleep(50);
    }
    return results;
  };
}

/** Negative control: writes ignore concurrent changes. */
function removeGuards(): void {
  const batch = WriteBatch.prototype as unknown as Methods;
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
