import { X509Certificate } from 'node:crypto';

/*
 * Settings of a deployment, from functions/.env.<project> and, for credentials, from Secret Manager. They are read when they are
 * used, so that a test can change them.
 */

/** True on the local emulators. */
export function isOnEmulators(): boolean {
  return Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
}

/**
 * Returns the URL of the app for links in mails, without a slash at the end: `APP_URL`, otherwise that of
 * Firebase Hosting.
 */
export function appUrl(): string {
  const url = process.env.APP_URL?.trim().replace(/\/+$/, '');
  return url || `https://${process.env.GCLOUD_PROJECT}.web.app`;
}

/** Returns the message while the API is read-only (`READ_ONLY_MESSAGE`, which `npm run project -- stop` sets); null otherwise. */
export const readOnlyMessage = (): string | null => process.env.READ_ONLY_MESSAGE || null;

/** Access to the mail provider. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** Null for a server that accepts mail without signing in, as the local one does. */
  login: { user: string; password: string } | null;
  /** Sender, such as `Wine Walk <walk@example.org>`. */
  from: string;
}

/** Default port: submission with STARTTLS. 465 uses TLS from the first byte. */
const submissionPort = 587;

/** Returns the mail provider (`SMTP_HOST`, `SMTP_PORT`, `SMTP_USER`, `SMTP_PASSWORD`, `MAIL_FROM`); null without one. */
export function smtpSettings(): SmtpSettings | null {
  const {
    SMTP_HOST: host,
    SMTP_PORT,
    SMTP_USER: user,
    SMTP_PASSWORD,
    MAIL_FROM: from,
  } = process.env;
  if (!host || !from) return null;
  return {
    host,
    port: Number(SMTP_PORT) || submissionPort,
    login: user ? { user, password: SMTP_PASSWORD ?? '' } : null,
    from,
  };
}

/** Returns how many mails the provider accepts in 24 hours (`MAIL_DAILY_LIMIT`); null if it names no limit. */
export function mailDailyLimit(): number | null {
  const limit = Math.floor(Number(process.env.MAIL_DAILY_LIMIT));
  return limit > 0 ? limit : null;
}

/**
 * Returns the URL of the address search of a geocoder like Nominatim (`GEOCODER_URL`, such as
 * `https://nominatim.openstreetmap.org/search`); null without one.
 */
export function geocoderUrl(): string | null {
  return process.env.GEOCODER_URL?.trim() || null;
}

/**
 * Returns the URL of an Overpass server from which streets are loaded (`STREETS_URL`, such as
 * `https://overpass-api.de/api/interpreter`); null without one.
 */
export function streetsUrl(): string | null {
  return process.env.STREETS_URL?.trim() || null;
}

/** Certificates that sign passes for Apple Wallet, as PEM. */
export interface AppleWalletSettings {
  /** ID of the pass type, such as `pass.org.example.walk`. */
  passTypeId: string;
  teamId: string;
  certificate: string;
  key: string;
  /** Apple's intermediate certificate (Worldwide Developer Relations). */
  intermediate: string;
}

/** Returns a PEM text that was stored in one line as base64; as it is if it was not. */
function pem(text: string | undefined): string {
  if (!text || text.includes('-----BEGIN')) return text ?? '';
  return Buffer.from(text, 'base64').toString('utf8');
}

/**
 * Returns the certificates of Apple Wallet (`APPLE_PASS_TYPE_ID`, `APPLE_TEAM_ID`, `APPLE_PASS_CERTIFICATE`,
 * `APPLE_PASS_KEY`, `APPLE_WWDR_CERTIFICATE`); null without them.
 */
export function appleWalletSettings(): AppleWalletSettings | null {
  const { APPLE_PASS_TYPE_ID: passTypeId, APPLE_TEAM_ID: teamId } = process.env;
  const certificate = pem(process.env.APPLE_PASS_CERTIFICATE);
  const key = pem(process.env.APPLE_PASS_KEY);
  const intermediate = pem(process.env.APPLE_WWDR_CERTIFICATE);
  if (!passTypeId || !teamId || !certificate || !key || !intermediate) return null;
  return { passTypeId, teamId, certificate, key, intermediate };
}

/** Returns when a certificate (X.509, PEM or base64 of it) ends, in epoch milliseconds; 0 for another text. */
export function certificateEnd(certificate: string): number {
  try {
    return Date.parse(new X509Certificate(pem(certificate)).validTo);
  } catch {
    return 0;
  }
}

/**
 * Returns the certificates of Apple Wallet while all of them are valid, else null: a phone refuses a pass that an expired one
 * signs, and Apple the connection. `now`: epoch milliseconds.
 */
export function validAppleWalletSettings(now: number = Date.now()): AppleWalletSettings | null {
  const end = appleWalletEnd();
  return end !== null && end > now ? appleWalletSettings() : null;
}

/** Returns when the first certificate of Apple Wallet ends, in epoch milliseconds; null if the wallet is not set up. */
export function appleWalletEnd(): number | null {
  const settings = appleWalletSettings();
  return settings && Math.min(...[settings.certificate, settings.intermediate].map(certificateEnd));
}

/** Service account that signs links of Google Wallet. */
export interface GoogleWalletSettings {
  issuerId: string;
  email: string;
  /** Private key as PEM. */
  key: string;
}

/**
 * Returns the service account of Google Wallet (`GOOGLE_WALLET_ISSUER_ID`, `GOOGLE_WALLET_EMAIL`,
 * `GOOGLE_WALLET_KEY`); null without one.
 */
export function googleWalletSettings(): GoogleWalletSettings | null {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_EMAIL: email } = process.env;
  const key = pem(process.env.GOOGLE_WALLET_KEY);
  return issuerId && email && key ? { issuerId, email, key } : null;
}

/** Keys by which push services recognize this deployment (VAPID, RFC 8292), base64url. */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** Contact for the push services, which accept HTTPS and mail only. */
  subject: string;
}

/** Returns the keys for Web Push (`VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY`); null without them. */
export function pushSettings(): PushSettings | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = process.env;
  if (!publicKey || !privateKey) return null;
  const subject = appUrl().startsWith('https:') ? appUrl() : 'mailto:local@example.org';
  return { publicKey, privateKey, subject };
}
