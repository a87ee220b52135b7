/** Notification of a message, as a service worker shows it. */
interface ShownNotification {
  title: string;
  options: Omit<NotificationOptions, 'data'> & { data: { url: string } };
}

/**
 * Reads a message of Web Push in the declarative format (https://www.w3.org/TR/push-api/#declarative-push-message), which browsers
 * that know it show without a service worker. Undefined for another message.
 */
export function parsePushMessage(text: string, origin: string): ShownNotification | undefined {
  const message = parse(text);
  const { title, body, lang, tag, navigate, icon } = message?.notification ?? {};
  if (typeof title !== 'string') return undefined;
  const hrefOf = (sent: unknown) => {
    const url = typeof sent === 'string' ? URL.parse(sent, origin) : null;
    return url?.origin === origin ? url.href : undefined;
  };
  return {
    title,
    options: {
      ...(typeof body === 'string' && { body }),
      ...(typeof lang === 'string' && { lang }),
      ...(typeof tag === 'string' && { tag }),
      icon: hrefOf(icon) ?? '/icon-192.png',
      data: { url: hrefOf(navigate) ?? `${origin}/` },
    },
  };
}

function parse(text: string): { notification?: Record<string, unknown> } | undefined {
  try {
    return JSON.parse(text) as { notification?: Record<string, unknown> };
  } catch {
    return undefined;
  }
}

/** Page of the app, as a service worker sees it. */
interface AppWindow {
  url: string;
  focus: () => Promise<unknown>;
  /** Resolves to the window with its new page. */
  navigate: (url: string) => Promise<Pick<AppWindow, 'focus'> | null>;
}

/** Opens the page of a pressed notification: in the open window of the app, else in a new one. */
export async function openNotification(
  url: string,
  windows: readonly AppWindow[],
  openWindow: (url: string) => Promise<unknown>,
): Promise<void> {
  const open = windows.find((each) => !new URL(each.url).pathname.startsWith('/admin'));
  // The browser refuses to navigate a window that another worker controls, or none. It allows one focus() or openWindow().
  const shown = open && open.url !== url ? await open.navigate(url).catch(() => null) : open;
  await (shown ? shown.focus() : openWindow(url));
}
