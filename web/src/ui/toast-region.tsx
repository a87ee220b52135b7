import { chakra, createToaster, Toast, Toaster as ToastRegion } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../i18n/texts.ts';
import { type ToastOptions } from '../platform/lib/toast-options.ts';

const toaster = createToaster({ placement: 'top', max: 1, duration: 5000, offsets: '12px' });

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** Closes all toasts. */
export function dismissAll(): void {
  toaster.remove();
}

/** Shows a toast in place of the current one. */
export function createToast(options: ToastOptions): void {
  dismissAll();
  toaster.create({ ...options, closable: true });
}

/** Region of the toasts (toaster.tsx), loaded with the first one. */
export default function ToastArea() {
  const common = useTexts('common');
  return (
    <ToastFocus pause={() => toaster.pause()} resume={() => toaster.resume()}>
      <ToastRegion
        toaster={toaster}
        aria-label={common.notices}
        insetInline={{
          mdDown: 'max(12px, env(safe-area-inset-left), env(safe-area-inset-right))',
        }}
      >
        {(toast) => {
          const Icon = icons[(toast.type ?? 'info') as keyof typeof icons] ?? Info;
          return (
            <ToastCard>
              <chakra.span flexShrink="0" color="var(--toast-edge)">
                <Icon size={20} aria-hidden="true" />
              </chakra.span>
              <div style={{ flex: 1, minWidth: 0 }}>
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description && (
                  <Toast.Description lineClamp="8">{toast.description}</Toast.Description>
                )}
              </div>
              {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
              <Toast.CloseTrigger aria-label={common.close} />
              <RestoreToastFocus />
            </ToastCard>
          );
        }}
      </ToastRegion>
    </ToastFocus>
  );
}

function ToastCard({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const below = useToastOffset(card);
  return (
    <Toast.Root ref={card} width={{ md: 'sm' }} mt={`${below}px`}>
      {children}
    </Toast.Root>
  );
}

interface ToastFocusProps {
  pause: () => void;
  resume: () => void;
  children: ReactNode;
}

const before = { element: null as Element | null };

/**
 * Keyboard access to toasts. The library restores the previous focus whenever it leaves a toast: Tab would
 * alternate between the toast and the control before it, and the toast, which pauses while focused, would
 * never close. Here Tab continues past the toast, which closes after it loses the focus.
 */
function ToastFocus({ pause, resume, children }: ToastFocusProps) {
  const isIn = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget);
  return (
    <div
      style={{ display: 'contents' }}
      onFocusCapture={(event) => {
        event.stopPropagation();
        if (isIn(event)) return;
        before.element = event.relatedTarget;
        pause();
      }}
      onBlurCapture={(event) => {
        event.stopPropagation();
        if (!isIn(event)) resume();
      }}
    >
      {children}
    </div>
  );
}

/** Rendered in a toast: if the toast closes while focused, the previous element receives the focus. */
function RestoreToastFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const toast = place.current?.parentElement;
    return () => {
      const hasFocus = toast?.contains(document.activeElement);
      if (hasFocus && before.element instanceof HTMLElement) before.element.focus();
    };
  }, []);
  return <span ref={place} hidden />;
}

/** Distance from the window's upper edge to a toast, and from a title to a toast below it, in pixels. */
const gap = 12;
/** Parts of a sheet that must remain visible. */
const parts = ['title', 'close-trigger']
  .map((part) => `[data-scope="dialog"][data-part="${part}"]`)
  .join();

/** Errors at fields and the header of the portal, which must remain visible too. */
const kept = '[data-part="error-text"], .portal-navigation';

/**
 * Returns the vertical offset at which this toast hides neither an error at a field nor the portal's header nor title or
 * close button of an open sheet, in pixels. Sets `--toast-end`, the lower edge of the toast with its gap, for pages that
 * leave it room.
 */
function useToastOffset(toast: RefObject<HTMLElement | null>): number {
  const [below, setBelow] = useState(0);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      if (!toast.current) return;
      setBelow(distance(toast.current));
      style.setProperty('--toast-end', `${toast.current.offsetHeight + 2 * gap}px`);
    };
    place();
    // Errors at fields and the scrolling to them may follow the toast.
    const frame = requestAnimationFrame(place);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      style.removeProperty('--toast-end');
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [toast]);
  return below;
}

function distance(toast: HTMLElement): number {
  const sheet = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const { left, right } = toast.getBoundingClientRect();
  // Parts that are scrolled out of the sheet or the window cannot be hidden by a toast.
  const upper = sheet?.getBoundingClientRect().top ?? 0;
  const visible = [...(sheet ?? document).querySelectorAll(sheet ? `${parts}, ${kept}` : kept)]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.bottom > upper && box.left < right && box.right > left)
    .toSorted((a, b) => a.top - b.top);
  const offset = visible.reduce(
    (below, box) =>
      box.top < below + gap + toast.offsetHeight ? Math.max(below, box.bottom) : below,
    0,
  );
  // Better above everything than below the window.
  return offset + gap + toast.offsetHeight > window.innerHeight ? 0 : offset;
}
