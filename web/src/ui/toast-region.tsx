import { chakra, createToaster, Toast, Toaster as ToastRegion } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../i18n/texts.ts';
import { type ToastOptions } from '../platform/lib/toast-options.ts';

/** Edge of the window at which toasts appear: on wide screens, at the bottom they are at the end of its line. */
export type ToastEdge = 'top' | 'bottom';

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
export default function ToastArea({ edge }: { edge: ToastEdge }) {
  const common = useTexts('common');
  const placement = edge === 'top' ? 'top' : 'bottom-end';
  const placed = useMemo(
    () => ({ ...toaster, attrs: { ...toaster.attrs, placement } as const }),
    [placement],
  );
  return (
    <ToastFocus pause={() => toaster.pause()} resume={() => toaster.resume()}>
      <ToastRegion
        toaster={placed}
        aria-label={common.notices}
        insetInline={{
          mdDown: 'max(12px, env(safe-area-inset-left), env(safe-area-inset-right))',
        }}
      >
        {(toast) => {
          const Icon = icons[(toast.type ?? 'info') as keyof typeof icons] ?? Info;
          return (
            <ToastCard edge={edge}>
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

function ToastCard({ edge, children }: { edge: ToastEdge; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const offset = `${useToastOffset(card, edge)}px`;
  const margin = edge === 'top' ? { mt: offset } : { mb: offset };
  return (
    <Toast.Root ref={card} width={{ md: 'sm' }} {...margin}>
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

/** Distance from the window's edge to a toast, and from content that stays visible to a toast beside it, in pixels. */
const gap = 12;

const dialogParts = (...names: string[]) =>
  names.map((name) => `[data-scope="dialog"][data-part="${name}"]`).join();

/** Parts of a sheet that must remain visible. The library gives a footer a class only. */
const parts = { top: dialogParts('title', 'close-trigger'), bottom: '.chakra-dialog__footer' };

/** Errors at fields, the bars of the portal, their pages and the button that sends a form, which must remain visible too. */
const kept = {
  top: '[data-part="error-text"], .portal-navigation',
  bottom: '[data-part="error-text"], .save-bar, .portal-bar, .portal-sheet, [type="submit"]',
};

/**
 * Returns the vertical offset at which this toast hides neither an error at a field nor the portal's bars nor title and
 * buttons of an open sheet or form, in pixels. Sets `--toast-end`, the lower edge of a toast at the top with its gap, for pages that
 * leave it room.
 */
function useToastOffset(toast: RefObject<HTMLElement | null>, edge: ToastEdge): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      if (!toast.current) return;
      setOffset(distance(toast.current, edge));
      if (edge === 'top')
        style.setProperty('--toast-end', `${toast.current.offsetHeight + 2 * gap}px`);
    };
    let frame = 0;
    // Errors at fields and the scrolling to them may follow the toast, and the bars of the portal a resize.
    const placeNowAndDrawn = () => {
      place();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    placeNowAndDrawn();
    window.addEventListener('resize', placeNowAndDrawn);
    window.addEventListener('scroll', place, true);
    // A dialog that opens after the toast, and the end of its animation.
    const opened = new MutationObserver(placeNowAndDrawn);
    opened.observe(document.body, { childList: true });
    window.addEventListener('animationend', place, true);
    return () => {
      opened.disconnect();
      window.removeEventListener('animationend', place, true);
      style.removeProperty('--toast-end');
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', placeNowAndDrawn);
      window.removeEventListener('scroll', place, true);
    };
  }, [toast, edge]);
  return offset;
}

function distance(toast: HTMLElement, edge: ToastEdge): number {
  const sheet = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const { left, right } = toast.getBoundingClientRect();
  /** Returns where a box begins and ends, from the edge of the toasts. */
  const span = ({ top, bottom }: { top: number; bottom: number }) =>
    edge === 'top'
      ? { start: top, end: bottom }
      : { start: window.innerHeight - bottom, end: window.innerHeight - top };
  // Parts that are scrolled out of the sheet or the window cannot be hidden by a toast.
  const first = sheet ? span(sheet.getBoundingClientRect()).start : 0;
  const selector = sheet ? `${parts[edge]}, ${kept[edge]}` : kept[edge];
  /** Returns the offset at which the toast hides none of these; undefined if that is outside the window. */
  function offsetBeyond(boxes: readonly Element[]): number | undefined {
    const visible = boxes
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.left < right && box.right > left)
      .map(span)
      .filter(({ end }) => end > first)
      .toSorted((a, b) => a.start - b.start);
    const offset = visible.reduce(
      (beyond, { start, end }) =>
        start < beyond + gap + toast.offsetHeight ? Math.max(beyond, end) : beyond,
      0,
    );
    return offset + gap + toast.offsetHeight > window.innerHeight ? undefined : offset;
  }
  const visibleParts = [...(sheet ?? document).querySelectorAll(selector)];
  // The text of a question is read before its buttons are pressed.
  const isQuestion = sheet?.getAttribute('role') === 'alertdialog';
  const beyondQuestion = isQuestion ? offsetBeyond([sheet, ...visibleParts]) : undefined;
  // Better in front of everything than outside the window.
  return beyondQuestion ?? offsetBeyond(visibleParts) ?? 0;
}
