import { retryDelay } from '@/api/baseQuery';
import { type Hazard, setHazardInitialRisk, updateHazard } from '@/api/hazards';
import type { useAppDispatch } from '@/api/hooks';
import { errorCurrentRecord, errorFields, errorMessage, isResponseError } from '@/lib/apiError';
import type { TextOf } from '../../shared/rating/ratingTexts';
import type { OutboxDependencies } from './HazardOutbox';
import type { SendOutcome } from './outboxEntry';

/** The server, or something before it, is not there for the moment. 401 signs out: what was typed waits for the page. */
const TEMPORARY = new Set([401, 429, 502, 503, 504]);

/** The outbox's line to the server. */
export function outboxDependencies(
  dispatch: ReturnType<typeof useAppDispatch>,
  text: TextOf,
): OutboxDependencies {
  return {
    send: async request => {
      const { hazardUuid, revision } = request;
      const { data, error } = await (request.kind === 'fields'
        ? dispatch(
            updateHazard.initiate(
              {
                hazardUuid,
                hazardUpdate: {
                  revision,
                  ...request.fields,
                  ...(request.resetVotes && { resetVotes: true }),
                },
              },
              { track: false },
            ),
          )
        : dispatch(
            setHazardInitialRisk.initiate(
              { hazardUuid, hazardInitialRisk: { revision, ...request.levels } },
              { track: false },
            ),
          ));
      return data ? { kind: 'saved', record: data.data } : outcomeOf(error, text);
    },
    scheduleRetry: (retry, tries) => {
      const timer = setTimeout(retry, retryDelay(tries));
      return () => clearTimeout(timer);
    },
  };
}

/** What an error means for what was typed. */
export function outcomeOf(error: unknown, text: TextOf): SendOutcome {
  // An answer that cannot be read may be a good one: asking again finds out, and is recognised as mine.
  if (!isResponseError(error) || TEMPORARY.has(error.status)) return { kind: 'unreachable' };
  const current = errorCurrentRecord(error);
  if (current) return { kind: 'stale', current: current as Hazard };
  if (error.status === 403)
    return {
      kind: 'refused',
      reason: text('may-not-edit', 'Your role may not change this hazard. The old value is back.'),
    };
  if (errorFields(error).some(({ path }) => path === 'resetVotes')) return { kind: 'asked' };
  const reason = errorFields(error)[0]?.message ?? errorMessage(error) ?? '';
  return { kind: 'refused', reason: text('not-saved', '{1} The old value is back.', { values: [reason] }) };
}
