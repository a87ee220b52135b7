import { rewards } from './event-setup.ts';
import type { StoredState } from './stored-state.ts';

/** Stock is never negative, no unit is reserved twice, and no reward is handed out twice. `now`: epoch milliseconds. */
export function* rewardViolations(state: StoredState, now: number) {
  yield* stockViolations(state);
  yield* brokenReservations(state, now);
  for (const { id, path, participantId, rewardId } of state.claims) {
    if (!state.progressOf(participantId)?.claims[rewardId])
      yield `claim ${id} is not in the progress`;
    const handedOut =
      state.audited(path, 'reward.redeem') - state.audited(path, 'reward.undo-redemption');
    if (handedOut !== 1) yield `reward ${id} was handed out ${handedOut} times`;
  }
  const known = new Set(
    state.claims.map(({ participantId, rewardId }) => `${participantId} ${rewardId}`),
  );
  for (const { participantId } of state.registrations)
    for (const rewardId of Object.keys(state.progressOf(participantId)?.claims ?? {}))
      if (!known.has(`${participantId} ${rewardId}`))
        yield `progress of ${participantId} has a claim of ${rewardId} that does not exist`;
}

/** A claim without its unit is an offline redemption that staff have to settle. */
function* stockViolations({ slots, claims, conflicts }: StoredState) {
  for (const { id: rewardId, stock } of rewards) {
    if (stock === null) continue;
    const claimedSlots = slots.filter((slot) => slot.rewardId === rewardId && slot.isClaimed);
    if (claimedSlots.length > stock) yield `stock: ${claimedSlots.length} of ${stock} ${rewardId}`;
    for (const slot of slots)
      if (slot.rewardId === rewardId && slot.number >= stock) yield `stock: unit ${slot.id}`;
    const holders = claimedSlots.map(({ participantId }) => participantId);
    for (const claim of claims.filter((each) => each.rewardId === rewardId)) {
      const isConflict = conflicts.some(
        (conflict) =>
          conflict.participantId === claim.participantId && conflict.rewardId === rewardId,
      );
      if (!holders.includes(claim.participantId) && !isConflict)
        yield `stock: claim ${claim.id} has no unit`;
    }
    for (const participantId of holders)
      if (
        !claims.some(
          (claim) => claim.rewardId === rewardId && claim.participantId === participantId,
        )
      )
        yield `stock: a unit of ${rewardId} is lost to ${participantId}`;
    if (new Set(holders).size !== holders.length)
      yield `stock: one person has two units of ${rewardId}`;
  }
}

/** A valid code of a limited reward has a unit, unless its redemption was undone. */
function* brokenReservations(state: StoredState, now: number) {
  for (const { id, eventId, participantId, rewardId, preapproval, expiresAt } of state.codes) {
    if (!preapproval?.isLimited || Number(expiresAt) <= now) continue;
    const hasUnit = state.slots.some(
      (slot) => slot.rewardId === rewardId && slot.participantId === participantId,
    );
    const claim = `claims/${eventId}_${participantId}_${rewardId}`;
    if (!hasUnit && state.audited(claim, 'reward.undo-redemption') === 0)
      yield `stock: code ${id} of ${rewardId} has no unit`;
  }
}
