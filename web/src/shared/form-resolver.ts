import { zodResolver } from '@hookform/resolvers/zod';
import { issueSentence } from '@wine-walk/common/api/issue-sentence.ts';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Returns the resolver of a form. Issues for which the schema has no message are sentences. */
export function formResolver<V extends FieldValues, B>(
  schema: z.ZodType<B, V>,
): Resolver<V, unknown, B> {
  return zodResolver(schema, { error: issueSentence });
}
