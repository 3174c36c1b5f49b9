import { defineTexts } from '../defineTexts.ts';

const GUIDEWORD = defineTexts(
  'built-in',
  {
    NO: 'NO / NOT',
    MORE: 'MORE',
    LESS: 'LESS',
    UNINTENDED: 'UNINTENDED',
    REVERSE: 'REVERSE',
    STUCK: 'STUCK / FROZEN',
    EARLY: 'EARLY',
    LATE: 'LATE / DELAYED',
    SHORTER: 'SHORTER',
    LONGER: 'LONGER',
    INTERMITTENT: 'INTERMITTENT / OSCILLATING',
    PARTOF: 'PART OF',
    ASWELLAS: 'AS WELL AS',
    OTHERTHAN: 'OTHER THAN / WRONG',
    BEFORE: 'BEFORE',
    AFTER: 'AFTER',
  },
  'guideword-',
);

const GUIDEWORD_HELP = defineTexts(
  'built-in',
  {
    NO: 'Nothing happens when it should',
    MORE: 'Too much, too fast, too strong',
    LESS: 'Too little, too slow, too weak',
    UNINTENDED: 'Happens without request',
    REVERSE: 'Opposite direction or logic',
    STUCK: 'Value or state stays',
    EARLY: 'Before the right time',
    LATE: 'After the right time',
    SHORTER: 'Ends too soon',
    LONGER: 'Does not end',
    INTERMITTENT: 'Comes and goes',
    PARTOF: 'Only partly done',
    ASWELLAS: 'Something extra happens',
    OTHERTHAN: 'Wrong object, target or value',
    BEFORE: 'Wrong order: too soon in a sequence',
    AFTER: 'Wrong order: too late in a sequence',
  },
  'guideword-help-',
);

const GUIDEWORD_TEMPLATE = defineTexts(
  'built-in',
  {
    NO: '{function} is not delivered when required',
    MORE: '{function} is delivered with too high value',
    LESS: '{function} is delivered with too low value',
    UNINTENDED: '{function} is delivered without request',
    REVERSE: '{function} acts in the opposite direction',
    STUCK: '{function} stays at the last value',
    EARLY: '{function} starts too early',
    LATE: '{function} starts too late',
    SHORTER: '{function} ends too early',
    LONGER: '{function} continues too long',
    INTERMITTENT: '{function} comes and goes or oscillates',
    PARTOF: '{function} is only partly delivered',
    ASWELLAS: '{function} causes an extra unintended effect',
    OTHERTHAN: '{function} acts on the wrong target or with a wrong value',
    BEFORE: '{function} happens before its precondition',
    AFTER: '{function} happens after its successor',
  },
  'guideword-template-',
);

const CEA_TYPE = defineTexts(
  'built-in',
  {
    LOC: 'Location / site',
    SURF: 'Ground or road state',
    WEATHER: 'Weather',
    LIGHT: 'Light',
    PEOPLE: 'Traffic and people nearby',
    MODE: 'Operating mode',
    MANOEUVRE: 'Motion or manoeuvre',
    SPEED: 'Speed range',
    LOAD: 'Load or attachment',
    USER: 'User state and usage',
    ENERGY: 'Energy state',
  },
  'element-type-',
);

const CEA_TYPE_HELP = defineTexts(
  'built-in',
  {
    LOC: 'motorway, country road, field, hall, slope',
    SURF: 'dry, wet, ice, mud, uneven',
    WEATHER: 'clear, rain, snow, fog, dust',
    LIGHT: 'day, dusk, night, glare',
    PEOPLE: 'none, oncoming, pedestrians, co-worker within 2 m',
    MODE: 'automatic, manual, service, remote',
    MANOEUVRE: 'standstill, forward, reverse, turning, braking, lifting',
    SPEED: '0, <10, 10-50, 50-100, >100 km/h',
    LOAD: 'empty, loaded, trailer, implement raised',
    USER: 'correct use, distracted, misuse, absent',
    ENERGY: 'on, stand-by, charging, stored energy',
  },
  'element-type-help-',
);

const EXPOSURE_ESTIMATE_TYPE = defineTexts(
  'built-in',
  {
    DUR: 'Share of operating time',
    FREQ: 'Occurrences per year',
    APP: 'Share of fleet or application where it applies',
    HAZT: 'Share of application time with the hazard present',
    PERS: 'Share of time a person is in the zone',
    OPH: 'Operating hours per year',
  },
  'estimate-type-',
);

const EXPOSURE_ESTIMATE_TYPE_VALUE = defineTexts(
  'built-in',
  {
    DUR_1: 'Below 0.01 %',
    DUR_2: '0.01 % to 0.1 %',
    DUR_3: '0.1 % to 1 %',
    DUR_4: '1 % to 10 %',
    DUR_5: 'Above 10 %',
    FREQ_1: 'Less than once a year',
    FREQ_2: 'A few times a year',
    FREQ_3: 'Monthly or more',
    FREQ_4: 'Almost every use',
  },
  'estimate-value-',
);

const LIFECYCLE_PHASE = defineTexts(
  'built-in',
  {
    TRANSPORT: 'Transport',
    ASSEMBLY: 'Assembly',
    INSTALLATION: 'Installation',
    COMMISSIONING: 'Commissioning',
    SETTING: 'Setting, teaching, changeover',
    NORMAL_OPERATION: 'Normal operation',
    CLEANING: 'Cleaning',
    JAM_CLEARING: 'Jam clearing',
    TROUBLESHOOTING: 'Troubleshooting / diagnostics',
    MAINTENANCE: 'Maintenance and repair',
    DECOMMISSIONING: 'Decommissioning / dismantling',
    SCRAPPING: 'Scrapping / disposal',
  },
  'phase-',
);

const PERSONNEL = defineTexts(
  'built-in',
  {
    OP: 'Operator',
    DRV: 'Driver',
    SET: 'Setter / process technician',
    PROG: 'Programmer / teacher',
    MAINT: 'Maintenance technician',
    ELEC: 'Electrician',
    CLEAN: 'Cleaner',
    INT: 'Integrator / installer',
    SUP: 'Supervisor / remote operator',
    LOG: 'Logistics / truck driver',
    TRAIN: 'Trainee',
    PASS: 'Passenger',
    VIS: 'Visitor',
    BYS: 'Bystander / passer-by',
    CHILD: 'Child or vulnerable person',
    ROAD: 'Other road user',
    RESC: 'Rescue personnel',
    TRES: 'Unauthorised person',
  },
  'personnel-',
);

const ZONE = defineTexts(
  'built-in',
  {
    POINT_OF_OPERATION: 'Point of operation',
    MOVING_PARTS: 'Moving parts / transmission',
    INFEED_OPENING: 'Infeed opening',
    OUTFEED_OPENING: 'Outfeed opening',
    ROBOT_OR_BOOM_REACH: 'Robot or boom reach',
    GUARDED_AREA_INSIDE: 'Guarded area inside',
    ACCESS_DOOR: 'Access door / gate',
    OPERATOR_STATION: 'Operator station / cab',
    PLATFORM_LADDER_ACCESS: 'Platform, ladder, access way',
    UNDER_RAISED_LOAD: 'Under raised load',
    BETWEEN_MACHINE_AND_OBSTACLE: 'Between machine and obstacle',
    IN_FRONT_OF_MACHINE: 'In front of machine',
    BEHIND_MACHINE: 'Behind machine',
    BESIDE_MACHINE: 'Beside machine / articulation',
    UNDER_MACHINE: 'Under machine',
    CABINET: 'Cabinet / battery',
    PERIMETER_OUTSIDE_GUARDS: 'Perimeter outside guards',
    REMOTE_CONTROL_PLACE: 'Remote control place',
  },
  'zone-',
);

const AREA = defineTexts(
  'built-in',
  {
    PRODUCTION_HALL: 'Production hall',
    AISLE: 'Aisle / warehouse lane',
    LOADING_DOCK: 'Loading dock',
    YARD: 'Yard',
    CHARGING_OR_REFUELLING_PLACE: 'Charging or refuelling place',
    WORKSHOP: 'Workshop',
    PUBLIC_ROAD: 'Public road',
    FIELD: 'Field',
    HEADLAND: 'Headland / field edge',
    FARMYARD: 'Farmyard',
    WORK_FACE: 'Work face / pit',
    HAUL_ROAD: 'Haul road',
    SLOPE: 'Slope',
    PEDESTRIAN_AREA: 'Pedestrian area',
    INDOOR_PUBLIC_SPACE: 'Indoor public space',
    TEST_SITE: 'Test site',
  },
  'area-',
);

const TASK_TYPE = defineTexts(
  'built-in',
  {
    START_UP: 'Start-up / shut-down',
    OPERATE: 'Operate / monitor',
    LOAD: 'Load / unload material',
    DRIVE: 'Drive / move machine',
    SET: 'Set, adjust, changeover',
    TEACH: 'Teach / program',
    INSPECT: 'Inspect / measure',
    CLEAR_JAM: 'Clear jam',
    CLEAN: 'Clean',
    REFUEL: 'Refuel / charge',
    PREVENTIVE_MAINTENANCE: 'Preventive maintenance',
    REPAIR: 'Repair',
    TROUBLESHOOT_WITH_ENERGY_ON: 'Troubleshoot with energy on',
    INSTALL: 'Install / commission',
    TRANSPORT: 'Transport / lift machine',
    REMOTE_SUPERVISE: 'Remote supervise',
    TRAIN: 'Train / demonstrate',
    EMERGENCY: 'Emergency / rescue',
    PASS_BY: 'Pass by / be near',
    DISMANTLE: 'Dismantle',
  },
  'task-type-',
);

/** What the built-in lookups of the model say, in the words of the seed. */
export const MODEL_WORDS = {
  Guideword: [GUIDEWORD, GUIDEWORD_HELP, GUIDEWORD_TEMPLATE],
  CeaType: [CEA_TYPE, CEA_TYPE_HELP],
  ExposureEstimateType: [EXPOSURE_ESTIMATE_TYPE],
  ExposureEstimateTypeValue: [EXPOSURE_ESTIMATE_TYPE_VALUE],
  LifecyclePhase: [LIFECYCLE_PHASE],
  Personnel: [PERSONNEL],
  Zone: [ZONE],
  Area: [AREA],
  TaskType: [TASK_TYPE],
} as const;
