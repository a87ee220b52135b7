/*
 * Runs before the first paint, and decides whether the landing that index.html came with may show: only at
 * the start, in English, and where nobody is known to have signed in on this device (app/boot/boot-plan.ts
 * has the whole rule). It also sets the chosen colour mode and takes over the language that the landing's form
 * asks for, and has the browser fetch what the address will need (build/start-script.ts has the lists): Firebase, too,
 * where no walk is kept that is drawn without it. It stands in the page itself; the content security policy knows it by its hash.
 */
(() => {
  const kept = (name) => {
    try {
      return localStorage.getItem(`ww:${name}`);
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
  if (isLanding) return;
  const lists = JSON.parse(document.getElementById('preloads')?.textContent ?? '{}');
  const screen = lists.screens?.[pathname] ?? (pathname.startsWith('/admin') ? 'portal' : '');
  const screenTexts = lists.screensWithTexts?.includes(screen) && lists[`${language}-screens`];
  const signedIn = isKnown && [...(lists.signedIn ?? []), ...((!kept('walk') && lists.live) || [])];
  const files = [lists.app, lists[language], screenTexts, lists[screen], signedIn];
  for (const file of new Set(files.flatMap((list) => list || []))) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
