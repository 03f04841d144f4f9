/** What is amiss with stored tables, for the log and for whoever watches over the server. */
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Amiss } from '../rooms/wire.ts'

export function hearing(log: FastifyBaseLogger, metrics: Metrics): (amiss: Amiss) => void {
  const faults = metrics.counter(
    'umpire_snapshot_faults_total',
    'Snapshots set aside or not written, by what was wrong.',
  )
  const closed = metrics.counter(
    'umpire_tables_not_opened_total',
    'Tables that could not be opened, by what was wrong.',
  )
  return ({ what, why, line }) => {
    if (what === 'snapshot') {
      faults.add({ what: why })
      log.warn(line)
    } else {
      closed.add({ why })
      log.error(line)
    }
  }
}
