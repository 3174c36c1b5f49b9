import { useRecommendHazardsMutation } from '@/api/project-actions';
import type { Project } from '@/api/projects';
import { MOST_SUGGESTIONS, RecordSuggestions } from '@/features/shared/suggestions/RecordSuggestions';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import { hazardDraft } from './hazardDraft';

interface SuggestHazardsProps {
  project: Project;
  riskRatingSetUuid: string;
  onClose: () => void;
}

/** Hazards that the analysis may lack (domain.md 1.47): malfunctions and places that none names yet. */
export function SuggestHazards({ project, riskRatingSetUuid, onClose }: SuggestHazardsProps) {
  const text = useTexts('hazards');
  const queue = useEditQueue();
  const { uuid: projectUuid, style } = project;
  const [recommend, { data, error }] = useRecommendHazardsMutation();
  return (
    <RecordSuggestions
      projectUuid={projectUuid}
      kind="HAZARD"
      title={text('suggest', 'Suggest hazards')}
      label={text('suggested', 'Suggested hazards')}
      none={
        style === 'FUNCTION'
          ? text.prose(
              'suggest-none-function',
              'Every malfunction that is to be analysed has a hazard. Others come from more malfunctions.',
            )
          : text.prose(
              'suggest-none-machine',
              'Every task has a hazard in each of its zones, or is marked as checked there. Others come from more tasks, zones and machine hazards.',
            )
      }
      acceptLabel={count => text('suggest-accept', 'Add {1} hazards', { count, one: 'Add 1 hazard' })}
      found={data?.data.suggestions}
      error={error}
      ask={() => void recommend({ projectUuid, recommendHazardsRequest: { style, limit: MOST_SUGGESTIONS } })}
      onAccept={payloads =>
        queue.add(
          hazardModel,
          payloads.map(payload => ({
            ...hazardDraft(projectUuid, style, riskRatingSetUuid, {}),
            ...payload,
          })),
        )
      }
      onClose={onClose}
    />
  );
}
