import { type Block, paragraph, type ReportDocument, type Row } from '../document/model.ts';
import { linesCell, markdownCell } from './cells.ts';
import { joined, type Numbering, noneRecorded, type ReportContext, titled } from './context.ts';
import { coverBlock, openFindings, setNames } from './cover.ts';
import { documentBlocks } from './endMatter.ts';
import { isLeftOut } from './hazardWords.ts';
import { documentOf } from './reports.ts';
import { scopeBlocks } from './scope.ts';
import { cellsTable } from './tables.ts';

type Columns = Parameters<typeof cellsTable>[1];

function grid(context: ReportContext, columns: Columns, rows: readonly Row[]): Block {
  return rows.length > 0 ? cellsTable('GRID', columns, rows) : noneRecorded(context);
}

function* standardsBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text } = context;
  yield numbering.chapter(text('plan-standards', 'Standards and tailoring'), 'p-standards');
  yield paragraph(
    text(
      'plan-standards-text',
      'The analysis follows the standards of its rating sets. What is left out of them, and why, is written down below; where nothing is, nothing is left out.',
    ),
  );
  yield grid(
    context,
    [
      [text('rating-set', 'Rating set'), 4],
      [text('standard', 'Standard'), 3],
      [text('version', 'Version'), 2],
      [text('set-source', 'Source of the table'), 6],
    ],
    [...data.sets.values()].map(set => [set.name, set.standard, set.version, set.provenance]),
  );
  yield numbering.section(
    text('plan-tailoring', 'Tailoring: what was ruled out, with the reason'),
    'p-tailoring',
  );
  const ruledOut: Row[] = [
    ...[...data.functions.values()]
      .filter(({ status }) => status === 'OUT_OF_SCOPE')
      .map(
        (one): Row => [
          titled(one),
          context.word(`functions/status-${one.status}`),
          markdownCell(one.description),
        ],
      ),
    ...[...data.malfunctions.values(), ...data.misuses.values()]
      .filter(({ disposition }) => disposition === 'NOT_CREDIBLE' || disposition === 'NO_SAFETY_EFFECT')
      .map(
        (one): Row => [
          titled(one),
          context.word(`malfunctions/disposition-${one.disposition}`),
          markdownCell(one.dispositionReason),
        ],
      ),
  ];
  yield grid(
    context,
    [
      [text('record', 'Record'), 5],
      [text('disposition', 'Disposition'), 3],
      [text('reason', 'Reason'), 6],
    ],
    ruledOut,
  );
}

function* roleBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, person } = context;
  yield numbering.chapter(text('plan-roles', 'Roles and competence'), 'p-roles');
  yield grid(
    context,
    [
      [text('person', 'Person'), 3],
      [text('role', 'Role'), 2],
      [text('role-meaning', 'What the role may do'), 5],
      [text('plan-competence', 'Evidence of competence'), 3],
    ],
    data.project.members.map(({ userUuid, role }) => [
      person(userUuid),
      word(`project-role/${role}`),
      word(`project-role/explanation-${role}`),
      '',
    ]),
  );
  yield paragraph(
    text('plan-competence-text', 'The last column is filled in by whoever appoints the person.'),
    true,
  );
}

function* activityBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, person, day, number } = context;
  const hazards = data.hazards.filter(hazard => !isLeftOut(hazard));
  const share = (count: number) =>
    text('of-count', '{1} of {2}', { values: [number(count), number(hazards.length)] });
  const has = (stage: string) =>
    hazards.filter(({ evaluations }) => evaluations.some(one => one.stage === stage && one.ratingUuid))
      .length;
  yield numbering.chapter(text('plan-activities', 'Lifecycle activities and schedule'), 'p-activities');
  yield grid(
    context,
    [
      [text('plan-activity', 'Activity'), 6],
      [text('plan-progress', 'Progress'), 3],
    ],
    [
      [text('plan-identify', 'Hazards identified'), number(data.hazards.length)],
      [text('plan-rate', 'Initial risk rated'), share(has('INITIAL'))],
      [
        text('plan-agree', 'Initial rating agreed and locked'),
        share(hazards.filter(one => one.isConsensusVotingLocked).length),
      ],
      [text('plan-final', 'Final risk rated'), share(has('FINAL'))],
      [
        text('plan-accept', 'Residual risk accepted'),
        share(hazards.filter(one => one.isResidualRiskAccepted).length),
      ],
      [text('plan-freeze', 'Risk frozen'), share(hazards.filter(one => one.isRiskFrozen).length)],
    ],
  );
  yield numbering.section(text('plan-schedule', 'Dates'), 'p-schedule');
  const dated: { date: string; what: string; who: string; state: string }[] = [];
  for (const one of data.assumptions.values())
    if (one.dueDate)
      dated.push({
        date: one.dueDate,
        what: titled(one),
        who: person(one.ownerUserUuid),
        state: word(`assumptions/status-${one.status}`),
      });
  for (const use of [...data.uses.values()].flat())
    if (use.dueDate)
      dated.push({
        date: use.dueDate,
        what: joined([titled(data.measures.get(use.rrmUuid)), data.hazardsByUuid.get(use.hazardUuid)?.code]),
        who: person(use.responsibleUserUuid),
        state: word(`measures/status-${use.status}`),
      });
  for (const { code, rounds } of data.voting)
    for (const round of rounds)
      if (round.dueDate)
        dated.push({
          date: round.dueDate,
          what: `${code}: ${text('round', '{1}, round {2}', { values: [word(`voting/stage-${round.stage}`), round.round] })}`,
          who: '',
          state: word(`voting/status-${round.status}`),
        });
  yield grid(
    context,
    [
      [text('due', 'Due'), 2],
      [text('what', 'What'), 6],
      [text('owner', 'Responsible'), 3],
      [text('state', 'State'), 2],
    ],
    dated
      .sort((one, other) => one.date.localeCompare(other.date))
      .map(({ date, what, who, state }) => [day(date), what, who, state]),
  );
}

function* confirmationBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, person, number } = context;
  yield numbering.chapter(
    text('plan-confirmation', 'Confirmation measures and independence'),
    'p-confirmation',
  );
  yield paragraph(
    text(
      'plan-confirmation-text',
      'Ratings are agreed on in blind votes: nobody sees the votes of others before the reveal. Rule: {1}. Votes needed at least: {2}. Checks run over all records all the time; what a check finds is put right, or accepted with a reason.',
      {
        values: [
          word(`organization/consensus-${data.project.consensusRule}`),
          number(data.project.minimumVotes),
        ],
      },
    ),
  );
  const of = (role: string) => data.project.members.filter(one => one.role === role).map(one => one.userUuid);
  const approvers = of('APPROVER');
  yield grid(
    context,
    [
      [text('plan-measure', 'Confirmation measure'), 5],
      [text('plan-by', 'By whom'), 4],
      [text('state', 'State'), 4],
    ],
    [
      [
        text('plan-review', 'Confirmation review of the hazard analysis'),
        approvers.map(person).join(', ') || text('plan-nobody', 'nobody is appointed'),
        approvers.length > 0
          ? text('plan-independent', 'Approvers are not the leads of this analysis.')
          : text('plan-no-approver', 'An approver has to be appointed who is not the lead.'),
      ],
      [
        text('plan-checks', 'Checks of the records'),
        text('platform', 'Badger'),
        text('plan-checks-open', 'open: {1}, accepted: {2}', {
          values: [
            number(openFindings(context).length),
            number(data.findings.length - openFindings(context).length),
          ],
        }),
      ],
      [
        text('plan-votes', 'Blind votes on ratings'),
        joined([...of('LEAD'), ...of('ENGINEER'), ...of('VOTER'), ...approvers].map(person), ', '),
        text('plan-rounds', 'rounds: {1}', {
          values: [number(data.voting.reduce((sum, { rounds }) => sum + rounds.length, 0))],
        }),
      ],
    ],
  );
}

function* supplierBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word } = context;
  yield numbering.chapter(text('plan-supplier', 'Supplier interface'), 'p-supplier');
  yield paragraph(
    text(
      'plan-supplier-text',
      'Requirements and measures that others carry out. An external measure counts once its owner has agreed to it.',
    ),
  );
  yield grid(
    context,
    [
      [text('code', 'Code'), 1.6],
      [text('requirement', 'Requirement'), 6],
      [text('plan-allocated', 'Allocated to'), 3],
      [text('kind', 'Kind'), 2.6],
      [text('state', 'State'), 2],
    ],
    [...data.srems.values()]
      .filter(({ allocatedTo, kind }) => allocatedTo !== '' || kind === 'EXTERNAL_MEASURE')
      .map(one => [
        one.code,
        markdownCell(one.text || one.name),
        one.allocatedTo,
        word(`requirements/kind-${one.kind}`),
        word(`requirements/state-${one.status}`),
      ]),
  );
}

function* toolBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, moment, number } = context;
  yield numbering.chapter(text('plan-tools', 'Tool confidence'), 'p-tools');
  yield paragraph(
    text(
      'plan-tools-text',
      'Levels are looked up in the tables of the rating sets and never typed. How far each table is trusted stands with its set. Every change is kept in an audit trail that nobody can alter.',
    ),
  );
  yield grid(
    context,
    [
      [text('rating-set', 'Rating set'), 5],
      [text('set-trust', 'Trust in the table'), 3],
      [text('set-disclaimer', 'Note'), 6],
    ],
    [...data.sets.values()].map(set => [
      set.name,
      text('of-five', '{1} of 5', { values: [number(set.trust)] }),
      set.disclaimer,
    ]),
  );
  yield numbering.section(text('plan-other-tools', 'State of the work in each tool'), 'p-other-tools');
  const connections = new Map(data.toolConnections.map(one => [one.toolCode, one]));
  const codes = new Set([...connections.keys(), ...data.toolStatuses.map(({ toolCode }) => toolCode)]);
  yield grid(
    context,
    [
      [text('plan-tool', 'Tool'), 4],
      [text('state', 'State'), 3],
      [text('plan-progress', 'Progress'), 2],
      [text('note', 'Note'), 5],
      [text('plan-connection', 'Connection'), 4],
    ],
    [...codes].map(code => {
      const status = data.toolStatuses.find(({ toolCode }) => toolCode === code);
      const connection = connections.get(code);
      return [
        joined([connection?.name, code], ', '),
        status ? word(`project-settings/work-${status.status}`) : '',
        status ? `${number(status.progress)} %` : '',
        status?.note ?? '',
        linesCell(
          connection && word(`project-settings/connection-${connection.state}`),
          connection && moment(connection.lastSyncAt),
        ),
      ];
    }),
  );
}

function* endBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, person, number } = context;
  yield numbering.chapter(text('plan-change', 'Change and configuration management'), 'p-change');
  yield paragraph(
    text(
      'plan-change-text',
      'Every record has a revision. A change that was made on an older one is refused and shown to its author. Who changed what, when and why is kept with the values before and after. A locked rating and a frozen risk change only after somebody has undone the lock or the freeze, which leaves a trace.',
    ),
  );
  const { days, reasoned } = data.history;
  yield grid(
    context,
    [
      [text('what', 'What'), 6],
      [text('plan-number', 'Number'), 3],
    ],
    [
      [
        text('plan-changes', 'Changes in the audit trail'),
        number(days.reduce((sum, { changes }) => sum + changes, 0)),
      ],
      [text('plan-reasoned', 'Changes with a reason'), number(reasoned.length)],
      [
        text('plan-locked', 'Hazards with agreed, locked ratings'),
        number(data.hazards.filter(one => one.isConsensusVotingLocked).length),
      ],
      [text('plan-frozen', 'Frozen hazards'), number(data.hazards.filter(one => one.isRiskFrozen).length)],
    ],
  );
  yield numbering.chapter(text('plan-assessment', 'Functional safety assessment'), 'p-assessment');
  const open = openFindings(context);
  yield paragraph(
    text(
      'plan-assessment-text',
      'As of {1}: open checks {2}, errors among them {3}. The report of the analysis names each.',
      {
        values: [
          context.day(data.at),
          number(open.length),
          number(open.filter(({ severity }) => severity === 'ERROR').length),
        ],
      },
    ),
  );
  yield numbering.chapter(text('plan-approval', 'Approval'), 'p-approval');
  const signing = data.project.members.filter(({ role }) => role === 'LEAD' || role === 'APPROVER');
  yield grid(
    context,
    [
      [text('role', 'Role'), 3],
      [text('person', 'Person'), 4],
      [text('date', 'Date'), 2.4],
      [text('plan-signature', 'Signature'), 5],
    ],
    signing.map(({ userUuid, role }) => [
      word(`project-role/${role}`),
      person(userUuid),
      '',
      { paragraphs: [{ text: '' }, { text: '' }] },
    ]),
  );
}

/** The functional safety management plan with the sections of the domain model 1.46, filled from the project. */
export function managementPlan(context: ReportContext): ReportDocument {
  const { text } = context;
  const title = text('title-plan', 'Functional safety management plan');
  return documentOf(context, title, function* (numbering) {
    yield coverBlock(context, title);
    yield { kind: 'contents', title: text('contents', 'Contents') };
    yield { kind: 'page', isLandscape: false };
    yield* scopeBlocks(context, numbering);
    yield* standardsBlocks(context, numbering);
    yield* roleBlocks(context, numbering);
    yield* activityBlocks(context, numbering);
    yield numbering.chapter(text('plan-products', 'Work products'), 'p-products');
    yield paragraph(
      text('plan-products-text', 'The hazard analysis ({1}), its voting record, and the documents below.', {
        values: [setNames(context).join('; ')],
      }),
    );
    yield* documentBlocks(context, numbering);
    yield* confirmationBlocks(context, numbering);
    yield* supplierBlocks(context, numbering);
    yield* toolBlocks(context, numbering);
    yield* endBlocks(context, numbering);
  });
}
