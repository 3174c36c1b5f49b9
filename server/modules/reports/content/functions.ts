import type { Block } from '../document/model.ts';
import { labelled, linesCell, markdownCell, namedCell } from './cells.ts';
import { joined, type Numbering, noneRecorded, type ReportContext, titled } from './context.ts';
import { cellsTable } from './tables.ts';

/** How many hazards refer to each record by one of their fields. */
function usesBy({ data }: ReportContext, field: 'malfunctionUuid' | 'misuseUuid' | 'exposureSituationUuid') {
  const counts = new Map<string, number>();
  for (const hazard of data.hazards) {
    const uuid = hazard[field];
    if (uuid) counts.set(uuid, (counts.get(uuid) ?? 0) + 1);
  }
  return counts;
}

export function* functionBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, lookup, number } = context;
  yield numbering.chapter(text('functions-malfunctions', 'Functions and malfunctions'), 's-functions');
  if (data.functions.size === 0 && data.malfunctions.size === 0) {
    yield noneRecorded(context);
    return;
  }
  yield numbering.section(text('functions', 'Functions'), 's-functions-list');
  yield cellsTable(
    'GRID',
    [
      [text('code', 'Code'), 1.5],
      [text('function', 'Function'), 6],
      [text('modes-signals', 'Modes, inputs, outputs'), 4],
      [text('state', 'State'), 3],
    ],
    [...data.functions.values()].map(one => [
      one.code,
      namedCell(one.name, one.description),
      linesCell(
        data.functions.get(one.parentFunctionUuid ?? '') &&
          `${text('belongs-to', 'Belongs to')}: ${titled(data.functions.get(one.parentFunctionUuid ?? ''))}`,
        titled(data.machines.get(one.machineUuid ?? '')),
        one.operatingModes.join(', '),
        labelled(text('inputs', 'Inputs'), one.inputs),
        labelled(text('outputs', 'Outputs'), one.outputs),
      ),
      linesCell(
        word(`functions/status-${one.status}`),
        one.isSafetyRelated && text('safety-related', 'Safety-related'),
      ),
    ]),
  );
  yield numbering.section(text('malfunctions', 'Malfunctions and what became of them'), 's-malfunctions');
  const uses = usesBy(context, 'malfunctionUuid');
  if (data.malfunctions.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('function', 'Function'), 3],
        [text('malfunction', 'Malfunction'), 5],
        [text('effect', 'Effect'), 3],
        [text('disposition', 'Disposition'), 3.4],
        [text('hazards', 'Hazards'), 2.5],
      ],
      [...data.malfunctions.values()].map(one => [
        one.code,
        titled(data.functions.get(one.functionUuid)),
        markdownCell(one.description, {
          text: [
            { text: one.name, bold: true },
            { text: one.guidewordUuid ? ` (${lookup(one.guidewordUuid)})` : '' },
          ],
        }),
        markdownCell(one.effect),
        markdownCell(one.dispositionReason, {
          text: joined([
            word(`malfunctions/disposition-${one.disposition}`),
            titled(data.malfunctions.get(one.duplicateOfUuid ?? '')),
          ]),
        }),
        number(uses.get(one.uuid) ?? 0),
      ]),
    );
}

export function* misuseBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, lookup, number } = context;
  yield numbering.section(text('misuses', 'Reasonably foreseeable misuse'), 's-misuses');
  const uses = usesBy(context, 'misuseUuid');
  if (data.misuses.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('misuse', 'Misuse'), 6],
        [text('who-likely', 'Who, how likely'), 4],
        [text('disposition', 'Disposition'), 3.4],
        [text('hazards', 'Hazards'), 2.5],
      ],
      [...data.misuses.values()].map(one => [
        one.code,
        namedCell(one.name, one.description),
        linesCell(
          one.personnelUuids.map(lookup).join(', '),
          titled(data.tasks.get(one.taskUuid ?? '')),
          one.likelihoodNote,
        ),
        markdownCell(one.dispositionReason, {
          text: joined([
            word(`malfunctions/disposition-${one.disposition}`),
            titled(data.misuses.get(one.duplicateOfUuid ?? '')),
          ]),
        }),
        number(uses.get(one.uuid) ?? 0),
      ]),
    );
}

export function* situationBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, lookup, number } = context;
  yield numbering.chapter(text('situations', 'Exposure situations'), 's-situations');
  const uses = usesBy(context, 'exposureSituationUuid');
  if (data.situations.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('situation', 'Situation'), 6],
        [text('exposure', 'Exposure'), 5],
        [text('state', 'State'), 3],
        [text('hazards', 'Hazards'), 2.5],
      ],
      [...data.situations.values()].map(one => [
        one.code,
        markdownCell(
          one.description,
          { text: [{ text: one.name, bold: true }] },
          { text: one.ceaUuids.map(uuid => data.ceas.get(uuid)?.name ?? '').join(' + ') },
        ),
        {
          paragraphs: one.ratings.flatMap(rating => {
            const set = data.sets.get(rating.riskRatingSetUuid);
            const level = set?.levels.find(({ uuid }) => uuid === rating.exposureUuid);
            const basis =
              rating.basis === 'DURATION'
                ? text('basis-duration', 'by duration')
                : text('basis-frequency', 'by frequency');
            return [
              {
                text: [
                  { text: level?.code ?? '', bold: true },
                  { text: ` (${joined([set?.name, basis], ', ')})` },
                ],
              },
              ...markdownCell(rating.rationale).paragraphs,
            ];
          }),
        },
        markdownCell(one.dispositionReason, {
          text: joined([
            word(`situations/status-${one.status}`),
            word(`situations/disposition-${one.disposition}`),
            titled(data.situations.get(one.duplicateOfUuid ?? '')),
          ]),
        }),
        number(uses.get(one.uuid) ?? 0),
      ]),
    );
  if (data.ceas.size === 0) return;
  yield numbering.section(text('elements', 'Elements that situations are put together from'), 's-elements');
  yield cellsTable(
    'GRID',
    [
      [text('code', 'Code'), 1.6],
      [text('element', 'Element'), 6],
      [text('kind', 'Kind'), 4],
      [text('share', 'Share of operating time'), 3],
    ],
    [...data.ceas.values()].map(one => [
      one.code,
      namedCell(one.name, one.description),
      lookup(one.ceaTypeUuid),
      linesCell(one.share === null ? '' : `${number(one.share * 100)} %`, one.shareSource),
    ]),
  );
}
