import type { Block, Cover } from '../document/model.ts';
import type { ReportContext } from './context.ts';
import { isLeftOut } from './hazardWords.ts';

/** Findings that nobody has accepted; a lapsed acceptance is none. */
export const openFindings = ({ data }: ReportContext) =>
  data.findings.filter(({ state }) => state !== 'ACCEPTED');

/**
 * How far the analysis is: frozen and without an open check it is released for use, else a draft. It is worked out, never
 * chosen.
 */
export function stampOf(context: ReportContext): Cover['stamp'] {
  const { data, text, number } = context;
  const counted = data.hazards.filter(hazard => !isLeftOut(hazard));
  const frozen = counted.filter(({ isRiskFrozen }) => isRiskFrozen).length;
  const open = openFindings(context);
  const errors = open.filter(({ severity }) => severity === 'ERROR').length;
  const isFrozen = counted.length > 0 && frozen === counted.length;
  const note = text('stamp-note', 'Open checks: {1}, errors among them: {2}. Frozen hazards: {3} of {4}.', {
    values: [number(open.length), number(errors), number(frozen), number(counted.length)],
  });
  const archived = data.project.archivedAt ? ` ${text('stamp-archived', 'The project is archived.')}` : '';
  if (data.baseline) return ofBaseline(context, data.baseline, note);
  if (isFrozen && open.length === 0)
    return { text: text('stamp-frozen', 'FROZEN'), note: note + archived, isOpen: false };
  return {
    text: isFrozen ? text('stamp-open-checks', 'FROZEN WITH OPEN CHECKS') : text('stamp-draft', 'DRAFT'),
    note: note + archived,
    isOpen: true,
  };
}

/** A baseline says who stands for it; what was open in it is told all the same. */
function ofBaseline(
  { text, moment }: ReportContext,
  { code, name, createdAt, signedBy }: NonNullable<ReportContext['data']['baseline']>,
  note: string,
): Cover['stamp'] {
  const made = text('stamp-baseline-note', 'Baseline {1} of {2}.', {
    values: [`${code} ${name}`, moment(createdAt)],
  });
  const signed =
    signedBy.length > 0
      ? text('stamp-signed', 'Signed by {1}.', { values: [signedBy.join('; ')] })
      : text('stamp-unsigned', 'Nobody has signed it.');
  return {
    text: text('stamp-baseline', 'BASELINE {1}', { values: [code] }),
    note: `${made} ${signed} ${note}`,
    isOpen: signedBy.length === 0,
  };
}

/** The names of the project's rating sets with version and source. */
export const setNames = ({ data }: ReportContext) =>
  [...data.sets.values()].map(({ name, standard, version }) =>
    name.includes(version) ? name : `${name} (${standard}, ${version})`,
  );

export function coverBlock(context: ReportContext, title: string): Block {
  const { data, text, moment, word } = context;
  const { project } = data;
  const isLead = (role: string) => role === 'LEAD';
  return {
    kind: 'cover',
    logo: context.logo,
    organization: project.organization,
    title,
    subject: project.name,
    stamp: stampOf(context),
    facts: [
      [text('date', 'Date'), context.day(data.at)],
      [text('rating-sets', 'Rating sets'), setNames(context).join('; ') || text('none', 'None recorded.')],
      [text('style', 'Style'), word(`projects/style-${project.style}`)],
      [
        word('project-role/LEAD'),
        project.members
          .filter(({ role }) => isLead(role))
          .map(({ userUuid }) => context.person(userUuid))
          .join(', '),
      ],
      ...project.attributes.map(({ name, value }) => [name, value] as const),
      [text('last-change', 'Last change of the project'), moment(lastChange(context))],
      [text('project-id', 'Project id'), project.uuid],
    ],
  };
}

const lastChange = ({ data }: ReportContext) =>
  data.hazards.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), data.project.updatedAt);
