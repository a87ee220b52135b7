import type { CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import type {
  AdmissionDocument,
  OfflineConflictDocument,
  TillDocument,
  TillEntryDocument,
} from '@wine-walk/common/model/desk.ts';
import type {
  ParticipantDocument,
  ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import type {
  ClaimDocument,
  RedemptionCodeDocument,
  RewardSlotDocument,
} from '@wine-walk/common/model/rewards.ts';
import type { AuditDocument } from '@wine-walk/common/model/staff.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import type { MemoryDocument } from '../memory-store/memory-conditions.ts';
import type { MemoryFirestore } from '../memory-store/memory-firestore.ts';
import { eventId } from './event-setup.ts';

export type WithPath<T> = T & { id: string; path: string };

/** Documents are replaced, never changed. */
const models = new WeakMap<MemoryDocument, unknown>();

function toModel<T>(document: MemoryDocument): WithPath<T> {
  const known = models.get(document) as WithPath<T> | undefined;
  if (known) return known;
  const { id, path, fields } = document;
  const model = { ...(fields as T), id, path };
  models.set(document, model);
  return model;
}

/** Stored documents as their models, except that instants are timestamps. */
export class StoredState {
  readonly registrations: WithPath<RegistrationDocument>[];
  readonly participants: WithPath<ParticipantDocument>[];
  readonly tickets: WithPath<TicketDocument>[];
  readonly tills: WithPath<TillDocument>[];
  readonly tillEntries: WithPath<TillEntryDocument>[];
  readonly admissions: WithPath<AdmissionDocument>[];
  readonly conflicts: WithPath<OfflineConflictDocument>[];
  readonly claims: WithPath<ClaimDocument>[];
  readonly slots: WithPath<RewardSlotDocument>[];
  readonly codes: WithPath<RedemptionCodeDocument>[];
  readonly checkIns: WithPath<CheckInDocument>[];
  /** Audit entries by target. */
  readonly audit: ReadonlyMap<string, AuditDocument[]>;
  readonly #firestore: MemoryFirestore;

  constructor(firestore: MemoryFirestore) {
    const all = <T>(collection: string) =>
      firestore.documentsIn(collection).map((document) => toModel<T>(document));
    this.#firestore = firestore;
    this.registrations = all('registrations');
    this.participants = all('participants');
    this.tickets = all('tickets');
    this.tills = all('tills');
    this.tillEntries = all('tillEntries');
    this.admissions = all('admissions');
    this.conflicts = all('deskDoubts');
    this.claims = all('claims');
    this.slots = all('rewardSlots');
    this.codes = all('redemptionCodes');
    this.checkIns = all('checkIns');
    this.audit = Map.groupBy(all<AuditDocument>('audit'), ({ target }) => target);
  }

  exists(path: string): boolean {
    return this.#firestore.fieldsOf(path) !== undefined;
  }

  progressOf(participantId: string): ProgressDocument | undefined {
    const path = `participants/${participantId}/progress/${eventId}`;
    return this.#firestore.fieldsOf(path) as ProgressDocument | undefined;
  }

  /** Number of audit entries of a document with this action. */
  audited(target: string, action: string, isMatch: (note: AuditDocument) => boolean = () => true) {
    const notes = this.audit.get(target) ?? [];
    return notes.filter((note) => note.action === action && isMatch(note)).length;
  }
}
