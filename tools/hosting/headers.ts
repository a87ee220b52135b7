import { cspHash, startScript } from '../../web/build/start-script.ts';

/** One rule of firebase.json's hosting headers. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The hosts that a deployed app asks anything of: Auth's two and Firestore. Pictures come from any host, over TLS. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];
/** The emulators' ports are moved by an offset. */
const loopback = ['http://127.0.0.1:*', 'http://localhost:*'];

const years = 365 * 24 * 3600;
const immutable = `public, max-age=${years}, immutable`;

function contentSecurityPolicy(connectTo: readonly string[]): string {
  return [
    "default-src 'self'",
    // The page's one inline script by its hash.
    `script-src 'self' '${cspHash(startScript())}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `connect-src 'self' ${connectTo.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const rule = (source: string, headers: Record<string, string>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * The headers of everything Hosting answers, for a deployed project or for the emulators. `assets`: the files of
 * `/assets` that there are; a glob names those that are kept for good, so that a name that is gone, as after the
 * next deployment, is answered 404 and not remembered as absent for a year. Left out: every name, which does for
 * the emulators. `tileHost`: whence the service worker fetches map tiles, as 'https://tiles.example.org'.
 */
export function hostingHeaders(
  place: 'deployed' | 'local',
  assets?: readonly string[],
  tileHost?: string,
): HeaderRule[] {
  const hosts = tileHost ? [...services, tileHost] : services;
  const connectTo = place === 'deployed' ? hosts : [...hosts, ...loopback];
  return [
    rule('**', {
      'Content-Security-Policy': contentSecurityPolicy(connectTo),
      'Strict-Transport-Security': `max-age=${2 * years}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'geolocation=(self), camera=(self)',
    }),
    // The API says itself how long an answer keeps: a refusal not at all.
    rule('!/api/**', { 'Cache-Control': 'no-cache' }),
    rule(assets ? `/assets/@(${assets.join('|')})` : '/assets/**', { 'Cache-Control': immutable }),
  ];
}
