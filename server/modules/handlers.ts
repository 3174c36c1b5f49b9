import type { Handlers } from '../http/handler.ts';
import { ceaTypeHandlers } from './cea-types/index.ts';
import { ceaHandlers } from './ceas/index.ts';
import { exposureSituationHandlers } from './exposure-situations/index.ts';
import { functionHandlers } from './functions/index.ts';
import { hazardRrmHandlers } from './hazard-rrms/index.ts';
import { hazardousEventHandlers } from './hazardous-events/index.ts';
import { hazardHandlers } from './hazards/index.ts';
import { lookupHandlers } from './lookups/index.ts';
import { machineHandlers } from './machines/index.ts';
import { malfunctionHandlers } from './malfunctions/index.ts';
import { riskModelHandlers } from './risk-model/index.ts';
import { taskHandlers } from './tasks/index.ts';

/** operationId → handler. An operation of the contract without a handler does not compile. */
export const handlers = {
  ...ceaHandlers,
  ...ceaTypeHandlers,
  ...exposureSituationHandlers,
  ...functionHandlers,
  ...hazardRrmHandlers,
  ...hazardousEventHandlers,
  ...hazardHandlers,
  ...lookupHandlers,
  ...machineHandlers,
  ...malfunctionHandlers,
  ...riskModelHandlers,
  ...taskHandlers,
} satisfies Handlers;
