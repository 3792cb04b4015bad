import type { Command } from './command.ts';
import { serve } from './serve.ts';
import { systems } from './systems.ts';

export const COMMAND_LIST: readonly Command[] = [serve, systems];
