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

const toaster = createToaster({ placement: 'top', max: 1, duration: 5000, offsets: '12px' });

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** Nothing shows any more. */
export function dismissAll(): void {
  toaster.remove();
}

/** Shows it in place of the one that shows. */
export function createToast(notice: ToastOptions): void {
  dismissAll();
  toaster.create({ ...notice, closable: true });
}

/** Where toasts appear: see toaster.tsx, which loads it with the first one. */
export default function ToastArea() {
  const { common } = useTexts();
  return (
    <ToastFocus pause={() => toaster.pause()} resume={() => toaster.resume()}>
      <ToastRegion
        toaster={toaster}
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
 * The keyboard's way through the toasts. The library gives the focus back to where it came from whenever it leaves
 * them: Tab would go round between a toast and the control before it, and the toast, which waits meanwhile, would
 * never go. Here Tab passes on, and the toast goes once the focus has left it.
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

/** In a toast: one that goes with the focus in it gives it back. */
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

/** From the window's upper edge to a toast, and from a title to one below it. Pixels. */
const apart = 12;
/** What of a sheet stays in sight. */
const parts = ['title', 'close-trigger']
  .map((part) => `[data-scope="dialog"][data-part="${part}"]`)
  .join();

/** How far down this toast has to come, so that it hides neither title nor close button of what is open. Pixels. */
function useToastOffset(toast: RefObject<HTMLElement | null>): number {
  const [below, setBelow] = useState(0);
  useLayoutEffect(() => {
    const place = () => setBelow(toast.current ? distance(toast.current) : 0);
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [toast]);
  return below;
}

function distance(toast: HTMLElement): number {
  const sheet = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  if (!sheet) return 0;
  const { left, right } = toast.getBoundingClientRect();
  const lower = apart + toast.offsetHeight;
  // What is scrolled out of the sheet is not there to be hidden.
  const upper = sheet.getBoundingClientRect().top;
  const hidden = [...sheet.querySelectorAll(parts)]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.top < lower && box.bottom > upper && box.left < right && box.right > left);
  return Math.max(0, ...hidden.map(({ bottom }) => bottom));
}

export interface ToastOptions {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; 5000 where left out. */
  duration?: number;
}
