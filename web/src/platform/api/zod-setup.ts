declare global {
  /** Configuration object of zod (zod/v4/core/core.js), which adopts an existing one when it loads. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The content security policy forbids eval, which zod probes when a schema is created. Chunks with schemas can run
// before any module that imports zod, so the entry sets this without loading zod: z.config would be too late.
globalThis.__zod_globalConfig = Object.assign(globalThis.__zod_globalConfig ?? {}, {
  jitless: true,
});

export {};
