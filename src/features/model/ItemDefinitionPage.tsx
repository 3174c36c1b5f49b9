import { useParams } from 'react-router-dom';
import { ProjectUpdateLimits } from '@/api/limits';
import { type Project, useGetProjectQuery, useUpdateProjectMutation } from '@/api/projects';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { asMarkdown } from '@/glossary/LazyMarkdown';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { FormActions, FormLongTextField, FormTextField } from '@/ui/form';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';

/** What is analysed: the item definition of a project (ISO 26262-3 clause 5; for machines ISO 12100 clause 5.3). */
export function ItemDefinitionPage() {
  const text = useTexts('item');
  useDocumentTitle(text('title', 'Item definition'));
  const { projectUuid = '' } = useParams();
  const query = useGetProjectQuery({ projectUuid });
  const project = query.currentData?.data;
  const mayUpdate = projectPermissions(project).can('project.update') && project?.archivedAt === null;
  return (
    <SheetGate query={query} label={text('loading', 'Loading the item definition')}>
      <Page>
        <Section
          title={text('title', 'Item definition')}
          purpose={text.prose(
            'purpose',
            'What is analysed and where it ends. It stands at the beginning of every report.',
          )}
        >
          {project && !mayUpdate && project.archivedAt === null && (
            <MissingPermission scope="project" action={text('action', 'change the item definition')} />
          )}
          {project && <ItemForm key={project.uuid} project={project} isReadOnly={!mayUpdate} />}
        </Section>
      </Page>
    </SheetGate>
  );
}

function ItemForm({ project, isReadOnly }: { project: Project; isReadOnly: boolean }) {
  const text = useTexts('item');
  const [update] = useUpdateProjectMutation();
  const { itemPurpose, itemBoundary, itemInterfaces, itemModes, legalRequirements, currency } = project;
  const form = useApiForm({
    limits: ProjectUpdateLimits,
    values: { itemPurpose, itemBoundary, itemInterfaces, itemModes, legalRequirements, currency },
    revision: project.revision,
    send: (_values, { changed, revision }) =>
      update({ projectUuid: project.uuid, projectUpdate: { ...changed, revision } }),
    sentText: text('saved', 'Item definition saved'),
  });
  return (
    <ApiForm form={form} isReadOnly={isReadOnly} label={text('title', 'Item definition')}>
      <FormLongTextField
        name="itemPurpose"
        show={asMarkdown}
        label={text('item-purpose', 'Purpose')}
        helperText={text.prose(
          'item-purpose-help',
          'What the item is for, and who uses it. Markdown is fine.',
        )}
      />
      <FormLongTextField
        name="itemBoundary"
        show={asMarkdown}
        label={text('item-boundary', 'Boundary')}
        helperText={text.prose('item-boundary-help', 'What belongs to it, and what does not.')}
      />
      <FormLongTextField
        name="itemInterfaces"
        show={asMarkdown}
        label={text('item-interfaces', 'Interfaces')}
        helperText={text.prose(
          'item-interfaces-help',
          'Systems, machines and people that it works together with.',
        )}
      />
      <FormLongTextField
        name="itemModes"
        show={asMarkdown}
        label={text('item-modes', 'Operating modes and states')}
      />
      <FormLongTextField
        name="legalRequirements"
        show={asMarkdown}
        label={text('legal-requirements', 'Legal requirements and standards')}
      />
      <FormTextField
        name="currency"
        label={text('currency', 'Currency')}
        helperText={text.prose(
          'currency-help',
          'Of the costs of measures, by its three letters, such as EUR.',
        )}
      />
      <FormActions onlyWhenChanged />
    </ApiForm>
  );
}
