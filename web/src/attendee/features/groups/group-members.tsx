import { type GroupDocument } from '@wine-walk/common/model/groups.ts';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import './groups.css';

interface Props {
  members: GroupDocument['members'];
  ownMemberId: string;
  /** How many businesses there are. */
  total: number;
}

/** Everybody by when they joined, with how many stamps they have. */
export function GroupMembers({ members, ownMemberId, total }: Props) {
  const { group: texts } = useDeferredTexts();
  const inOrder = Object.entries(members).toSorted(([, a], [, b]) =>
    a.joinedAt.localeCompare(b.joinedAt),
  );
  return (
    <ul className="group-members" aria-label={texts.members}>
      {inOrder.map(([id, { firstName, stamps }]) => (
        <li key={id}>
          <span className="group-member-name">
            <bdi>{firstName}</bdi>
            {id === ownMemberId && <span className="group-member-you"> · {texts.you}</span>}
          </span>
          <span className="group-member-stamps">{texts.stamps(stamps.length, total)}</span>
        </li>
      ))}
    </ul>
  );
}
