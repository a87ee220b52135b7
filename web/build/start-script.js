/*
 * Inline script that runs before the first paint; the content security policy allows it by its hash. It decides whether the
 * prerendered landing page of index.html is shown: only on the start page, in English, and if no user is known to have signed
 * in on this device (the full rule is in web/src/attendee/app/boot/boot-plan.ts). It also
 *
 * - creates the policies of Trusted Types, without which the content security policy refuses HTML and script URLs,
 * - redirects another domain of a deployment to its own (docs/decisions/0124-real-project-tool.md),
 * - applies the chosen color mode, and the language of the query string,
 * - preloads the files that the URL needs (preload-lists.ts), Firebase first if no event is cached,
 * - shows the snapshot of the home screen (web/src/attendee/app/html-snapshot.ts) if it was saved for this user, language and
 *   build, and loads the files after it is drawn,
 * - loads the app's entry module: on the landing page after the first paint.
 */
(() => {
  const { origin, hostname, pathname, search, hash } = location;
  // HTML of Leaflet without parts that could run a script, and scripts of this origin.
  const types = self.trustedTypes;
  types?.createPolicy('default', {
    createHTML: (html) =>
      /<(?!\/?(a|circle|path|span|svg)\b)|\bon\w+\s*=|script:/i.test(html) ? null : html,
    createScriptURL: (url) => (new URL(url, origin).origin === origin ? url : null),
  });
  const snapshotPolicy = types?.createPolicy('snapshot', { createHTML: (html) => html });
  const stored = (name) => {
    try {
      return localStorage.getItem(`ww:${name}`);
    } catch {
      return null;
    }
  };
  const storedJson = (name) => {
    try {
      return JSON.parse(stored(name));
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const lists = JSON.parse(document.getElementById('preloads')?.textContent ?? '{}');
  // Prevents a loop if the other domain leads back: no second redirect of this tab within 30 seconds.
  const isFirstRedirect = () => {
    try {
      const now = Date.now();
      if (now - sessionStorage.getItem('ww:redirected') < 30_000) return false;
      sessionStorage.setItem('ww:redirected', now);
      return true;
    } catch {
      return false;
    }
  };
  const isInstalled = () =>
    navigator.standalone || matchMedia('(display-mode: standalone)').matches;
  // A session, unsent check-ins and desk actions belong to a domain: the device stays there until it signs out.
  const canRedirect = () =>
    lists.appUrl !== origin &&
    !/^(localhost|127\.0\.0\.1|\[::1])$/.test(hostname) &&
    navigator.onLine &&
    !isInstalled() &&
    !['signed-in', 'participant', 'staff'].some(stored) &&
    isFirstRedirect();
  if (lists.appUrl && canRedirect())
    return location.replace(lists.appUrl + pathname + search + hash);
  const query = new URLSearchParams(search);
  const requested = query.get('language');
  const isOffered = (code) => (lists.languages ?? []).includes(code);
  if (isOffered(requested)) {
    try {
      localStorage.setItem('ww:language', requested);
    } catch {
      // Storage is blocked: the language is used until the page is closed.
    }
    history.replaceState(null, '', pathname);
  }
  const wanted = [requested, stored('language'), ...(navigator.languages ?? [])];
  const candidates = wanted.map((tag) => (tag ?? '').slice(0, 2).toLowerCase());
  const language = candidates.find(isOffered) ?? 'en';
  const isAtStart = pathname === '/' && !query.has('sign-out');
  const isKnown =
    ['signed-in', 'participant'].some(stored) || document.cookie.includes('ww-session=');
  const isLanding = isAtStart && language === 'en' && !isKnown;
  root.dataset.start = isLanding ? 'landing' : 'app';
  const mode = stored('color-mode');
  if (mode === 'light' || mode === 'dark') root.dataset.colorMode = mode;
  // The browser may fire this event before the entry module has loaded (web/src/platform/device/install.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    root.installOffer = event;
  });
  const begin = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = lists.entry;
    document.head.append(script);
  };
  const afterDrawing = () => {
    // A page in the background is not painted, and not every browser reports paints.
    const reportsPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
    if (document.hidden || !reportsPaint) return begin();
    new PerformanceObserver((_, drawn) => {
      drawn.disconnect();
      begin();
    }).observe({ type: 'paint', buffered: true });
  };
  addEventListener('DOMContentLoaded', isLanding ? afterDrawing : begin);
  if (isLanding) return;
  const fetchLists = (...selected) =>
    [...new Set(selected.flatMap((list) => list || []))].map((file) => {
      const link = document.createElement('link');
      link.href = lists.files[file];
      link.rel = link.href.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      document.head.append(link);
      return new Promise((done) => {
        link.onload = done;
        link.onerror = done;
      });
    });
  const fetchFiles = () => {
    const screen = lists.screens?.[pathname];
    const screenTexts = lists.screensWithTexts?.includes(screen) && lists[`${language}-screens`];
    const rest = [
      lists.app,
      lists[language],
      screenTexts,
      lists[screen],
      isKnown && lists.signedIn,
    ];
    const isEventUnknown = isKnown && isAtStart && !stored('walk');
    if (!isEventUnknown) return fetchLists(...rest);
    root.dataset.event = 'unknown';
    // Firebase first: its requests take longest, and run while the other files load (web/src/attendee/app/main.ts).
    Promise.all(fetchLists(lists.live)).then(() => fetchLists(...rest));
  };
  const screen = isAtStart && storedJson('screen');
  const isCurrent = screen?.build === lists.build && screen?.language === language;
  const fits = () => matchMedia(`(width:${screen.width}px)`).matches;
  if (!screen || !isCurrent || !fits() || screen.uid !== storedJson('signed-in')?.uid)
    return fetchFiles();
  const draw = () => {
    const container = document.createElement('div');
    container.id = 'html-snapshot';
    container.innerHTML = snapshotPolicy?.createHTML(screen.html) ?? screen.html;
    // Records clicks until the app replaces the snapshot (web/src/attendee/app/html-snapshot.ts).
    container.onclick = (event) => {
      container.pressed = event.target;
      return false;
    };
    const isSameDay = new Date().toDateString() === screen.day;
    const asOf = container.querySelector('.shell-as-of');
    if (asOf) asOf.textContent = isSameDay ? screen.sameDayLabel : screen.otherDayLabel;
    const style = document.createElement('style');
    style.textContent = screen.css;
    container.prepend(style);
    document.body.prepend(container);
    requestAnimationFrame(() => setTimeout(fetchFiles));
  };
  new MutationObserver((_, body) => {
    if (!document.body) return;
    body.disconnect();
    draw();
  }).observe(root, { childList: true });
})();
