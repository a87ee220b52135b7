import { fieldText } from '@wine-walk/common/support/problem-messages.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { formResolver } from './form-resolver.ts';

it('returns a sentence at each invalid field, the message of the schema if it has one', async () => {
  const schema = z.object({
    name: z.string().min(1),
    count: z.number(),
    email: z.email('Which email?'),
  });
  const values = { name: '', count: 'x' as unknown as number, email: '' };
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await formResolver(schema, fieldText)(values, undefined, options);
  expect(errors).toMatchObject({
    name: { message: 'Please fill this in.' },
    count: { message: 'Enter a number.' },
    email: { message: 'Which email?' },
  });
});
