/**
 * Stands in for the package that copies a component's static members into one that wraps it: Emotion's `withTheme`
 * uses it, and this app does not use that (vite.config.ts).
 */
export default function hoistStatics(): never {
  throw new Error('Wrapping components is not part of the app.');
}
