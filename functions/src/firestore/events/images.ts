import { createHash } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { addImage } from '@wine-walk/common/api/images.ts';
import { type Problem } from '@wine-walk/common/api/problems.ts';
import { type ImageType, imageDocument } from '@wine-walk/common/model/images.ts';
import { checkImage } from '@wine-walk/common/rules/images/image-facts.ts';
import { stripMetadata } from '@wine-walk/common/rules/images/strip-metadata.ts';
import { type Actor, auditWrite } from '../audit.ts';
import { commitWithRetry } from '../commit-with-retry.ts';
import { documentPaths } from '../paths.ts';
import { readDocument } from '../read.ts';

/** Returns the content of an uploaded picture; undefined if it does not exist. */
export async function readImage(
  id: string,
): Promise<{ contentType: ImageType; bytes: Buffer<ArrayBuffer> } | undefined> {
  const stored = await readDocument(documentPaths.image(id), imageDocument);
  return (
    stored && {
      contentType: stored.data.contentType,
      bytes: Buffer.from(stored.data.data, 'base64'),
    }
  );
}

/** Stores a picture without metadata, under an ID of its content. A picture that is stored already is not written again. */
export async function storeImage(
  { data }: { data: string },
  { caller, now }: { caller: Actor; now: number },
): Promise<
  ResponseOf<typeof addImage> | Problem<'not-a-picture' | 'picture-too-large' | 'picture-too-wide'>
> {
  const sent = Buffer.from(data, 'base64');
  const facts = checkImage(sent);
  if ('problem' in facts) return facts;
  const { type: contentType, width, height } = facts;
  const bytes = Buffer.from(stripMetadata(sent, contentType));
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  const path = documentPaths.image(id);
  const document = {
    contentType,
    width,
    height,
    data: bytes.toString('base64'),
    createdAt: new Date(now).toISOString(),
    createdBy: caller.username,
  };
  const response = { id, url: `/api/images/${id}`, width, height };
  return commitWithRetry<ResponseOf<typeof addImage>>(async () => {
    if (await readDocument(path, imageDocument)) return { writes: [], response };
    const details = { contentType, width, height, bytes: bytes.length };
    const audit = auditWrite({
      actor: caller.username,
      action: 'image.add',
      target: path,
      now,
      details,
    });
    return { writes: [{ kind: 'create', path, data: document }, audit], response };
  });
}
