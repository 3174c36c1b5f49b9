import { defineRecord } from '../../database/records/recordType.ts';
import { toolCommands, toolConnections, toolStatuses } from '../../database/schema/index.ts';

export const toolConnectionType = defineRecord({
  entity: 'ToolConnection',
  plural: 'ToolConnections',
  table: toolConnections,
  searched: ['name', 'toolCode'],
  orderBy: 'name',
});

export const toolCommandType = defineRecord({
  entity: 'ToolCommand',
  plural: 'ToolCommands',
  table: toolCommands,
  searched: ['command'],
  orderBy: 'createdAt',
  label: 'command',
});

export const toolStatusType = defineRecord({
  entity: 'ToolStatus',
  plural: 'ToolStatuses',
  table: toolStatuses,
  searched: ['toolCode'],
  orderBy: 'toolCode',
  label: 'toolCode',
});

export const toolTypes = [toolConnectionType, toolCommandType, toolStatusType];
