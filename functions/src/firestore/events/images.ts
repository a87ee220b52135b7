import { hash } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem } from '@wine-walk/common/api/contract/problems.ts';
import type { addImage } from '@wine-walk/common/api/images.ts';
import {
  type ImageDocument,
  imageDocument,
  maxCopiedImageBytes,
  maxCopiedImageSide,
} from '@wine-walk/common/model/images.ts';
import { checkImage, type ImageFacts } from '@wine-walk/common/rules/images/image-facts.ts';
import { stripMetadata } from '@wine-walk/common/rules/images/strip-metadata.ts';
import { type Actor, auditWrite } from '../audit.ts';
import { commitWithRetry } from '../commit-with-retry.ts';
import { documentPaths } from '../paths.ts';
import { readDocument } from '../read.ts';
import type { Write } from '../write.ts';

type StoredPicture = Pick<ImageDocument, 'contentType' | 'width' | 'height'> & {
  bytes: Buffer<ArrayBuffer>;
};

/** Returns a stored picture; undefined if it does not exist. */
export async function readImage(id: string): Promise<StoredPicture | undefined> {
  const stored = await readDocument(documentPaths.image(id), imageDocument);
  if (!stored) return undefined;
  const { contentType, width, height, data } = stored.data;
  return { contentType, width, height, bytes: Buffer.from(data, 'base64') };
}

type Stored = ResponseOf<typeof addImage>;
type Refused = Problem<'not-a-picture' | 'picture-too-large' | 'picture-too-wide'>;

/** Stores a picture without metadata, under an ID of its content. A picture that is stored already is not written again. */
export async function storeImage(
  { data }: { data: string },
  { caller, now }: { caller: Actor; now: number },
): Promise<Stored | Refused> {
  const sent = Buffer.from(data, 'base64');
  const facts = checkImage(sent);
  if ('problem' in facts) return facts;
  const actor = caller.username;
  const { bytes, document } = withoutMetadata(sent, facts, actor, now);
  const id = idOf(bytes);
  const { contentType, width, height } = document;
  const details = { contentType, width, height, bytes: bytes.length };
  const target = documentPaths.image(id);
  return writeOnce(id, document, [
    auditWrite({ actor, action: 'image.add', target, now, details }),
  ]);
}

/** Returns the ID of the copy of a linked picture. */
export const copyIdOf = (url: string): string => idOf(url);

/** Stores the copy of a linked picture without metadata, under an ID of its URL. The first copy stays. */
export async function storeCopy(url: string, sent: Buffer, now: number): Promise<Stored | Refused> {
  const facts = checkImage(sent, { maxBytes: maxCopiedImageBytes, maxSide: maxCopiedImageSide });
  if ('problem' in facts) return facts;
  const { document } = withoutMetadata(sent, facts, new URL(url).hostname, now);
  return writeOnce(copyIdOf(url), document, []);
}

const idOf = (content: string | Uint8Array) => hash('sha256', content).slice(0, 40);

function withoutMetadata(
  sent: Buffer,
  { type: contentType, width, height }: ImageFacts,
  createdBy: string,
  now: number,
): { bytes: Buffer; document: ImageDocument } {
  const bytes = Buffer.from(stripMetadata(sent, contentType));
  const createdAt = new Date(now).toISOString();
  const data = bytes.toString('base64');
  return { bytes, document: { contentType, width, height, data, createdAt, createdBy } };
}

/** Creates a picture, with further writes, unless it is stored already. */
async function writeOnce(
  id: string,
  document: ImageDocument,
  further: readonly Write[],
): Promise<Stored> {
  const path = documentPaths.image(id);
  const { width, height } = document;
  const response = { id, url: `/api/images/${id}`, width, height };
  return commitWithRetry<Stored>(async () =>
    (await readDocument(path, imageDocument))
      ? { writes: [], response }
      : { writes: [{ kind: 'create', path, data: document }, ...further], response },
  );
}
