export { FightError, type Progress } from './chunks.ts'
export { RUNS, type Simulation, simulate, WORKERS } from './simulate.ts'
export type { Share, SideStatistics, Statistics } from './statistics.ts'
