import { defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import {
  defaultOrganization,
  type OrganizationFacts,
} from '@wine-walk/common/model/organization-facts.ts';
import { useSyncExternalStore } from 'react';
import { type ColorMode, currentColorMode, subscribeColorMode } from './color-mode.ts';
import { currentLanguage, subscribeLanguage } from './language.ts';
import { currentOrganization, subscribeOrganization } from './organization.ts';

/* Apart from the settings' own modules, which the landing page loads without React. */

/** Subscribes to `currentColorMode`. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribeColorMode, currentColorMode, () => 'system');
}

/** Subscribes to `currentLanguage`. */
export function useCurrentLanguage(): Language {
  return useSyncExternalStore(subscribeLanguage, currentLanguage, () => defaultLanguage);
}

/** Subscribes to `currentOrganization`. The prerendered page has the defaults. */
export function useOrganization(): OrganizationFacts {
  return useSyncExternalStore(
    subscribeOrganization,
    currentOrganization,
    () => defaultOrganization,
  );
}
