/*
 * Runs before the first paint, and decides whether the landing that index.html came with may show: only at
 * the start, in English, and where nobody is known to have signed in on this device (app/boot/boot-plan.ts
 * has the whole rule). It also sets the chosen colour mode and takes over the language that the landing's form
 * asks for, and has the browser fetch what the address will need (build/preload-lists.ts): Firebase, too,
 * where no walk is kept that is drawn without it. Where the device kept the home as it was drawn last
 * (app/kept-screen), for this person, language and build, that is shown first, and all else comes after it. The app's
 * first file is asked for by it, too: on the landing once that is drawn. It stands in the page itself; the content
 * security policy knows it by its hash.
 */
(() => {
  const kept = (name) => {
    try {
      return localStorage.getItem(`ww:${name}`);
    } catch {
      return null;
    }
  };
  const keptJson = (name) => {
    try {
      return JSON.parse(kept(name));
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const { pathname, search } = location;
  const asked = new URLSearchParams(search);
  const wanted = asked.get('language');
  if (wanted === 'en' || wanted === 'es') {
    try {
      localStorage.setItem('ww:language', wanted);
    } catch {
      // Then it is spoken for as long as the page.
    }
    history.replaceState(null, '', pathname);
  }
  const languages = [wanted, kept('language'), ...(navigator.languages ?? [])];
  const spoken = languages.map((tag) => (tag ?? '').slice(0, 2).toLowerCase());
  const language = spoken.find((tag) => tag === 'en' || tag === 'es') ?? 'en';
  const isAtStart = pathname === '/' && !asked.has('sign-out');
  const isKnown = Boolean(kept('signed-in') || kept('participant'));
  const isLanding = isAtStart && language === 'en' && !isKnown;
  root.dataset.start = isLanding ? 'landing' : 'app';
  const mode = kept('color-mode');
  if (mode === 'light' || mode === 'dark') root.dataset.colorMode = mode;
  const lists = JSON.parse(document.getElementById('preloads')?.textContent ?? '{}');
  // The browser may offer to install before the app's first file is here (device/install.ts).
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
    // A page in the background draws nothing, and not every browser says when it has.
    const isTold = PerformanceObserver.supportedEntryTypes?.includes('paint');
    if (document.hidden || !isTold) return begin();
    new PerformanceObserver((_, drawn) => {
      drawn.disconnect();
      begin();
    }).observe({ type: 'paint', buffered: true });
  };
  addEventListener('DOMContentLoaded', isLanding ? afterDrawing : begin);
  if (isLanding) return;
  const fetchLists = (...wantedLists) =>
    [...new Set(wantedLists.flatMap((list) => list || []))].map((file) => {
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
    const isWalkUnknown = isKnown && isAtStart && !kept('walk');
    if (!isWalkUnknown) return fetchLists(...rest);
    root.dataset.walk = 'unknown';
    // Firebase alone at first: it has the longest way to go, and is asked while all else is on its way (app/main.ts).
    Promise.all(fetchLists(lists.live)).then(() => fetchLists(...rest));
  };
  const screen = isAtStart && keptJson('screen');
  const isOurs = screen?.build === lists.build && screen?.language === language;
  if (!screen || !isOurs || screen.uid !== keptJson('signed-in')?.uid) return fetchFiles();
  const draw = () => {
    const place = document.createElement('div');
    place.id = 'kept-screen';
    place.innerHTML = screen.html;
    // Until the app's first file is here (app/kept-screen/replace-snapshot.ts).
    place.onclick = (event) => {
      place.pressed = event.target;
      return false;
    };
    const isThatDay = new Date().toDateString() === screen.day;
    const asOf = place.querySelector('.shell-as-of');
    if (asOf) asOf.textContent = isThatDay ? screen.sameDayLabel : screen.otherDayLabel;
    const style = document.createElement('style');
    style.textContent = screen.css;
    place.prepend(style);
    document.body.prepend(place);
    requestAnimationFrame(() => setTimeout(fetchFiles));
  };
  new MutationObserver((_, body) => {
    if (!document.body) return;
    body.disconnect();
    draw();
  }).observe(root, { childList: true });
})();
