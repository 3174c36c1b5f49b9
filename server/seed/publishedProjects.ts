import type { DemoProject } from './demoProject.ts';
import { type PublishedFunctions, publishedFunctionsProject } from './publishedFunctions.ts';
import { type PublishedMachine, publishedMachineProject } from './publishedMachine.ts';
import type { ShippedRatingSet } from './ratingSets.ts';
import { readSeedData } from './seedData.ts';

// Analyses that others have published, with their licence (data/PROVENANCE.md). Sentences are ours, levels are theirs.

/** @throws Error when a level differs from the published one, or an id leads nowhere; so do the others */
export const remoteControlProject = (
  sets: ShippedRatingSet[],
  data = readSeedData<PublishedFunctions>('hara_c_rcp_remote_control.json'),
): DemoProject =>
  publishedFunctionsProject(
    'remote-control',
    {
      name: 'Remote control library',
      description:
        'Remote control protocol library for in-vehicle networks, developed out of context. Published hazard analysis ' +
        'of the project [c-RCP](https://github.com/SoundMatt/c-RCP) (MPL-2.0), paraphrased; ratings as published.',
    },
    sets,
    data,
  );

export const workloadOrchestratorProject = (
  sets: ShippedRatingSet[],
  data = readSeedData<PublishedFunctions>('hara_ankaios_orchestrator.json'),
): DemoProject =>
  publishedFunctionsProject(
    'workload-orchestrator',
    {
      name: 'Workload orchestrator',
      description:
        'Software that starts and watches the workloads of a vehicle computer. Published hazard analysis of ' +
        '[Eclipse Ankaios](https://github.com/eclipse-ankaios/ankaios) (Apache-2.0), paraphrased; ratings as published. ' +
        'One of its safety goals is published with a lower level than its events lead to.',
    },
    sets,
    data,
  );

export const linLibraryProject = (
  sets: ShippedRatingSet[],
  data = readSeedData<PublishedFunctions>('hara_go_lin.json'),
): DemoProject =>
  publishedFunctionsProject(
    'lin-library',
    {
      name: 'LIN bus library',
      description:
        'LIN bus library, developed out of context. First published hazard analysis of the project ' +
        '[go-LIN](https://github.com/SoundMatt/go-LIN) (MPL-2.0), paraphrased. It stated a level too high for every hazard, ' +
        'which its authors corrected later: the checks show each of them.',
    },
    sets,
    data,
  );

export const protectiveStopProject = (
  sets: ShippedRatingSet[],
  data = readSeedData<PublishedMachine>('risk_protective_stop.json'),
): DemoProject =>
  publishedMachineProject(
    'protective-stop',
    {
      name: 'Protective stop',
      description:
        'Wireless protective stop of an autonomous machine. Published risk assessment of the project ' +
        '[protective-stop](https://github.com/polymathrobotics/protective-stop) (Apache-2.0, a first draft), paraphrased; ' +
        'required performance levels as published.',
    },
    sets,
    data,
  );
