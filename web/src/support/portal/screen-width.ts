/** Replaces the media query of `useIsWideScreen` for the next render. */
export function setScreenWidth(width: 'wide' | 'narrow'): void {
  window.matchMedia = () =>
    ({
      matches: width === 'wide',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
