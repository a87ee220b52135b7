/*
 * Settings of a deployment, from functions/.env and, for credentials, from Secret Manager. They are read when they are
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
