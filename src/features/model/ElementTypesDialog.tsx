import AddRounded from '@mui/icons-material/AddRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { type CeaType, useCreateCeaTypesBatchMutation, useUpdateCeaTypeMutation } from '@/api/cea-types';
import { CeaTypeCreateLimits, CeaTypeUpdateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormSwitch, FormTextField } from '@/ui/form';
import { ELEMENT_KINDS, typeLabel } from './elementSheet';

interface ElementTypesDialogProps {
  projectUuid: string;
  types: readonly CeaType[];
  onClose: () => void;
}

/** The types of elements: those of the project can be changed, and more be added. */
export function ElementTypesDialog({ projectUuid, types, onClose }: ElementTypesDialogProps) {
  const text = useTexts('elements');
  const id = useId();
  const [edited, setEdited] = useState<CeaType | 'new' | null>(null);
  const back = () => setEdited(null);
  const lastOrder = Math.max(0, ...types.map(({ order }) => order));
  if (edited === 'new')
    return <NewTypeDialog projectUuid={projectUuid} order={lastOrder + 1} onClose={back} />;
  if (edited) return <EditTypeDialog type={edited} onClose={back} />;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('types', 'Types of elements')}</DialogTitle>
      <DialogContent>
        <List dense disablePadding>
          {types.map(type => (
            <ListItem
              key={type.uuid}
              disableGutters
              secondaryAction={
                type.projectUuid && (
                  <Tooltip title={text('type-edit', 'Change {1}', { values: [type.name] })}>
                    <IconButton
                      size="extraSmall"
                      aria-label={text('type-edit', 'Change {1}', { values: [type.name] })}
                      onClick={() => setEdited(type)}
                    >
                      <EditRounded fontSize="small" />
                    </IconButton>
                  </Tooltip>
                )
              }
            >
              <ListItemText
                primary={typeLabel(type, text)}
                secondary={type.projectUuid ? undefined : text.prose('type-shared', 'Shared by all projects')}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose}>
          {text('close', 'Close')}
        </Button>
        <Button size="small" variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
          {text('type-add', 'Add type')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface NewTypeDialogProps {
  projectUuid: string;
  /** Its place in the list. */
  order: number;
  onClose: () => void;
}

function NewTypeDialog({ projectUuid, order, onClose }: NewTypeDialogProps) {
  const text = useTexts('elements');
  const [create] = useCreateCeaTypesBatchMutation();
  const form = useApiForm({
    limits: CeaTypeCreateLimits,
    values: { name: '', kind: 'CONDITION' as CeaType['kind'], exclusive: true },
    send: values => create({ projectUuid, ceaTypeBatchCreate: { items: [{ ...values, order }] } }),
    sentText: text('type-added', 'Type added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('type-new', 'New type of elements')}
      submitLabel={text('type-add', 'Add type')}
      onClose={onClose}
    >
      <TypeFields />
    </ApiFormDialog>
  );
}

function EditTypeDialog({ type, onClose }: { type: CeaType; onClose: () => void }) {
  const text = useTexts('elements');
  const [update] = useUpdateCeaTypeMutation();
  const { uuid: ceaTypeUuid, name, kind, exclusive, revision } = type;
  const form = useApiForm({
    limits: CeaTypeUpdateLimits,
    values: { name, kind, exclusive },
    revision,
    send: (_values, change) =>
      update({ ceaTypeUuid, ceaTypeUpdate: { ...change.changed, revision: change.revision } }),
    sentText: text('type-saved', 'Type saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog form={form} title={text('type-edit', 'Change {1}', { values: [name] })} onClose={onClose}>
      <TypeFields />
    </ApiFormDialog>
  );
}

function TypeFields() {
  const text = useTexts('elements');
  return (
    <>
      <FormTextField name="name" label={text('type-name', 'Name')} autoFocus />
      <FormChoiceField
        name="kind"
        label={text('type-kind', 'Kind')}
        options={CeaTypeCreateLimits.kind.enum.map(kind => ({
          value: kind,
          label: text(ELEMENT_KINDS[kind]),
        }))}
      />
      <FormSwitch
        name="exclusive"
        label={text('type-exclusive', 'At most one element of this type in a situation')}
      />
    </>
  );
}
