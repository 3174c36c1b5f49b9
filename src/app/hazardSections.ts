import { HazardMeasures } from '@/features/measures/hazard/HazardMeasures';
import type { HazardSection } from '@/features/shared/hazards/hazardSection';
import { HazardTargets } from '@/features/targets/hazard/HazardTargets';

/** What features show of one hazard below its rating, in the order of the work. */
export const HAZARD_SECTIONS: readonly HazardSection[] = [HazardMeasures, HazardTargets];
