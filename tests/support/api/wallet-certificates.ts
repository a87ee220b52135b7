import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a self-signed certificate with its key, as PEM, in place of Apple's; of `host` for a server. */
export function selfSignedCertificate(host?: string): { certificate: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = host ? `/CN=${host}` : '/CN=Pass Type ID: pass.org.example.walk/OU=TEAM123456';
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', subject].concat([
      '-keyout',
      key,
      '-out',
      certificate,
      ...(host ? ['-addext', `subjectAltName=DNS:${host}`] : []),
    ]),
    { stdio: 'pipe' },
  );
  const pair = { certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Creates the key pair of a service account, as PEM. */
function serviceAccountKeys(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** Returns the files of a zip archive by name. */
export function unzip(archive: Uint8Array): Map<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'pass-'));
  const path = join(folder, 'ticket.pkpass');
  execFileSync('tee', [path], { input: archive, stdio: ['pipe', 'pipe', 'pipe'] });
  const names = execFileSync('unzip', ['-Z1', path], { encoding: 'utf8' }).trim().split('\n');
  const files = new Map(
    names.map((name) => [name, execFileSync('unzip', ['-p', path, name])] as const),
  );
  rmSync(folder, { recursive: true });
  return files;
}

/**
 * Returns the content that a detached PKCS #7 signature signs. Throws if it was made by another key or for another
 * content.
 */
export function verifySignature(signature: Buffer, content: Buffer, certificate: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'signature-'));
  const path = (name: string, data: Buffer | string) => {
    const file = join(folder, name);
    execFileSync('tee', [file], { input: data, stdio: ['pipe', 'pipe', 'pipe'] });
    return file;
  };
  try {
    execFileSync(
      'openssl',
      ['smime', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any'].concat([
        '-in',
        path('signature', signature),
        '-content',
        path('content', content),
        '-CAfile',
        path('certificate.pem', certificate),
      ]),
      { stdio: 'pipe' },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns pass.json of a pass. */
export function passJson(pass: Uint8Array): unknown {
  return JSON.parse(String(unzip(pass).get('pass.json')));
}

export const appleCertificate = selfSignedCertificate();
/** Keys of Google's service account. */
export const walletKeys = serviceAccountKeys();

/** Settings of a deployment with both wallets. */
export const walletSettings = {
  APPLE_PASS_TYPE_ID: 'pass.org.example.walk',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_PASS_CERTIFICATE: appleCertificate.certificate,
  // In one line, as an .env file has it.
  APPLE_PASS_KEY: Buffer.from(appleCertificate.key).toString('base64'),
  APPLE_WWDR_CERTIFICATE: appleCertificate.certificate,
  GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
  GOOGLE_WALLET_EMAIL: 'wallet@walk.iam.gserviceaccount.com',
  GOOGLE_WALLET_KEY: walletKeys.privateKey,
};
