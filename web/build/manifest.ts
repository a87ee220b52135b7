import type { Plugin } from 'vite';

/** Links the page to its manifest, which the API serves (functions/src/modules/organization/app-manifest.ts). */
export function webAppManifest(): Plugin {
  return {
    name: 'web-app-manifest',
    apply: 'build',
    transformIndexHtml: {
      // After Vite, which searches the file in the build.
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: '/api/app.webmanifest' } }],
    },
  };
}
