import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { AdminReward } from '@wine-walk/common/api/staff/rewards.ts';
import { Gift } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { useBusinesses } from '../../shared/records/live-records.ts';
import { RecordDialog } from '../../shared/records/record-dialog.tsx';
import { countLabel } from '../../shared/records/record-labels.ts';
import { TranslationInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { ExcludedTypesField } from './excluded-types-field.tsx';
import {
  offeredTypes,
  type RewardValues,
  rewardFields,
  rewardImpact,
  useRewardForm,
} from './reward-record.ts';

/** Live preview of the reward as attendees see it before their first visit. */
function RewardPreview({ values }: { values: RewardValues }) {
  const { name, description } = values;
  return (
    <Box>
      <Grid
        templateColumns="60px 1fr"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l3"
        boxShadow="card"
        bg="card"
        overflow="hidden"
      >
        <Flex
          align="center"
          justify="center"
          bg="sunken"
          color="muted"
          borderEndWidth="2px"
          borderStyle="dashed"
          borderColor="line"
        >
          <Gift size={26} strokeWidth={1.6} aria-hidden="true" />
        </Flex>
        <Flex direction="column" gap="1.5" p="4" minW="0">
          <Heading as="h3" fontSize="lg" overflowWrap="anywhere">
            {name.trim() || texts.rewards.preview.name}
          </Heading>
          <Text color="muted" fontSize="sm" overflowWrap="anywhere">
            {description || texts.rewards.preview.description}
          </Text>
          <Box h="1.5" mt="1" borderRadius="full" bg="line" />
          <Text fontSize="sm" fontWeight="600">
            <Progress values={values} />
          </Text>
        </Flex>
      </Grid>
    </Box>
  );
}

function Progress({ values }: { values: RewardValues }) {
  const rewards = useTexts('rewards');
  const required = Math.max(1, Math.trunc(Number(values.requiredVisits)) || 1);
  if (values.rewardType === 'visit_count') return rewards.visitsDone({ done: 0, required });
  if (values.rewardType === 'special_achievement')
    return rewards.specialDone({ done: 0, required });
  return texts.rewards.preview.everyStop({ events: required });
}

interface Props {
  /** Null for a new reward; undefined after it was deleted. */
  reward: AdminReward | null | undefined;
  events: readonly AdminEvent[];
  /** Selected event: a new reward belongs to it. */
  event: AdminEvent | undefined;
  onClose: () => void;
}

/** Adds or edits a reward. */
export function RewardDialog({ reward, events, event, onClose }: Props) {
  const context = { events, event, businesses: useBusinesses().data ?? [] };
  const record = useRewardForm(reward, context, onClose);
  const [rewardType, eventId] = useWatch({
    control: record.form.control,
    name: ['rewardType', 'eventId'],
  });
  const now = useNow();
  const inputs = { form: record.form, fields: rewardFields, context };
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      impacts={(values) => rewardImpact(reward, values, events, now)}
      isHidden={(values) => !values.isActive}
      preview={(values) => <RewardPreview values={values} />}
    >
      <RecordInput of={inputs} name="name" />
      <RecordInput of={inputs} name="description" />
      <TranslationInputs
        form={record.form}
        texts={[
          { own: 'name', name: 'nameIn', label: texts.rewards.translations.name },
          {
            own: 'description',
            name: 'descriptionIn',
            label: texts.rewards.translations.description,
            rows: 3,
          },
        ]}
      />
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <RecordInput of={inputs} name="rewardType" help={texts.rewards.typeHelp[rewardType]} />
        <RecordInput of={inputs} name="requiredVisits" label={countLabel(rewardType)} />
      </Grid>
      <RecordInput of={inputs} name="eventId" />
      <RecordInput of={inputs} name="stock" />
      <RecordInput of={inputs} name="businessId" />
      <ExcludedTypesField form={record.form} types={offeredTypes(eventId, events)} />
      <RecordInput
        of={inputs}
        name="isActive"
        help={record.isNew ? texts.rewards.fields.activeHelpNew : texts.rewards.fields.activeHelp}
      />
    </RecordDialog>
  );
}
