import { REFERENCE_SEPARATOR } from '@domain/exchange/columns';
import type { Hazard } from '@/api/hazards';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import type { NamedRecord } from '@/features/shared/sheet/catalog';
import { type CellDraft, longTextColumn, type ParsedCell, type WorksheetColumn } from '@/ui/worksheet';
import { severalInOne } from '../import/columns/severalInOne';
import { MAX_EFFECTS, MAX_TEXT } from '../panel/textLimits';
import { isAgreedOn } from './linkColumns';

type Effect = Hazard['hazardEffects'][number];
type Said = Pick<Effect, 'hazardEffectTypeUuid' | 'description'>;

const folded = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** As the project's own spreadsheet writes them. */
const written = (effects: readonly Effect[], nameOf: (uuid: string) => string) =>
  effects
    .map(({ hazardEffectTypeUuid, description }) =>
      [nameOf(hazardEffectTypeUuid), description].filter(Boolean).join(': '),
    )
    .join(REFERENCE_SEPARATOR);

/** Who or what suffers, one on each line; a text that names no type is what happens to the first of the list. */
export function effectsColumn(
  types: readonly NamedRecord[],
  name: string,
  text: TextOf,
): WorksheetColumn<Hazard> {
  const byUuid = new Map(types.map(type => [type.uuid, type]));
  const shownName = (uuid: string) => byUuid.get(uuid)?.name ?? '';
  const storedName = (uuid: string) => byUuid.get(uuid)?.storedName ?? shownName(uuid);
  const byName = new Map(
    types.flatMap(type =>
      [type.code, type.storedName, type.name].flatMap((word): [string, string][] =>
        word ? [[word.toLocaleLowerCase(), type.uuid]] : [],
      ),
    ),
  );
  /** "Injury to bystander: Is run over", or the type alone. */
  const typed = (line: string): Said | undefined => {
    const whole = byName.get(line.toLocaleLowerCase());
    if (whole) return { hazardEffectTypeUuid: whole, description: '' };
    for (let at = line.indexOf(':'); at > 0; at = line.indexOf(':', at + 1)) {
      const uuid = byName.get(line.slice(0, at).trim().toLocaleLowerCase());
      if (uuid) return { hazardEffectTypeUuid: uuid, description: line.slice(at + 1).trim() };
    }
    return undefined;
  };
  const said = (cell: string): Said[] => {
    const lines = cell.split('\n').map(line => line.trimEnd());
    const [usual] = types;
    if (!lines.some(line => typed(line.trim())))
      return usual
        ? severalInOne(cell).map(description => ({ hazardEffectTypeUuid: usual.uuid, description }))
        : [];
    const effects: Said[] = [];
    for (const line of lines) {
      const effect = typed(line.trim());
      const before = effects.at(-1);
      if (effect) effects.push(effect);
      else if (before)
        effects[effects.length - 1] = { ...before, description: `${before.description}\n${line}`.trim() };
      else if (usual && line.trim() !== '')
        effects.push({ hazardEffectTypeUuid: usual.uuid, description: line.trim() });
    }
    return effects;
  };
  /** What only this tool knows of an effect stays with it: how many suffer, and which injuries. */
  const withKnown = (effects: readonly Said[], held: readonly Effect[]): Effect[] => {
    const left = [...held];
    return effects.map(effect => {
      const at = left.findIndex(
        ({ hazardEffectTypeUuid }) => hazardEffectTypeUuid === effect.hazardEffectTypeUuid,
      );
      const [known] = at < 0 ? [] : left.splice(at, 1);
      return { personsAffected: 'ONE', injuryTypeUuids: [], ...known, ...effect };
    });
  };
  const base = longTextColumn<Hazard>({
    key: 'hazardEffects',
    name,
    maxLength: MAX_EFFECTS * MAX_TEXT,
    getValue: () => null,
    isEditable: hazard => !isAgreedOn(hazard),
  });
  const parse = (cell: string, row: Hazard): ParsedCell<unknown> => {
    const held = row.hazardEffects;
    const isSame = [storedName, shownName].some(nameOf => folded(written(held, nameOf)) === folded(cell));
    if (isSame) return { ok: true, value: held };
    if (types.length === 0 && cell.trim() !== '')
      return {
        ok: false,
        reason: text('effects-unknown', 'The types of effects have not arrived. Try again in a moment.'),
      };
    const effects = said(folded(cell));
    if (effects.length > MAX_EFFECTS)
      return {
        ok: false,
        reason: text('import-many-effects', 'A hazard has at most {1} effects.', {
          values: [MAX_EFFECTS],
        }),
      };
    if (effects.some(({ description }) => description.length > MAX_TEXT))
      return {
        ok: false,
        reason: text('import-long-effect', 'An effect has at most {1} characters.', {
          values: [MAX_TEXT],
        }),
      };
    return { ok: true, value: withKnown(effects, held) };
  };
  return {
    ...base,
    getValue: ({ hazardEffects }) => hazardEffects,
    kind: {
      ...base.kind,
      format: value => written(value as Effect[], shownName),
      parse: (cell, { row }) => parse(cell, row),
      renderEditor: ({ value, setDraft, ...props }) =>
        base.kind.renderEditor?.({
          ...props,
          value: written(value as Effect[], shownName),
          setDraft: draft =>
            setDraft(
              draft && 'value' in draft && draft.ok
                ? (parse(draft.value ?? '', props.row) as CellDraft<never>)
                : (draft as CellDraft<never> | null),
            ),
        }),
      getTooltip: value => written(value as Effect[], shownName) || undefined,
    },
  } as WorksheetColumn<Hazard>;
}
