import type { Block } from '../document/model.ts';
import { linesCell, markdownCell, namedCell } from './cells.ts';
import { markdownBlocks, type Numbering, noneRecorded, type ReportContext, titled } from './context.ts';
import { cellsTable } from './tables.ts';

export function* scopeBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text } = context;
  yield numbering.chapter(text('scope', 'Scope and item'), 's-scope');
  const { project } = data;
  const description = markdownBlocks(project.description);
  const item = [
    [text('item-purpose', 'Purpose of the item'), 's-item-purpose', project.itemPurpose],
    [text('item-boundary', 'Boundary'), 's-item-boundary', project.itemBoundary],
    [text('item-interfaces', 'Interfaces'), 's-item-interfaces', project.itemInterfaces],
    [text('item-modes', 'Operating modes and states'), 's-item-modes', project.itemModes],
    [text('legal-requirements', 'Legal requirements and standards'), 's-item-law', project.legalRequirements],
  ] as const;
  const stated = item.filter(([, , markdown]) => (markdown ?? '').trim() !== '');
  yield* description;
  if (description.length === 0 && stated.length === 0) yield noneRecorded(context);
  for (const [title, anchor, markdown] of stated) {
    yield numbering.section(title, anchor);
    yield* markdownBlocks(markdown ?? '');
  }
  if (project.attributes.length > 0) {
    yield numbering.section(text('attributes', 'Attributes of the project'), 's-attributes');
    yield cellsTable(
      'FACTS',
      [
        ['', 1],
        ['', 3],
      ],
      project.attributes.map(({ name, value }) => [name, value]),
    );
  }
  if (data.machines.size === 0) return;
  yield numbering.section(text('machines', 'Machines and their limits'), 's-machines');
  for (const machine of data.machines.values()) {
    yield { kind: 'heading', level: 3, text: titled(machine), anchor: `m-${machine.uuid}` };
    const facts: [string, string][] = [
      [text('description', 'Description'), machine.description],
      [text('manufacturer', 'Manufacturer'), machine.manufacturer],
      [text('model', 'Model and variant'), [machine.model, machine.variant].filter(Boolean).join(', ')],
      [text('machine-type', 'Kind of machine'), machine.machineType],
      [text('belongs-to', 'Belongs to'), titled(data.machines.get(machine.parentMachineUuid ?? ''))],
      [text('use-limits', 'Intended use and its limits'), machine.intendedUse],
      [text('space-limits', 'Space limits'), machine.spaceLimits],
      [text('time-limits', 'Time limits'), machine.timeLimits],
      [text('other-limits', 'Other limits'), machine.otherLimits],
    ];
    yield cellsTable(
      'FACTS',
      [
        ['', 1],
        ['', 3],
      ],
      facts.filter(([, value]) => value !== '').map(([name, value]) => [name, markdownCell(value)]),
    );
  }
}

export function* teamBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, person } = context;
  yield numbering.chapter(text('team', 'Team'), 's-team');
  yield cellsTable(
    'GRID',
    [
      [text('person', 'Person'), 3],
      [text('role', 'Role'), 2],
      [text('role-meaning', 'What the role may do'), 6],
    ],
    data.project.members.map(({ userUuid, role }) => [
      person(userUuid),
      word(`project-role/${role}`),
      word(`project-role/explanation-${role}`),
    ]),
  );
}

export function* assumptionBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, person, day } = context;
  yield numbering.chapter(text('assumptions', 'Assumptions'), 's-assumptions');
  if (data.assumptions.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('assumption', 'Assumption'), 6],
        [text('rationale', 'Rationale'), 4],
        [text('state', 'State'), 1.8],
        [text('who-when', 'Who, by when'), 2.6],
      ],
      [...data.assumptions.values()].map(assumption => [
        assumption.code,
        {
          paragraphs: [
            ...(assumption.name === assumption.text ? [] : namedCell(assumption.name).paragraphs),
            ...markdownCell(assumption.text).paragraphs,
            ...markdownCell(assumption.description).paragraphs,
            { text: [{ text: word(`assumptions/category-${assumption.category}`), italic: true }] },
          ],
        },
        {
          paragraphs: [
            ...markdownCell(assumption.rationale).paragraphs,
            ...linesCell(
              assumption.validationMethod &&
                `${text('validation', 'Validation')}: ${assumption.validationMethod}`,
              assumption.evidenceDocumentUuid &&
                `${text('evidence', 'Evidence')}: ${titled(data.documents.get(assumption.evidenceDocumentUuid))}`,
            ).paragraphs,
          ],
        },
        word(`assumptions/status-${assumption.status}`),
        linesCell(person(assumption.ownerUserUuid), day(assumption.dueDate)),
      ]),
    );
}
