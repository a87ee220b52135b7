import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root } from '../../tools/shared/paths.ts';
import { cspHash } from '../../web/build/start-script.ts';
import {
  builtIndexHtml,
  drawnLandingChunks,
  gzipSize,
  interactiveLandingChunks,
  kilobyte,
  landingChunks,
} from '../support/weight/bundle-size.ts';

/** Gzipped JavaScript that the landing loads without interaction. */
const maxForLanding = 10 * kilobyte;
/** Gzipped JavaScript including React and the sign-in panel, loaded on first interaction. */
const maxWhenUsed = 90 * kilobyte;

/** Mostly the content security policy, in bytes. */
const maxHeaders = 1620;

const notForLanding = [
  /^@?firebase\b/,
  /^reactfire$/,
  /^leaflet$/,
  /^react-hook-form$|^@hookform/,
  /^@chakra-ui|^@emotion/,
  /^zod$/,
  /^@tanstack/,
  /zxing|barcode/,
];

describe('JavaScript of the landing', () => {
  const landing = landingChunks();
  const used = interactiveLandingChunks();

  test('finds the landing in the build', () => {
    expect(landing.length).toBeGreaterThan(0);
    expect(used.flatMap(({ packages }) => packages)).toContain('react-dom');
  });

  test('weighs at most 10 KB, and at most 90 KB after an interaction', () => {
    const weights = [gzipSize(landing), gzipSize(used)];
    const [alone, whenUsed] = weights.map((weight) => (weight / kilobyte).toFixed(1));
    console.info(
      `The landing page loads ${alone} KB of JavaScript, ${whenUsed} KB once it is used.`,
    );
    expect(weights[0]).toBeLessThanOrEqual(maxForLanding);
    expect(weights[1]).toBeLessThanOrEqual(maxWhenUsed);
  });

  test('contains no React and no screen of the app before an interaction', () => {
    const drawn = drawnLandingChunks();
    expect(drawn.flatMap(({ packages }) => packages)).not.toContain('react-dom');
    expect(drawn.filter(({ file }) => /\/(?:start|app|home)-/.test(file))).toEqual([]);
  });

  test('contains no Firestore, ReactFire, map, form library, Chakra, zod or query cache', () => {
    const packages = used.flatMap((chunk) => chunk.packages);
    expect(packages.filter((name) => notForLanding.some((not) => not.test(name)))).toEqual([]);
  });
});

describe('the HTML page', () => {
  test('fits ten packets of 1,460 bytes including headers', () => {
    const sent = brotliCompressSync(builtIndexHtml(), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    console.info(`The page is ${sent.length} bytes as sent, and ${maxHeaders} at most of headers.`);
    expect(sent.length + maxHeaders).toBeLessThanOrEqual(10 * 1460);
  });

  test('requests nothing that blocks its first paint', () => {
    expect(builtIndexHtml()).not.toMatch(
      /<link rel="stylesheet"|<script[^>]* src|rel="(?:module)?preload"/,
    );
  });

  test('has the tags and the image of a link preview', () => {
    const tags = [...builtIndexHtml().matchAll(/<meta\s+property="og:(\w+)"\s+content="([^"]+)"/g)];
    const preview = Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content]));
    expect(preview.title).toBe('Wine Walk');
    expect(preview.description).toContain('a stamp at each');
    const image = preview.image?.replace(/^https:\/\/[^/]+/, '') ?? '';
    expect(existsSync(join(root, 'web', 'dist', image))).toBe(true);
  });

  test('has an inline start script that the policy allows by hash', () => {
    const policy = readFileSync(join(root, 'firebase.json'), 'utf8');
    const inline = [...builtIndexHtml().matchAll(/<script>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(inline).toHaveLength(1);
    for (const script of inline) expect(policy).toContain(`'${cspHash(script)}'`);
  });
});
