/** The parameters that rating methods use; a method uses some of them and gives each its own symbol (domain model 3.0). */
export const PARAMETERS = ['severity', 'exposure', 'probability', 'avoidability'] as const;
export type RiskParameter = (typeof PARAMETERS)[number];

/** The field that holds the level of each parameter. */
export const LEVEL_FIELDS = {
  severity: 'severityUuid',
  exposure: 'exposureUuid',
  probability: 'probabilityUuid',
  avoidability: 'avoidabilityUuid',
} as const satisfies Record<RiskParameter, string>;

export type LevelField = (typeof LEVEL_FIELDS)[RiskParameter];

/** A level uuid for each parameter; null and absent both mean "not chosen". */
export type Levels = { readonly [Field in LevelField]?: string | null | undefined };
