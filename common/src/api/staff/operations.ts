import { z } from 'zod';
import { maxClientError } from '../../model/fields/client-error.ts';
import { endpoint } from '../contract/endpoint.ts';

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'Answers whether the API reaches Firestore and Auth; checked every 10 seconds at most.',
  output: z.object({ status: z.literal('ok') }),
  problems: ['unhealthy'],
});

export const reportClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  access: 'anyone',
  rate: { perMinute: 30, by: 'address' },
  bodyLimit: 8 * 1024,
  summary: 'Logs an error of the app, without personal data; sampled by the app.',
  body: z.strictObject({
    app: z.enum(['attendee', 'portal']),
    message: z.string().min(1).max(maxClientError.message),
    stack: z.string().max(maxClientError.stack).optional().default(''),
  }),
  output: z.object({ message: z.string() }),
  problems: [],
});
