import type { ErrorField } from '../../http/errors.ts';

type Fields = Record<string, unknown>;

/** A field that follows from another one: the function of a malfunction, the machine of a machine hazard. */
interface Following {
  child: string;
  parent: string;
  message: string;
}

export const FUNCTION_OF_MALFUNCTION: Following = {
  child: 'malfunctionUuid',
  parent: 'functionUuid',
  message:
    'This malfunction is one of another function. Choose one of the hazard’s function, or change both.',
};

export const MACHINE_OF_MACHINE_HAZARD: Following = {
  child: 'machineHazardUuid',
  parent: 'machineUuid',
  message:
    'This machine hazard is one of another machine. Choose one of the hazard’s machine, or change both.',
};

/** Completes the parent where it is open; another one contradicts the child. */
export function fitParent(
  item: Fields,
  { child, parent, message }: Following,
  parentOf: ReadonlyMap<string, string>,
): ErrorField | undefined {
  const owner = parentOf.get(String(item[child]));
  if (!owner) return undefined;
  item[parent] ??= owner;
  return item[parent] === owner ? undefined : { path: child, message };
}

/** A hazard has one trigger: a malfunction or a misuse (domain.md 1.13, 1.23). */
export function triggerProblem(item: Fields): ErrorField | undefined {
  if (!item.malfunctionUuid || !item.misuseUuid) return undefined;
  return {
    path: 'misuseUuid',
    message: 'A hazard is triggered by a malfunction or by a misuse. Clear one of both.',
  };
}

/**
 * What a change of the override brings along: reopening clears reason and original, a rejected hazard has no original.
 * @returns the fields to write beside the given ones
 */
export function followOverride(body: Fields): Fields {
  if (body.statusOverride === null) return { statusReason: '', duplicateOfUuid: null };
  return body.statusOverride === 'REJECTED' ? { duplicateOfUuid: null } : {};
}

/** REJECTED needs a reason, DUPLICATE the hazard that covers it (domain.md 2.5). */
export function overrideProblem(item: Fields): (ErrorField & { needsReason?: boolean }) | undefined {
  if (item.statusOverride === 'REJECTED' && String(item.statusReason ?? '').trim() === '')
    return { path: 'statusReason', message: 'Say why the hazard is rejected.', needsReason: true };
  if (item.statusOverride === 'DUPLICATE' && !item.duplicateOfUuid)
    return { path: 'duplicateOfUuid', message: 'Say which hazard covers this one.' };
  if (item.statusOverride !== 'DUPLICATE' && item.duplicateOfUuid)
    return {
      path: 'duplicateOfUuid',
      message: 'Only a duplicate names another hazard. Mark it as one first.',
    };
  return undefined;
}
