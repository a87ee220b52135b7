/*
 * Runs before the first paint, and decides whether the landing that index.html came with may show: only at
 * the start, in English, and where nobody is known to have signed in on this device (app/boot/boot-plan.ts
 * has the whole rule). It also sets the chosen colour mode. A file, as the content security policy allows no
 * inline script.
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
  const languages = [kept('language'), ...(navigator.languages ?? [])];
  const spoken = languages.map((tag) => (tag ?? '').slice(0, 2).toLowerCase());
  const isEnglish = (spoken.find((tag) => tag === 'en' || tag === 'es') ?? 'en') === 'en';
  const isAtStart = pathname === '/' && !new URLSearchParams(search).has('sign-out');
  const isNewcomer = !kept('signed-in') && !kept('participant');
  root.dataset.start = isAtStart && isEnglish && isNewcomer ? 'landing' : 'app';
  const mode = kept('color-mode');
  if (mode === 'light' || mode === 'dark') root.dataset.colorMode = mode;
})();
