import type { AuditEntity, AuditEntry } from './auditTexts';

/** What of the audit trail is shown, as the address has it; empty for all. */
export interface AuditChoice {
  actor: string;
  action: string;
  entity: string;
  /** Days, both included, in the time of whoever looks. */
  from: string;
  until: string;
}

export const AUDIT_CHOICES = ['actor', 'action', 'entity', 'from', 'until'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight at the beginning of a day, or of one after it. */
function momentOf(day: string, daysLater = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ACTIONS: readonly string[] = ['CREATE', 'UPDATE', 'DELETE'] satisfies AuditEntry['action'][];

/** The same as parameters of a call; what somebody wrote into the address and is none is left out. */
export function auditQuery<Entity extends AuditEntity>(choice: AuditChoice, entities: readonly Entity[]) {
  const entity = entities.find(one => one === choice.entity);
  const from = momentOf(choice.from);
  const until = momentOf(choice.until, 1);
  return {
    ...(UUID.test(choice.actor) && { actorUuid: choice.actor }),
    ...(ACTIONS.includes(choice.action) && { action: choice.action as AuditEntry['action'] }),
    ...(entity && { entity: [entity] }),
    ...(from && { from }),
    ...(until && { until }),
  };
}
