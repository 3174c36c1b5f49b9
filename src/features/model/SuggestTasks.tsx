import { useRecommendTasksMutation } from '@/api/project-actions';
import { MOST_SUGGESTIONS, RecordSuggestions } from '@/features/shared/suggestions/RecordSuggestions';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { taskDraft } from '@/records/models/namedDrafts';
import { taskModel } from '@/records/models/namedModels';
import { newRecord } from '@/records/newRecord';

/** Tasks that the analysis may lack: phases of a machine's life without one, and those of similar machines. */
export function SuggestTasks({ projectUuid, onClose }: { projectUuid: string; onClose: () => void }) {
  const text = useTexts('tasks');
  const queue = useEditQueue();
  const [recommend, { data, error }] = useRecommendTasksMutation();
  return (
    <RecordSuggestions
      projectUuid={projectUuid}
      kind="TASK"
      title={text('suggest', 'Suggest tasks')}
      label={text('suggested', 'Suggested tasks')}
      none={text.prose('suggest-none', 'Every machine has tasks in each phase of its life.')}
      acceptLabel={count => text('suggest-accept', 'Add {1} tasks', { count, one: 'Add 1 task' })}
      found={data?.data.suggestions}
      error={error}
      ask={() => void recommend({ projectUuid, recommendTasksRequest: { limit: MOST_SUGGESTIONS } })}
      onAccept={payloads =>
        queue.add(
          taskModel,
          payloads.map(payload => ({
            ...taskDraft(newRecord(projectUuid), payload.machineUuid),
            ...payload,
          })),
        )
      }
      onClose={onClose}
    />
  );
}
