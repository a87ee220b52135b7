import { vi } from 'vitest';

/** Browser with Web Push whose user answers the question for permission. */
export function pushBrowser(answer: 'granted' | 'denied' = 'granted') {
  const browser = {
    permission: 'default' as NotificationPermission,
    subscription: null as { endpoint: string } | null,
    subscribed: 0,
    asked: 0,
  };
  const subscriptionOf = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      browser.subscription = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () =>
      browser.subscription && subscriptionOf(browser.subscription.endpoint),
    subscribe: async () => {
      browser.subscribed += 1;
      browser.subscription = { endpoint: `https://push.example/${browser.subscribed}` };
      return subscriptionOf(browser.subscription.endpoint);
    },
  };
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: ['en-US'],
    serviceWorker: { ready: Promise.resolve({ pushManager }) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = answer;
      return answer;
    },
  });
  return browser;
}
