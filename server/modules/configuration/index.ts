import { listRecords } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { configurationItems } from '../../database/schema/index.ts';
import { dataText, type Handler } from '../../http/handler.ts';

/** A public setting of the installation; nothing secret may ever be stored as one. */
const configurationItemType = defineRecord({
  entity: 'ConfigurationItem',
  plural: 'ConfigurationItems',
  table: configurationItems,
  hidden: ['uuid', 'revision', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'],
  searched: ['name'],
  orderBy: 'name',
});

/** The contract has no paging here: a client needs all of them at start. */
const ALL = 20_000;

const listConfigurationItems: Handler<'listConfigurationItems'> = async (_request, { pool }) => ({
  status: 200,
  body: dataText(await listRecords(pool, configurationItemType, { limit: ALL })),
});

export const configurationHandlers = { listConfigurationItems };
