import { z } from 'zod';
import { endpoint } from './contract/endpoint.ts';

const submissionId = z.string().regex(/^[0-9A-Za-z-]{1,64}$/, 'id-not-valid');

const applePass = z.object({
  contentType: z.enum(['application/vnd.apple.pkpass']),
  bytes: z.instanceof(Uint8Array),
});

/** Path of the web service that Apple Wallet calls. */
export const walletServicePath = '/api/wallet';

/** A venue's Wi-Fi is one address, and its phones ask for their passes in the minute in which news change them. */
const walletRate = { perMinute: 600, by: 'address' } as const;

export const readWallets = endpoint({
  method: 'GET',
  path: '/api/waiver/{submissionId}/wallets',
  access: 'anyone',
  rate: walletRate,
  summary:
    'Returns the links that add a registration to the wallets that this deployment has certificates for.',
  params: z.object({ submissionId }),
  output: z.object({
    /** Path of the pass for Apple Wallet; null if it is not set up. */
    apple: z.string().nullable(),
    /** Link that saves the pass to Google Wallet; null if it is not set up. */
    google: z.string().nullable(),
  }),
  problems: ['submission-not-found'],
});

export const readApplePass = endpoint({
  method: 'GET',
  path: '/api/waiver/{submissionId}/apple-pass',
  access: 'anyone',
  isBinary: true,
  rate: walletRate,
  summary: 'Returns the signed pass of a registration for Apple Wallet.',
  params: z.object({ submissionId }),
  output: applePass,
  problems: ['submission-not-found', 'wallet-not-set-up'],
});

/*
 * Web service that Apple Wallet calls to update passes. Its paths, fields and methods are Apple's:
 * https://developer.apple.com/documentation/walletpasses/adding-a-web-service-to-update-passes
 * Calls about a pass carry the token in it (`Authorization: ApplePass …`); the list of a device's passes carries none.
 */

const deviceId = z.string().regex(/^[0-9A-Za-z-]{1,64}$/, 'device-id-not-valid');
const passTypeId = z.string().regex(/^pass\.[\w.-]{1,100}$/, 'pass-type-not-valid');
const devicePass = z.object({ deviceId, passTypeId, submissionId });

export const registerWalletDevice = endpoint({
  method: 'POST',
  path: `${walletServicePath}/v1/devices/{deviceId}/registrations/{passTypeId}/{submissionId}`,
  access: 'anyone',
  rate: walletRate,
  summary: 'Registers a device that has added a pass to Apple Wallet, to notify it of changes.',
  params: devicePass,
  body: z.strictObject({
    pushToken: z.string().regex(/^[0-9A-Fa-f]{1,200}$/, 'push-token-not-valid'),
  }),
  output: z.object({}),
  problems: ['not-signed-in', 'submission-not-found', 'wallet-not-set-up'],
});

export const unregisterWalletDevice = endpoint({
  method: 'DELETE',
  path: `${walletServicePath}/v1/devices/{deviceId}/registrations/{passTypeId}/{submissionId}`,
  access: 'anyone',
  rate: walletRate,
  summary: 'Removes a device from which a pass was deleted.',
  params: devicePass,
  output: z.object({}),
  problems: ['not-signed-in', 'wallet-not-set-up'],
});

export const listWalletPasses = endpoint({
  method: 'GET',
  path: `${walletServicePath}/v1/devices/{deviceId}/registrations/{passTypeId}`,
  access: 'anyone',
  rate: walletRate,
  summary: 'Returns the passes of a device. It has few, so each of them counts as changed.',
  params: devicePass.omit({ submissionId: true }),
  query: z.strictObject({ passesUpdatedSince: z.string().max(40).optional() }),
  output: z.object({
    serialNumbers: z.array(z.string()),
    /** Opaque to the device, which returns it as `passesUpdatedSince`. */
    lastUpdated: z.string(),
  }),
  problems: ['wallet-not-set-up'],
});

export const readWalletPass = endpoint({
  method: 'GET',
  path: `${walletServicePath}/v1/passes/{passTypeId}/{submissionId}`,
  access: 'anyone',
  isBinary: true,
  rate: walletRate,
  summary: 'Returns the current pass of a registration to Apple Wallet.',
  params: devicePass.omit({ deviceId: true }),
  output: applePass,
  problems: ['not-signed-in', 'submission-not-found', 'wallet-not-set-up'],
});
