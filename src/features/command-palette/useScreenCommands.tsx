import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { MODEL_SHEETS, paths } from '@/config/paths';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { useSelectedOrganization } from '@/session/useSelectedOrganization';
import type { Command } from './command';

const LABELS = defineTexts(
  'command-palette',
  {
    'project-overview': 'Overview of this project',
    'project-functions': 'Functions of this project',
    'project-functions/matrix': 'Guideword matrix of this project',
    'project-malfunctions': 'Malfunctions of this project',
    'project-misuses': 'Misuses of this project',
    'project-elements': 'Elements of situations of this project',
    'project-assumptions': 'Assumptions of this project',
    'project-situations/builder': 'Situation builder of this project',
    'project-situations': 'Situations of this project',
    'project-machines': 'Machines of this project',
    'project-machine-hazards': 'Machine hazards of this project',
    'project-tasks': 'Tasks of this project',
    'project-human-tasks': 'Human tasks of this project',
    'project-tasks/coverage': 'Coverage of tasks in this project',
    'project-layout': 'Layout of this project',
    'project-figures': 'Pictures of this project and their marks',
    'project-item-definition': 'Item definition of this project',
    'project-events': 'Hazardous events of this project',
    'project-worksheet': 'Worksheet of this project',
    'project-voting': 'Voting board of this project',
    'project-measures': 'Measures of this project',
    'project-measure-uses': 'Uses of measures in this project',
    'project-alternatives': 'Alternatives of this project',
    'project-targets': 'Safety targets of this project',
    'project-requirements': 'Requirements of this project',
    'project-safety-functions': 'Safety functions of this project',
    'project-trace': 'Trace of this project',
    'project-reqif': 'Import requirements into this project (ReqIF)',
    'project-voting/queue': 'Vote on what waits for me',
    'project-checks': 'Checks of this project',
    'project-metrics': 'Figures of this project',
    'project-documents': 'Documents of this project',
    'project-baselines': 'Baselines of this project',
    'project-compare': 'Compare baselines of this project',
    'project-ask': 'Ask about this project',
    'project-members': 'Members of this project',
    'organization-settings': 'Settings of {1}',
    'organization-members': 'Members of {1}',
    welcome: 'Welcome',
    projects: 'My Projects',
    discover: 'Discover Projects',
    organizations: 'My Organizations',
    notifications: 'Notifications',
    account: 'My Profile',
    preferences: 'Preferences',
    about: 'About',
    'invite-supplier': 'Invite Supplier',
    users: 'Users',
    features: 'Features',
  },
  'screen-',
);

type Screen = readonly [id: keyof typeof LABELS, path: string];

const SCREENS: readonly Screen[] = [
  ['welcome', paths.welcome()],
  ['projects', paths.projects()],
  ['discover', paths.discoverProjects()],
  ['organizations', paths.organizations()],
  ['invite-supplier', paths.inviteSupplier()],
  ['notifications', paths.notifications()],
  ['account', paths.account()],
  ['preferences', paths.preferences()],
  ['about', paths.about()],
];

/** The screens: those of the open project first, then those of the selected organization, then all others. */
export function useScreenCommands(projectUuid: string | undefined): readonly Command[] {
  const text = useTexts('command-palette');
  const navigate = useNavigate();
  const { selected } = useSelectedOrganization();
  const { currentData } = useGetProjectQuery(projectUuid ? { projectUuid } : skipToken);
  const style = currentData?.data.style;
  const isAdministrator = useCurrentUser().roles.includes('ADMIN');
  return useMemo(() => {
    const inProject: readonly Screen[] = projectUuid
      ? [
          ['project-overview', paths.project(projectUuid)],
          ...MODEL_SHEETS[style ?? 'FUNCTION'].map(
            (sheet): Screen => [`project-${sheet}`, paths.projectModel(projectUuid, sheet)],
          ),
          ['project-worksheet', paths.projectWorksheet(projectUuid)],
          ['project-voting', paths.projectVoting(projectUuid)],
          ['project-measures', paths.projectMeasures(projectUuid)],
          ['project-measure-uses', paths.projectMeasureUses(projectUuid)],
          ['project-alternatives', paths.projectSolutionSets(projectUuid)],
          ['project-targets', paths.projectTargets(projectUuid)],
          ['project-requirements', paths.projectRequirements(projectUuid)],
          ['project-safety-functions', paths.projectSafetyFunctions(projectUuid)],
          ['project-trace', paths.projectTrace(projectUuid)],
          ['project-reqif', paths.projectReqif(projectUuid)],
          ['project-voting/queue', paths.projectVoting(projectUuid, 'queue')],
          ['project-checks', paths.projectChecks(projectUuid)],
          ['project-metrics', paths.projectMetrics(projectUuid)],
          ['project-documents', paths.projectDocuments(projectUuid)],
          ['project-baselines', paths.projectBaselines(projectUuid)],
          ['project-compare', paths.projectBaselineComparison(projectUuid)],
          ['project-ask', paths.projectAsk(projectUuid)],
          ['project-members', paths.projectMembers(projectUuid)],
        ]
      : [];
    const organizationUuid = selected?.organizationUuid;
    const inOrganization: readonly Screen[] = organizationUuid
      ? [
          ['organization-settings', paths.organization(organizationUuid)],
          ['organization-members', paths.organizationMembers(organizationUuid)],
        ]
      : [];
    const ofPlatform: readonly Screen[] = isAdministrator
      ? [
          ['users', paths.adminUsers()],
          ['features', paths.adminFeatures()],
        ]
      : [];
    return [...inProject, ...inOrganization, ...SCREENS, ...ofPlatform].map(([id, path]) => ({
      id: `screen ${id}`,
      group: text('screens', 'Go to'),
      label: text(LABELS[id], { values: [selected?.name ?? ''] }),
      icon: <ArrowForwardRounded />,
      run: () => void navigate(path),
    }));
  }, [text, navigate, projectUuid, style, selected, isAdministrator]);
}
