import { chakra, createToaster, Toast, Toaster as ToastRegion } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { RestoreToastFocus, ToastFocus } from './toast-focus.tsx';
import type { ToastOptions } from './toast-options.ts';
import { useToastOffset } from './use-toast-offset.ts';

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
