const noContent = { __html: '' };

/**
 * Element that load-parts.ts fills, also without React. As inner HTML, because React keeps content that it did not
 * render.
 */
export function Filled({ className }: { className: string }) {
  return (
    // Safe: a constant of the build.
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={noContent} />
  );
}
