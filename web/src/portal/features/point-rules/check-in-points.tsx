import { Checkbox, Flex, Input } from '@chakra-ui/react';
import { fieldProblemOf, issueCode } from '@wine-walk/common/api/contract/field-problem.ts';
import {
  type AdminPointRule,
  createPointRule,
  editPointRule,
  pointRuleBody,
} from '@wine-walk/common/api/point-rules.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

const t = texts.pointRules.simple;

/** Points of the first rule, which are enough for a leaderboard. */
const usualPoints = 10;

/** True for a rule that gives points for every check-in at every event. */
const isSimple = ({ trigger, eventId, activeFromTime, activeUntilTime }: AdminPointRule) =>
  trigger === 'check_in' && eventId === null && activeFromTime === null && activeUntilTime === null;

/** Switch and number of the points for each check-in. The first rule is created by the switch. */
export function CheckInPoints({ rules }: { rules: readonly AdminPointRule[] }) {
  const simple = rules.filter(isSimple);
  const rule = simple.find(({ isActive }) => isActive) ?? simple[0];
  const saved = String(rule?.points ?? usualPoints);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const save = useCall(
    (body: { points: number; isActive: boolean }, call) =>
      rule
        ? call(editPointRule, { params: { id: rule.id }, body: { ...rule, ...body } })
        : call(createPointRule, { body: { name: t.name, trigger: 'check_in', ...body } }),
    {
      success: ({ isActive, points }) => (isActive ? t.on({ points }) : t.off),
      failure: texts.kit.records.saveFailed(texts.nouns.pointRule),
      onSuccess: () => setTyped(null),
    },
  );
  const submit = (isActive: boolean) => {
    const points = Number((typed ?? saved) || Number.NaN);
    const checked = pointRuleBody.safeParse(
      { name: t.name, trigger: 'check_in', points },
      { error: issueCode },
    );
    const issue = checked.error?.issues[0];
    setError(issue && staffMessage(fieldProblemOf(issue)));
    if (!issue) save.mutate({ points, isActive });
  };
  return (
    <SectionCard title={t.title} lead={t.lead}>
      <Flex asChild gap="4" align="end" wrap="wrap">
        <form
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault();
            submit(rule?.isActive ?? true);
          }}
        >
          <Checkbox.Root
            minH="11"
            checked={rule?.isActive ?? false}
            disabled={save.isPending}
            onCheckedChange={({ checked }) => submit(checked === true)}
          >
            <Checkbox.HiddenInput role="switch" />
            <Checkbox.Control />
            <Checkbox.Label>{t.give}</Checkbox.Label>
          </Checkbox.Root>
          <FormField label={t.points} error={error}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              width="24"
              value={typed ?? saved}
              onChange={({ target }) => setTyped(target.value)}
            />
          </FormField>
          {typed !== null && typed !== saved && (
            <Button type="submit" loading={save.isPending}>
              {t.save}
            </Button>
          )}
        </form>
      </Flex>
    </SectionCard>
  );
}
