import { ZoneUpdateLimits } from '@/api/limits';
import {
  useCreateAreasBatchMutation,
  useCreateZonesBatchMutation,
  useUpdateAreaMutation,
  useUpdateZoneMutation,
} from '@/api/lookups';
import type { Machine } from '@/api/machines';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import {
  FormLongTextField,
  FormNumberField,
  FormSearchChoiceField,
  FormSwitch,
  FormTextField,
} from '@/ui/form';
import type { LayoutPlace } from './layoutPlaces';

interface NewPlaceDialogProps {
  kind: LayoutPlace['kind'];
  projectUuid: string;
  machines: readonly Machine[];
  onClose: () => void;
  onMade: (uuid: string) => void;
}

// Zones have all fields that areas have, under the same limits.

/** A zone or an area that the project has for itself. */
export function NewPlaceDialog({ kind, projectUuid, machines, onClose, onMade }: NewPlaceDialogProps) {
  const text = useTexts('layout');
  const [createZones] = useCreateZonesBatchMutation();
  const [createAreas] = useCreateAreasBatchMutation();
  const form = useApiForm({
    limits: ZoneUpdateLimits,
    values: { name: '', machineUuid: null as string | null, accessControlled: false, description: '' },
    send: ({ machineUuid, accessControlled, ...named }) =>
      kind === 'zone'
        ? createZones({
            projectUuid,
            zoneBatchCreate: { items: [{ ...named, machineUuid, accessControlled }] },
          })
        : createAreas({ projectUuid, areaBatchCreate: { items: [named] } }),
    sentText: kind === 'zone' ? text('zone-made', 'Zone added') : text('area-made', 'Area added'),
    onSent: ({ data: { records } }) => {
      onClose();
      const made = records?.[0];
      if (made) onMade(made.uuid);
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        kind === 'zone'
          ? text('zone-new', 'New zone of this project')
          : text('area-new', 'New area of this project')
      }
      submitLabel={kind === 'zone' ? text('zone-add', 'Add zone') : text('area-add', 'Add area')}
      onClose={onClose}
    >
      <PlaceFields kind={kind} machines={machines} />
    </ApiFormDialog>
  );
}

interface EditPlaceDialogProps {
  place: LayoutPlace;
  machines: readonly Machine[];
  onClose: () => void;
}

export function EditPlaceDialog({ place, machines, onClose }: EditPlaceDialogProps) {
  const text = useTexts('layout');
  const [updateZone] = useUpdateZoneMutation();
  const [updateArea] = useUpdateAreaMutation();
  const { kind, uuid, name, record, machineUuid } = place;
  const ofZone = 'accessControlled' in record && { machineUuid, accessControlled: record.accessControlled };
  const form = useApiForm({
    limits: ZoneUpdateLimits,
    values: {
      name,
      description: record.description,
      order: record.order,
      isActive: record.isActive,
      ...ofZone,
    },
    revision: record.revision,
    send: (_values, { changed, revision }) =>
      kind === 'zone'
        ? updateZone({ zoneUuid: uuid, zoneUpdate: { ...changed, revision } })
        : updateArea({ areaUuid: uuid, areaUpdate: { ...changed, revision } }),
    sentText: kind === 'zone' ? text('zone-saved', 'Zone saved') : text('area-saved', 'Area saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('place-change', 'Change {1}', { values: [name] })}
      onClose={onClose}
    >
      <PlaceFields kind={kind} machines={machines} />
      <FormNumberField name="order" label={text('order', 'Place in the list')} />
      <FormSwitch name="isActive" label={text('offered', 'Offered for new hazards and tasks')} />
    </ApiFormDialog>
  );
}

function PlaceFields({ kind, machines }: Pick<NewPlaceDialogProps, 'kind' | 'machines'>) {
  const text = useTexts('layout');
  return (
    <>
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      {kind === 'zone' && (
        <>
          <FormSearchChoiceField
            name="machineUuid"
            label={text('machine', 'Machine')}
            options={machines.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
          />
          <FormSwitch
            name="accessControlled"
            label={text('access-controlled', 'A guard or a lock decides who comes in')}
          />
        </>
      )}
      <FormLongTextField name="description" label={text('description', 'Description')} />
    </>
  );
}
