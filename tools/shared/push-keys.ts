import { createECDH } from 'node:crypto';

/** Creates the keys by which push services recognize a deployment (VAPID, RFC 8292), base64url. */
export function newPushKeys(): { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string } {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys('base64url');
  // Node leaves out zeros at the start.
  const privateKey = Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey.toString('base64url') };
}
