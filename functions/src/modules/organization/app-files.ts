import { appIconPath } from '@wine-walk/common/lib/app-icon-path.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import type { Hono } from 'hono';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { logError } from '../../lib/log.ts';
import { cacheWithTtl } from '../../lib/ttl-cache.ts';
import { appIcon } from './app-icon.ts';
import { appManifest, iconSizes, portalManifest } from './app-manifest.ts';

/** Time for which this instance keeps icons, in milliseconds. */
const iconMaxAgeMs = 60 * 60_000;
const cachedIcon = cacheWithTtl(iconMaxAgeMs, async (file) => {
  const [size = '', color] = file.split('-');
  return appIcon(`#${color}`, Number(size));
});

/** Reads the organization; the product's own one if the database does not answer, since an installation must not fail. */
async function readBrand() {
  try {
    return await readOrganizationDocument();
  } catch (error) {
    logError('manifest without organization', {}, error);
    return defaultOrganization;
  }
}

/** Serves the manifests of both apps and their icons, as the organization is named and colored now. */
export function addAppFileRoutes(app: Hono): void {
  for (const [path, manifestOf] of [
    ['/api/app.webmanifest', appManifest],
    ['/api/portal.webmanifest', portalManifest],
  ] as const) {
    app.get(path, async (context) => {
      context.header('Cache-Control', 'public, max-age=300');
      context.header('Content-Type', 'application/manifest+json');
      return context.body(JSON.stringify(manifestOf(await readBrand())));
    });
  }
  app.get('/api/app-icons/:file', async (context) => {
    const { accentColor } = await readBrand();
    const files = accentColor ? iconSizes.map((size) => appIconPath(size, accentColor)) : [];
    // Only icons of the present color, so that no client can have others drawn.
    if (!files.includes(context.req.path)) return context.notFound();
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('Content-Type', 'image/png');
    const name = context.req.param('file').replace('.png', '');
    return context.body(new Uint8Array(await cachedIcon(name, Date.now())));
  });
}
