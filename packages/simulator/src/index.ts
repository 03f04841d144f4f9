export { FightError, type Progress } from './chunks.ts'
export { type Batch, RUNS, type Simulation, simulate, WORKERS, Workers } from './simulate.ts'
export type { Share, SideStatistics, Statistics } from './statistics.ts'
