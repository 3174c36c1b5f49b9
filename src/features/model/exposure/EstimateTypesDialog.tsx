import type { ExposureEstimateType } from '@/api/exposure-estimate-types';
import { useTexts } from '@/glossary/useText';
import { ProjectListDialog } from '../ProjectListDialog';
import { BandDialog, type EstimateBand, NewTypeDialog, TypeDialog } from './EstimateTypeForms';
import { UNITS } from './estimates';

/** A type, or a band below its type. */
interface Entry {
  readonly uuid: string;
  readonly projectUuid: string | null;
  readonly order: number;
  readonly type: ExposureEstimateType;
  readonly band?: EstimateBand;
}

/** Types in their order, those of the project with their bands, which are changed one by one. */
const entriesOf = (types: readonly ExposureEstimateType[]): Entry[] =>
  types.flatMap(type => [
    { uuid: type.uuid, projectUuid: type.projectUuid, order: type.order, type },
    ...(type.projectUuid === null ? [] : type.values).map(band => ({
      uuid: band.uuid,
      projectUuid: band.projectUuid,
      order: band.order,
      type,
      band,
    })),
  ]);

interface EstimateTypesDialogProps {
  projectUuid: string;
  types: readonly ExposureEstimateType[];
  onClose: () => void;
}

/** What estimates are of: types and bands of the project can be renamed, ordered and retired, and more types be added. */
export function EstimateTypesDialog({ projectUuid, types, onClose }: EstimateTypesDialogProps) {
  const text = useTexts('exposure');
  const nameOf = ({ type, band }: Entry) => (band ? `${type.name}: ${band.name}` : type.name);
  const noteOf = ({ type, band }: Entry) =>
    [
      band
        ? text('band-ends', '{1} to {2}', {
            values: [String(band.min), band.max === null ? '∞' : String(band.max)],
          })
        : text(UNITS[type.unit]),
      ...((band ?? type).isActive ? [] : [text('mark-retired', 'no longer offered')]),
      ...(type.projectUuid === null ? [text('mark-shared', 'shared by all projects')] : []),
    ].join(' · ');
  return (
    <ProjectListDialog<Entry>
      title={text('types', 'Types of estimates')}
      entries={entriesOf(types)}
      nameOf={nameOf}
      noteOf={noteOf}
      editLabel={entry => text('change-named', 'Change {1}', { values: [nameOf(entry)] })}
      addLabel={text('type-add', 'Add type')}
      closeLabel={text('close', 'Close')}
      renderForm={({ entry, order, onClose: back }) => {
        if (!entry)
          return <NewTypeDialog projectUuid={projectUuid} types={types} order={order} onClose={back} />;
        return entry.band ? (
          <BandDialog band={entry.band} onClose={back} />
        ) : (
          <TypeDialog type={entry.type} onClose={back} />
        );
      }}
      onClose={onClose}
    />
  );
}
