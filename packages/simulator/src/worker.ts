/** A worker of the pool: told once what to fight, it makes it ready once and answers the sums of each chunk. */
import { workerData } from 'node:worker_threads'
import { fightsOf, type Job } from './fights.ts'

const job: Job = workerData

export default fightsOf(job)
