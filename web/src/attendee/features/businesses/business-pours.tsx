import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts.ts';
import { PlainPours, type PoursProps } from './plain-pours.tsx';

/** Pours with hearts, not loaded on a first visit. Without a connection, the pours are shown without hearts. */
const LikablePours = lazy(() =>
  withTexts(import('./likable-pours.tsx'), 'wines').catch(() => ({ default: PlainPours })),
);

/** Pours of a business. Registered attendees can like them if each has an ID. */
export function BusinessPours(props: PoursProps) {
  const isLikable = props.eventData.isRegistered && props.pours.every(({ id }) => id !== '');
  const plain = <PlainPours {...props} />;
  return isLikable ? (
    <Suspense fallback={plain}>
      <LikablePours {...props} />
    </Suspense>
  ) : (
    plain
  );
}
