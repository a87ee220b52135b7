import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { preloadLazyChunks } from '../../web/src/ui/lazy-registry.ts';

/** What is waited for comes: on a busy machine not within a second, as where its code is loaded first. */
configure({ asyncUtilTimeout: 5000 });

/** As in the app some moments after a screen was drawn. */
beforeEach(preloadLazyChunks);
afterEach(cleanup);
