/** Replaces the media query of `useIsWideScreen`, for what is rendered next. */
export function setScreenWidth(width: 'wide' | 'narrow'): void {
  window.matchMedia = () =>
    ({
      matches: width === 'wide',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
