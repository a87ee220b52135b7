import { newPushKeys } from '../../shared/push-keys.ts';
import { writeSettings } from '../settings.ts';
import { type Item, missing, ok } from './item.ts';
import { storeSecret } from './secrets.ts';

const keys: Item = {
  id: 'push-keys',
  title: 'Phones can be notified of urgent news (Web Push)',
  // The secret is stored first, so settings with the public key have it.
  read: async ({ settings }) =>
    settings.values.VAPID_PUBLIC_KEY ? ok() : missing('without keys for the push services'),
  async fix(project) {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = newPushKeys();
    await storeSecret(project, 'VAPID_PRIVATE_KEY', VAPID_PRIVATE_KEY);
    writeSettings(project.settings, { VAPID_PUBLIC_KEY });
  },
};

export const pushItems: readonly Item[] = [keys];
