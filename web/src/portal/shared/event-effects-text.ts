import type { EventEffect } from '@wine-walk/common/model/events.ts';
import { format } from '../kit/format.ts';
import { texts } from '../texts/texts.ts';

/** Maximum number of names before counting. */
const maxNamed = 3;

/** Returns the effects of a change in one line: 'The walk ends later; Vino Veritas joins'. */
export function eventEffectsText(effects: readonly EventEffect[]): string {
  return effects.map(effectText).join('; ');
}

function effectText(effect: EventEffect): string {
  const { effects } = texts.events;
  switch (effect.kind) {
    case 'ends-later':
      return effects.endsLater({ minutes: effect.minutes });
    case 'ends-earlier':
      return effects.endsEarlier({ minutes: effect.minutes });
    case 'joining':
    case 'leaving':
      return effects[effect.kind]({
        count: effect.businesses.length,
        names: namesOf(effect.businesses),
      });
    case 'moving':
      return effects.moving({
        business: effect.business,
        distance: format.distance(effect.meters),
      });
    case 'status':
      return effects.statuses[effect.status]({ business: effect.business });
    case 'offer':
      return effects.offer({ business: effect.business });
    case 'reward-joining':
      return effects.rewardJoining({ reward: effect.reward });
    case 'reward-leaving':
      return effects.rewardLeaving({ reward: effect.reward });
    case 'reward-type':
      return effects.rewardType({ reward: effect.reward });
    case 'reward-visits':
      return effects.rewardVisits({
        reward: effect.reward,
        required: effect.required,
        requiredBefore: effect.requiredBefore,
      });
    default:
      return effects.event[effect.kind];
  }
}

const namesOf = (businesses: readonly string[]) =>
  businesses.length > maxNamed ? undefined : businesses.join(', ');
