import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const submissionId = z.string().regex(/^[0-9A-Za-z-]{1,64}$/, 'This ID isn’t valid.');

export const readWallets = endpoint({
  method: 'GET',
  path: '/api/waiver/{submissionId}/wallets',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary:
    'Returns the links that add a registration to the wallets that this deployment has certificates for.',
  params: z.object({ submissionId }),
  output: z.object({
    /** Path of the pass for Apple Wallet; null if it is not set up. */
    apple: z.string().nullable(),
    /** Link that saves the pass to Google Wallet; null if it is not set up. */
    google: z.string().nullable(),
  }),
  problems: ['not-found'],
});

export const readApplePass = endpoint({
  method: 'GET',
  path: '/api/waiver/{submissionId}/apple-pass',
  access: 'anyone',
  isBinary: true,
  rate: { perMinute: 30, by: 'address' },
  summary: 'Returns the signed pass of a registration for Apple Wallet.',
  params: z.object({ submissionId }),
  output: z.object({
    contentType: z.enum(['application/vnd.apple.pkpass']),
    bytes: z.instanceof(Uint8Array),
  }),
  problems: ['not-found'],
});
