import { CalendarSync } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { FocusedAlert } from './focused-alert.tsx';

/**
 * Notice that the registration is now for a different event than when the page was opened. Receives the
 * focus, above the new form.
 */
export function EventChanged({ name }: { name: string }) {
  const { registration: texts } = useScreenTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <FocusedAlert
      ref={box}
      tone="gold"
      icon={<CalendarSync size={22} aria-hidden="true" />}
      title={texts.eventChanged(name)}
      text={texts.eventChangedText}
      place={{ mb: '8', scrollMarginTop: '6rem' }}
    />
  );
}
