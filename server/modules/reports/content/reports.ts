import type { Block, ReportDocument } from '../document/model.ts';
import type { ReportContext } from './context.ts';
import { Numbering } from './context.ts';
import { coverBlock, stampOf } from './cover.ts';
import { appendixBlocks, historyBlocks, type LoadFigure } from './endMatter.ts';
import { functionBlocks, misuseBlocks, situationBlocks } from './functions.ts';
import { hazardCardBlocks } from './hazardCards.ts';
import { hazardTableBlocks, summaryBlocks } from './hazardTable.ts';
import { machineSideBlocks } from './machineSide.ts';
import { methodBlocks } from './method.ts';
import { openPointBlocks } from './openPoints.ts';
import { safetyFunctionBlocks } from './safetyFunctions.ts';
import { assumptionBlocks, scopeBlocks, teamBlocks } from './scope.ts';
import { measureBlocks, targetBlocks } from './targets.ts';
import { votingBlocks } from './votingSection.ts';

export function documentOf(
  context: ReportContext,
  title: string,
  blocks: (numbering: Numbering) => Iterable<Block>,
): ReportDocument {
  const { data, text, language, day } = context;
  return {
    language,
    title: `${title} – ${data.project.name}`,
    day: data.at,
    author: data.project.organization,
    head: [`${data.project.name} – ${title}`, `${stampOf(context).text} · ${day(data.at)}`],
    pageOf: text('page-of', 'Page {1} of {2}'),
    blocks: isOutline => blocks(new Numbering(isOutline)),
  };
}

const contentsBlock = ({ text }: ReportContext): Block => ({
  kind: 'contents',
  title: text('contents', 'Contents'),
});

/** Everything, in the order that engineers expect (domain model 2.9, report order). */
export function fullReport(context: ReportContext, loadFigure: LoadFigure): ReportDocument {
  const { data, text } = context;
  const title = text('title-full', 'Hazard analysis and risk assessment');
  const hasFunctions =
    data.project.style === 'FUNCTION' ||
    data.functions.size > 0 ||
    data.situations.size > 0 ||
    data.malfunctions.size > 0;
  const hasMachineSide =
    data.project.style === 'MACHINE' ||
    data.tasks.size > 0 ||
    data.humanTasks.size > 0 ||
    data.machineHazards.size > 0;
  return documentOf(context, title, function* (numbering) {
    yield coverBlock(context, title);
    yield contentsBlock(context);
    yield { kind: 'page', isLandscape: false };
    yield* summaryBlocks(context, numbering);
    yield* scopeBlocks(context, numbering);
    yield* methodBlocks(context, numbering);
    yield* teamBlocks(context, numbering);
    yield* assumptionBlocks(context, numbering);
    if (hasFunctions) yield* functionBlocks(context, numbering);
    if (hasFunctions && !hasMachineSide) yield* misuseBlocks(context, numbering);
    if (hasMachineSide) yield* machineSideBlocks(context, numbering);
    if (hasFunctions) yield* situationBlocks(context, numbering);
    yield* hazardTableBlocks(context, numbering, true);
    yield* hazardCardBlocks(context, numbering);
    yield* votingBlocks(context, numbering);
    yield* targetBlocks(context, numbering);
    yield* safetyFunctionBlocks(context, numbering);
    yield* measureBlocks(context, numbering);
    yield* openPointBlocks(context, numbering);
    yield* historyBlocks(context, numbering);
    yield* appendixBlocks(context, numbering, loadFigure);
  });
}

/** Cover, counts and matrices, hazards, targets, open points. */
export function lightReport(context: ReportContext): ReportDocument {
  const { text } = context;
  const title = text('title-light', 'Hazard analysis: summary');
  return documentOf(context, title, function* (numbering) {
    yield coverBlock(context, title);
    yield { kind: 'page', isLandscape: false };
    yield* summaryBlocks(context, numbering);
    yield* scopeBlocks(context, numbering);
    yield* hazardTableBlocks(context, numbering, false);
    yield* targetBlocks(context, numbering);
    yield* safetyFunctionBlocks(context, numbering);
    yield* openPointBlocks(context, numbering);
  });
}
