import { createHash } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { addImage, readImage } from '@wine-walk/common/api/images.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { imageDocument } from '@wine-walk/common/model/images.ts';
import { checkImage } from '@wine-walk/common/rules/images/image-facts.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readImage as storedImage } from '../../firestore/images.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';

/** Stores a picture under an ID of its content. A picture that is stored already is not written again. */
export async function storeImage(
  { data }: BodyOf<typeof addImage>,
  { caller, now }: EditContext,
): Promise<
  ResponseOf<typeof addImage> | Problem<'not-a-picture' | 'picture-too-large' | 'picture-too-wide'>
> {
  const bytes = Buffer.from(data, 'base64');
  const facts = checkImage(bytes);
  if ('problem' in facts) return facts;
  const { type: contentType, width, height } = facts;
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

/** Returns the content of a picture. */
export async function findImage(
  id: string,
): Promise<ResponseOf<typeof readImage> | Problem<'picture-not-found'>> {
  return (await storedImage(id)) ?? problem('picture-not-found');
}
