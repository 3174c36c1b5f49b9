import { useSnackbar } from 'notistack';
import { useRef, useState } from 'react';
import { useListOrganizationUsersQuery } from '@/api/organizations';
import {
  type ProjectMember,
  useListProjectMembersQuery,
  useUpdateProjectMemberMutation,
} from '@/api/project-members';
import { type Project, useAddProjectMemberMutation } from '@/api/projects';
import { personName } from '@/features/shared/people/personName';
import type { ProjectRole } from '@/features/shared/people/projectRoles';
import { useUnsavedChanges } from '@/features/shared/unsaved/UnsavedChanges';
import { useKeptEntry, useKeptPlace } from '@/features/shared/unsaved/useKeptEntry';
import { useTexts } from '@/glossary/useText';

/** More memberships than one person has, and more people than an organization has. */
const ALL = 20_000;

interface Choice {
  project: Project;
  role: ProjectRole;
}
interface Failure {
  project: Project;
  error: unknown;
}

/** The roles of one person in projects: those that stand, those that are chosen, and how they are saved. */
export function useProjectRoles(organizationUuid: string, userUuid: string) {
  const text = useTexts('member-projects');
  const { enqueueSnackbar } = useSnackbar();
  const people = useListOrganizationUsersQuery({ organizationUuid, limit: ALL });
  const memberships = useListProjectMembersQuery({ userUuid: [userUuid], limit: ALL });
  const [add] = useAddProjectMemberMutation();
  const [update] = useUpdateProjectMemberMutation();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  useUnsavedChanges(() => choices.size > 0);
  useKeptEntry(useKeptPlace<[string, Choice][]>(`roles ${organizationUuid} ${userUuid}`), {
    entered: () => (choices.size > 0 ? [...choices] : undefined),
    restore: kept => setChoices(new Map(kept)),
  });

  const person = people.currentData?.data.results.find(member => member.userUuid === userUuid);
  const memberOf = (projectUuid: string): ProjectMember | undefined =>
    memberships.currentData?.data.results.find(member => member.projectUuid === projectUuid);

  const choose = (project: Project, role: ProjectRole | '') =>
    setChoices(before => {
      const next = new Map(before);
      if (role === '' || role === memberOf(project.uuid)?.role) next.delete(project.uuid);
      else next.set(project.uuid, { project, role });
      return next;
    });

  const send = ({ project, role }: Choice): PromiseLike<{ error?: unknown }> => {
    const member = memberOf(project.uuid);
    return member
      ? update({
          projectMemberUuid: member.uuid,
          projectMemberUpdate: { revision: member.revision, role },
        })
      : add({ projectUuid: project.uuid, projectMemberCreate: { userUuid, role } });
  };

  /** One project after the other; one that is refused keeps its choice and does not stop the others. */
  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    const failed: Failure[] = [];
    const left = new Map(choices);
    for (const [projectUuid, choice] of choices) {
      const { error } = await send(choice);
      if (error === undefined) left.delete(projectUuid);
      else failed.push({ project: choice.project, error });
    }
    setChoices(left);
    setFailures(failed);
    setIsSaving(false);
    isBusy.current = false;
    const saved = choices.size - failed.length;
    if (saved > 0)
      enqueueSnackbar(text('saved', 'Roles saved: {1}', { values: [saved] }), { variant: 'success' });
  };

  return {
    name: person && personName(person.user),
    /** The organization has no such person. */
    isMissing: people.currentData !== undefined && !person,
    isLoaded: memberships.currentData !== undefined,
    error: people.error ?? memberships.error,
    retry: () => {
      void people.refetch();
      void memberships.refetch();
    },
    roleOf: (projectUuid: string): ProjectRole | undefined => memberOf(projectUuid)?.role,
    chosen: (projectUuid: string): ProjectRole | undefined => choices.get(projectUuid)?.role,
    choose,
    changes: choices.size,
    save,
    isSaving,
    failures,
  };
}
