import { cleanup, configure } from '@testing-library/react';
import { organization } from '@wine-walk/common/support/organization.ts';
import { afterEach, beforeEach } from 'vitest';
import { saveOrganization } from '../../web/src/platform/device/organization.ts';
import { waitForOptions } from '../../web/src/support/in-time.ts';
import { preloadLazyChunks } from '../../web/src/ui/lazy-registry.ts';

/** Lazy code loads slowly on a busy machine; the default is one second. */
configure({ asyncUtilTimeout: waitForOptions.timeout });

/** The app preloads lazy chunks after a screen was drawn. */
beforeEach(preloadLazyChunks);
beforeEach(() => saveOrganization(organization));
afterEach(cleanup);
