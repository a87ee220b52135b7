import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  className?: string;
  /** Navigates within the app; if omitted, the browser follows the link. */
  navigate?: (href: string) => void;
  children: ReactNode;
}

/** Link within the app for pages without the router. With a modifier key the browser opens a new tab. */
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
