export interface FeatureFlag {
  name: string;
  enabled: boolean;
}

/** The flag as reported: an override changes this response only, never what is stored. */
export const withOverride = (flag: FeatureFlag, override: 'on' | 'off' | undefined): FeatureFlag =>
  override ? { ...flag, enabled: override === 'on' } : flag;

/** The known flags in the order of the names asked for. */
export const inOrderOf = (names: readonly string[], flags: readonly FeatureFlag[]): FeatureFlag[] =>
  names.flatMap(name => flags.filter(flag => flag.name === name));
