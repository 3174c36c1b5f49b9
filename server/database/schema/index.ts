export * from './analysis.ts';
export * from './audit.ts';
export * from './content.ts';
export * from './hazards.ts';
export * from './identity.ts';
export * from './lookups.ts';
export * from './platform.ts';
export * from './risk.ts';
