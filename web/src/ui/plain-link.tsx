import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  className?: string;
  /** Left out: the browser follows the link by itself. */
  navigate?: (href: string) => void;
  children: ReactNode;
}

/** A link within the app for pages without the router; with a modifier key the browser opens a new tab. */
export function PlainLink({ href, className, navigate, children }: Props) {
  function follow(event: MouseEvent) {
    if (!navigate || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  }
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  );
}
