import { Button, Text } from '@chakra-ui/react';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { Link } from 'react-router-dom';
import type { Formats } from '../../../i18n/format.ts';

import { useTexts } from '../../../i18n/texts.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { outcomeTextId, StepLayout } from './step-layout.tsx';

/** Reason check-in is unavailable, with the action to take. */
export function BlockerStep({ blocker, onClose }: { blocker: Blocker; onClose: () => void }) {
  const checkIn = useTexts('checkIn');
  return (
    <StepLayout
      title={blocker.title}
      isOutcome
      actions={
        <>
          {blocker.action === 'register' && (
            <Button asChild size="lg">
              <Link replace to={paths.waiver.getHref()} onClick={onClose}>
                {checkIn.register}
              </Link>
            </Button>
          )}
          {blocker.action === 'sign-in' && (
            <Button asChild size="lg">
              <a href={paths.login.getHref()}>{checkIn.signInAction}</a>
            </Button>
          )}
          {blocker.action === 'rewards' && (
            <>
              <Button asChild size="lg">
                <Link replace to={paths.rewards.getHref()} onClick={onClose}>
                  {checkIn.seeRewards}
                </Link>
              </Button>
              <Button size="lg" variant="outline" onClick={onClose}>
                {checkIn.done}
              </Button>
            </>
          )}
          {blocker.action === 'close' && (
            <Button size="lg" onClick={onClose}>
              {checkIn.done}
            </Button>
          )}
        </>
      }
    >
      <Text id={outcomeTextId} color="muted">
        {blocker.text}
      </Text>
    </StepLayout>
  );
}

/** Reason check-in is unavailable, as shown to the attendee. */
interface Blocker {
  title: string;
  text: string;
  /** Action to offer; `close` only closes the sheet. */
  action: 'register' | 'sign-in' | 'rewards' | 'close';
}

interface Messages {
  checkIn: AttendeeTexts['checkIn'];
  home: AttendeeTexts['home'];
  time: Formats['time'];
}

/** Returns the blocker of the event or registration. `now`: epoch milliseconds. */
export function eventBlocker(
  { event, isRegistered }: Pick<ReadyEventData, 'event' | 'isRegistered'>,
  now: number,
  { checkIn, dateTime }: Pick<AttendeeTexts, 'checkIn'> & Pick<Formats, 'dateTime'>,
): Blocker | null {
  const status = eventStatus(event, now);
  if (status === 'ended')
    return { title: checkIn.endedTitle, text: checkIn.ended, action: 'close' };
  if (!isRegistered) {
    return { title: checkIn.notRegisteredTitle, text: checkIn.notRegistered, action: 'register' };
  }
  if (status === 'running')
    return event.checkInPausedAt === null
      ? null
      : { title: checkIn.pausedTitle, text: checkIn.paused, action: 'close' };
  const opens = dateTime(event.startTime, event.timeZone);
  return { title: checkIn.upcomingTitle, text: checkIn.upcoming({ time: opens }), action: 'close' };
}

/**
 * Returns the blocker of the business. `wasChosen`: true if a specific business was requested; otherwise no
 * business is left, or the event has none (`isEmpty`). `hasRewards`: true if unlocked rewards wait for the attendee.
 */
export function businessBlocker(
  business: BusinessView | undefined,
  {
    wasChosen,
    isEmpty,
    hasRewards,
  }: Readonly<Record<'wasChosen' | 'isEmpty' | 'hasRewards', boolean>>,
  timeZone: string,
  { checkIn, home, time }: Messages,
): Blocker | null {
  if (business?.visit && business.isVisited) {
    const { checkInTime } = business.visit;
    const text = checkIn.visited({ time: checkInTime && time(checkInTime, timeZone) });
    return { title: checkIn.visitedTitle, text, action: 'close' };
  }
  if (business?.status === 'closed')
    return {
      title: checkIn.closedTitle({ name: business.name }),
      text: checkIn.closed,
      action: 'close',
    };
  if (business) return null;
  if (wasChosen) return { title: checkIn.goneTitle, text: checkIn.gone, action: 'close' };
  if (isEmpty) return { title: home.noneLeftTitle, text: home.noneAtAll, action: 'close' };
  return {
    title: checkIn.allVisitedTitle,
    text: checkIn.allVisited,
    action: hasRewards ? 'rewards' : 'close',
  };
}

/** `queuedBusinessName`: business whose check-in is stored on the device until the user signs in. */
export function signInBlocker(
  { checkIn }: Pick<AttendeeTexts, 'checkIn'>,
  queuedBusinessName?: string,
): Blocker {
  const text =
    queuedBusinessName === undefined
      ? checkIn.signIn
      : checkIn.sessionOver({ name: queuedBusinessName });
  return { title: checkIn.signInTitle, text, action: 'sign-in' };
}

export function noEventBlocker({ checkIn }: Pick<AttendeeTexts, 'checkIn'>): Blocker {
  return { title: checkIn.noEventTitle, text: checkIn.noEvent, action: 'close' };
}
