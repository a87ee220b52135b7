import { problem } from '@wine-walk/common/api/problems.ts';
import { maxGroupSize } from '@wine-walk/common/model/groups.ts';

export const eventOver = (eventName: string) =>
  problem('event-over', `${eventName} is over. This group takes nobody in any more.`);

/** Why somebody cannot join, by the state of the invitation. */
export const joinProblems = {
  over: eventOver,
  full: () => problem('group-full', `This group is full: ${maxGroupSize} walk together at most.`),
  elsewhere: () => problem('in-use', 'You are in another group. Leave that first, then join this.'),
  'not-registered': (eventName: string) =>
    problem('not-registered', `Please register for ${eventName} first.`),
};
