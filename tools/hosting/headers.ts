import { cspHash, startScript } from '../../web/build/start-script.ts';

/** Rule of the hosting headers in firebase.json. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Hosts that a deployed app connects to: two of Auth, and Firestore. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];
/** Any port, because of the port offset. */
const loopback = ['http://127.0.0.1:*', 'http://localhost:*'];

const years = 365 * 24 * 3600;
const immutable = `public, max-age=${years}, immutable`;

/** Hosts of App Check: its tokens, and the scripts and frames of reCAPTCHA Enterprise. */
const appCheck = {
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

interface Policy {
  connectTo: readonly string[];
  imagesFrom: readonly string[];
  hasAppCheck: boolean;
}

function contentSecurityPolicy({ connectTo, imagesFrom, hasAppCheck }: Policy): string {
  const scripts = hasAppCheck ? ` ${appCheck.scripts.join(' ')}` : '';
  return [
    "default-src 'self'",
    // Hash of the only inline script.
    `script-src 'self' '${cspHash(startScript())}' 'wasm-unsafe-eval'${scripts}`,
    ...(hasAppCheck ? [`frame-src ${appCheck.frames.join(' ')}`] : []),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imagesFrom].join(' '),
    `connect-src 'self' ${connectTo.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // reCAPTCHA assigns strings. The policies are created by the start script.
    ...(hasAppCheck
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default snapshot mail']),
  ].join('; ');
}

const rule = (source: string, headers: Record<string, string>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

export interface HeaderOptions {
  assets?: readonly string[];
  tileHost?: string;
  hasSecureSubdomains?: boolean;
  hasAppCheck?: boolean;
}

/**
 * Returns the headers of all Hosting responses, for a deployed project or for the emulators. `assets`:
 * existing files of `/assets`; only these are cached permanently, so that the 404 of a missing one is not
 * cached for a year. Without it, all names, for the emulators. `tileHost`: origin of map tiles for the
 * map and the service worker, as 'https://tiles.example.org'. `hasSecureSubdomains`: true if every subdomain of the app's domain serves
 * TLS; then browsers require it there too. `hasAppCheck`: true if pages load reCAPTCHA for App Check.
 */
export function hostingHeaders(
  place: 'deployed' | 'local',
  { assets, tileHost, hasSecureSubdomains = false, hasAppCheck = false }: HeaderOptions = {},
): HeaderRule[] {
  const imagesFrom = tileHost ? [tileHost] : [];
  const hosts = [...services, ...imagesFrom, ...(hasAppCheck ? appCheck.connect : [])];
  const connectTo = place === 'deployed' ? hosts : [...hosts, ...loopback];
  return [
    rule('**', {
      'Content-Security-Policy': contentSecurityPolicy({ connectTo, imagesFrom, hasAppCheck }),
      'Strict-Transport-Security': `max-age=${2 * years}${hasSecureSubdomains ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'geolocation=(self), camera=(self)',
    }),
    // The API sets the caching of its responses; its description is a file.
    rule('!/api/**', { 'Cache-Control': 'no-cache' }),
    rule('/api/openapi.json', { 'Cache-Control': 'public, max-age=600' }),
    ...assetPatterns(assets).map((source) => rule(source, { 'Cache-Control': immutable })),
  ];
}

/** Returns a pattern for each folder: an alternative of a pattern matches no slash. */
function assetPatterns(assets: readonly string[] | undefined): string[] {
  if (!assets) return ['/assets/**'];
  const folders = Map.groupBy(assets, (path) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...folders].map(([folder, paths]) => {
    const names = paths.map((path) => path.slice(folder.length));
    return `/assets/${folder}@(${names.join('|')})`;
  });
}
