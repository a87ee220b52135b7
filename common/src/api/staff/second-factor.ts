import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

/** Six digits of an authenticator app, or a recovery code, with or without spaces and hyphens. */
export const secondFactorCode = z.string().trim().min(1).max(60);

/** The caller's password, so that an open session alone cannot change how its account signs in. */
const currentPassword = z.string().min(1).max(200);

/** Recovery codes, returned once: only their hashes are stored. */
const recoveryCodes = z.array(z.string());

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/admin/second-factor',
  access: 'account',
  summary: 'Returns if the caller signs in with a second factor.',
  output: z.object({
    isOn: z.boolean(),
    recoveryCodesLeft: z.number().int(),
  }),
  problems: [],
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor',
  access: 'account',
  summary:
    'Returns a new secret for an authenticator app. Nothing changes until a code of the app is confirmed.',
  body: z.strictObject({ currentPassword }),
  output: z.object({
    /** Secret in base32, to be typed into an app that scans no QR code. */
    secret: z.string(),
    /** Content of the QR code: an `otpauth://` URI. */
    uri: z.string(),
  }),
  problems: ['second-factor-on', 'too-many-attempts', 'wrong-password'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  access: 'account',
  summary:
    'Turns the second factor on by a first code of the app. Open sessions continue until the sign-out.',
  body: z.strictObject({ code: secondFactorCode }),
  output: z.object({ recoveryCodes }),
  problems: [
    'no-second-factor-setup',
    'too-many-attempts',
    'wrong-app-code',
    'wrong-recovery-code',
  ],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/recovery-codes',
  access: 'account',
  summary: 'Returns new recovery codes; the earlier ones end.',
  body: z.strictObject({ currentPassword, code: secondFactorCode }),
  output: z.object({ recoveryCodes }),
  problems: [
    'second-factor-off',
    'too-many-attempts',
    'wrong-app-code',
    'wrong-password',
    'wrong-recovery-code',
  ],
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/remove',
  access: 'account',
  summary: 'Turns the second factor off. An admin needs a password that is hard to guess first.',
  body: z.strictObject({ currentPassword, code: secondFactorCode }),
  output: z.object({ message: z.string() }),
  problems: [
    'guessable-password',
    'second-factor-off',
    'too-many-attempts',
    'wrong-app-code',
    'wrong-password',
    'wrong-recovery-code',
  ],
});
