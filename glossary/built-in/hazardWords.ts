import { defineTexts } from '../defineTexts.ts';

const HAZARD_TYPE = defineTexts(
  'built-in',
  {
    MECH: 'Mechanical',
    MECH_CRUSHING: 'Mechanical: crushing',
    MECH_SHEARING: 'Mechanical: shearing',
    MECH_CUTTING_OR_SEVERING: 'Mechanical: cutting or severing',
    MECH_DRAWING_IN_OR_TRAPPING: 'Mechanical: drawing-in or trapping',
    MECH_ENTANGLEMENT: 'Mechanical: entanglement',
    MECH_IMPACT: 'Mechanical: impact',
    MECH_STABBING_OR_PUNCTURE: 'Mechanical: stabbing or puncture',
    MECH_FRICTION_OR_ABRASION: 'Mechanical: friction or abrasion',
    MECH_FLUID_INJECTION: 'Mechanical: high-pressure fluid injection',
    MECH_SLIP_TRIP_FALL: 'Mechanical: slip, trip, fall',
    MECH_FALLING_OR_EJECTED_OBJECT: 'Mechanical: falling or ejected object',
    MECH_OVERTURNING: 'Mechanical: overturning / loss of stability',
    MECH_SUFFOCATION_OR_BURIAL: 'Mechanical: suffocation or burial',
    MECH_RUN_OVER: 'Mechanical: run-over',
    ELEC: 'Electrical',
    THERM: 'Thermal',
    NOISE: 'Noise',
    VIB: 'Vibration',
    RAD: 'Radiation',
    MAT: 'Materials and substances',
    ERGO: 'Ergonomic',
    ENV: 'Environment of use',
    COMBO: 'Combination',
    FUNC: 'Malfunctioning behaviour',
    PERF: 'Performance limitation',
    CYB: 'Security-caused',
  },
  'hazard-type-',
);

const HAZARD_TYPE_HELP = defineTexts(
  'built-in',
  {
    MECH: 'crushing, shearing, cutting, drawing-in, entanglement, impact, stabbing, abrasion, fluid injection, slip/trip/fall, instability',
    ELEC: 'shock, arc, static, short circuit, parts live by fault',
    THERM: 'hot or cold surfaces, flames, explosion heat',
    NOISE: 'hearing damage, masked warnings',
    VIB: 'hand-arm, whole-body',
    RAD: 'laser, UV, IR, RF, ionising',
    MAT: 'toxic, corrosive, dust, flammable, biological, oxygen lack',
    ERGO: 'posture, effort, repetition, visibility, display, mental load',
    ENV: 'weather, lightning, dust, snow, wind, electromagnetic disturbance',
    COMBO: 'two or more types together',
    FUNC: 'control function acts wrongly (function style)',
    PERF: 'no fault, but the function is not good enough (SOTIF)',
    CYB: 'attack leads to unsafe behaviour',
  },
  'hazard-type-help-',
);

const ENERGY_SOURCE = defineTexts(
  'built-in',
  {
    LINEAR_MOTION: 'Linear motion',
    ROTATION: 'Rotation',
    GRAVITY: 'Gravity / height',
    INERTIA: 'Inertia (coasting)',
    SPRING: 'Spring / elastic',
    HYDRAULIC_PRESSURE: 'Hydraulic pressure',
    PNEUMATIC_PRESSURE: 'Pneumatic pressure',
    VACUUM: 'Vacuum',
    ELECTRIC_MAINS: 'Electric mains',
    HIGH_VOLTAGE_BATTERY: 'High-voltage battery',
    CAPACITOR: 'Capacitor / stored charge',
    STATIC_CHARGE: 'Static charge',
    ELECTROMAGNETIC: 'Electromagnetic / RF',
    HEAT: 'Heat',
    COLD: 'Cold',
    CHEMICAL: 'Chemical',
    FUEL: 'Fuel / combustion',
    EXPLOSIVE_DUST_OR_GAS: 'Explosive dust or gas',
    LASER: 'Laser / optical',
    UV: 'UV / IR',
    IONISING: 'Ionising',
    SOUND: 'Sound',
    VIBRATION: 'Vibration',
    BIOLOGICAL: 'Biological',
    HUMAN_EFFORT: 'Human effort',
    MOVING_MASS: 'Moving vehicle or machine mass',
    COMMANDED_MOTION: 'Commanded motion (software)',
  },
  'energy-source-',
);

const INJURY_TYPE = defineTexts(
  'built-in',
  {
    BRUISE: 'Bruise',
    CUT: 'Cut or laceration',
    PUNC: 'Puncture',
    SPRAIN: 'Sprain, strain, back',
    FRACT: 'Fracture',
    CRUSH: 'Crush injury',
    AMP: 'Amputation',
    BURN: 'Burn or scald',
    COLD: 'Frostbite',
    SHOCK: 'Electric shock',
    ARC: 'Arc flash burn',
    EYE: 'Eye injury',
    HEAR: 'Hearing loss',
    RESP: 'Poisoning or breathing harm',
    ASPH: 'Suffocation',
    HEAD: 'Head or brain injury',
    WHIP: 'Whiplash',
    INT: 'Internal injury',
    DROWN: 'Drowning',
    LONG: 'Long-term illness',
    PSY: 'Psychological harm',
    FATAL: 'Death',
  },
  'injury-',
);

const HAZARD_EFFECT_TYPE = defineTexts(
  'built-in',
  {
    INJURY_OPERATOR: 'Injury to operator or driver',
    INJURY_MAINTENANCE: 'Injury to maintenance or service people',
    INJURY_BYSTANDER: 'Injury to bystander or other road user',
    INJURY_SEVERAL: 'Injury to several people',
    LONG_TERM_HEALTH_EFFECT: 'Long-term health effect',
    DAMAGE_TO_MACHINE_OR_PRODUCT: 'Damage to machine or product',
    DAMAGE_TO_OTHER_PROPERTY: 'Damage to other property',
    ENVIRONMENTAL_RELEASE: 'Environmental release',
    FIRE_OR_EXPLOSION: 'Fire or explosion',
    LOSS_OF_MISSION_OR_DOWNTIME: 'Loss of mission or downtime',
    LEGAL_OR_REGULATORY_BREACH: 'Legal or regulatory breach',
    NO_SAFETY_EFFECT: 'No safety effect',
  },
  'effect-',
);

const RRM_TYPE = defineTexts(
  'built-in',
  {
    ELIM: 'Eliminate by design',
    SUBST: 'Substitute / reduce by design',
    ERGO: 'Ergonomic and reliability design',
    FIXED: 'Fixed guard',
    INTERLOCK: 'Interlocked guard / locking',
    DEVICE: 'Protective device (light curtain, scanner, mat, two-hand)',
    CTRL: 'Safety-related control function (monitoring, limit, safe stop)',
    COMPL: 'Complementary measure (e-stop, rescue, isolation)',
    INFOM: 'Information on the machine (signs, signals, alarms)',
    INFOU: 'Instructions and manual',
    ORG: 'Organisational: procedure, permit, supervision',
    TRAIN: 'Training and qualification',
    PPE: 'Personal protective equipment',
    EXT: 'External measure by another system or party',
  },
  'measure-type-',
);

const RRM_TYPE_HELP = defineTexts(
  'built-in',
  {
    ELIM: 'Remove the hazard.',
    SUBST: 'Less force, speed, mass, voltage, distance.',
    ERGO: 'Less exposure, better visibility.',
    FIXED: 'Needs tools to open.',
    INTERLOCK: 'Safety function, needs level.',
    COMPL: 'Does not lower the risk by itself in most methods.',
    ORG: 'By user.',
    PPE: 'Last line.',
    EXT: 'Needs agreement (SREM).',
  },
  'measure-type-help-',
);

const SAFETY_TARGET_CATEGORY = defineTexts(
  'built-in',
  {
    RISK_LEVEL: 'Risk level',
    NONE: 'None',
  },
  'target-scale-',
);

const SAFETY_TARGET_TYPE = defineTexts(
  'built-in',
  {
    SAFETY_GOAL: 'Safety goal',
    SAFETY_FUNCTION: 'Safety function',
    SAFETY_REQUIREMENT: 'Functional safety requirement',
    RISK_REDUCTION_TARGET: 'Risk reduction target',
    EXTERNAL_MEASURE: 'External measure',
    INFORMATION_FOR_USE: 'Information for use',
  },
  'target-type-',
);

/** What the built-in lookups of hazards, measures and targets say, in the words of the seed. */
export const HAZARD_WORDS = {
  HazardType: [HAZARD_TYPE, HAZARD_TYPE_HELP],
  EnergySource: [ENERGY_SOURCE],
  InjuryType: [INJURY_TYPE],
  HazardEffectType: [HAZARD_EFFECT_TYPE],
  RrmType: [RRM_TYPE, RRM_TYPE_HELP],
  SafetyTargetCategory: [SAFETY_TARGET_CATEGORY],
  SafetyTargetType: [SAFETY_TARGET_TYPE],
} as const;
