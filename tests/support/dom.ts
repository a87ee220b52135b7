import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { loadLater } from '../../web/src/components/load-later.ts';

/** As in the app some moments after a screen was drawn. */
beforeEach(loadLater);
afterEach(cleanup);
