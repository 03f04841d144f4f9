import type { Callable, Json, Setting } from '@umpire/engine'
import { job, jobs, jobWealth } from './jobs.ts'
import { gameTime, techLevels } from './time.ts'

/** The rules of this area, in the book's order. */
export const campaignRules: readonly Callable[] = [job, jobWealth, gameTime, techLevels]
export const campaignSettings: readonly Setting<Json>[] = [jobs]
