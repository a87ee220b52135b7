import type { DeskSnapshot, DeskSnapshotPart } from '../../api/staff/desk.ts';

/** Returns a list after its changes; `part` itself if it is complete. */
export function withChanges(before: DeskSnapshot, part: DeskSnapshotPart): DeskSnapshot {
  const { removedTickets, ...latest } = part;
  if (removedTickets === null) return latest;
  const confirmations = new Set(latest.entries.map(({ confirmation }) => confirmation));
  const tickets = new Set(removedTickets);
  for (const { confirmation, ticket } of latest.entries)
    if (confirmation === null && ticket !== null) tickets.add(ticket);
  // A changed registration comes without the order of its ticket, which has not changed.
  const parties = new Map(before.entries.map(({ confirmation, party }) => [confirmation, party]));
  const changed = latest.entries.map((entry) =>
    entry.confirmation === null
      ? entry
      : { ...entry, party: parties.get(entry.confirmation) ?? entry.party },
  );
  const unchanged = before.entries.filter(({ confirmation, ticket }) =>
    confirmation === null ? !tickets.has(ticket ?? '') : !confirmations.has(confirmation),
  );
  return { ...latest, entries: [...unchanged, ...changed] };
}
