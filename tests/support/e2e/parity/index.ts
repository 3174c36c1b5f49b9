import { changing } from './changing.ts';
import { clipboard } from './clipboard.ts';
import { moving } from './moving.ts';
import type { ParityGroup } from './parityCase.ts';
import { typing } from './typing.ts';

export const PARITY: readonly ParityGroup[] = [moving, typing, clipboard, changing];
