/** What the process itself tells: requests, memory, and how late its event loop is. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { App } from '../app.ts'
import type { House } from '../house.ts'
import type { Metrics } from '../metrics.ts'

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15]
const NANOSECONDS = 1e9
/** Of the clock that tells how late the loop is, in milliseconds. */
const TICK = 10

function watchProcess(app: App, metrics: Metrics, heaps: House['heaps']): void {
  const delay = monitorEventLoopDelay({ resolution: TICK })
  delay.enable()
  app.addHook('onClose', async () => {
    delay.disable()
  })
  metrics.gauge('umpire_event_loop_delay_seconds', 'How late the event loop was since this was last read.', () => {
    // The clock measures from tick to tick: what is more than a tick is late.
    const late = (quantile: number): number => Math.max(0, delay.percentile(quantile * 100) / NANOSECONDS - TICK / 1000)
    const told = [0.5, 0.99, 1].map(quantile => [{ quantile }, late(quantile)] as const)
    delay.reset()
    return told
  })
  metrics.gauge(
    'umpire_memory_bytes',
    'Memory in use, by kind; heapUsed with that of the threads of the tables.',
    () => {
      const { rss, heapTotal, heapUsed: own, external } = process.memoryUsage()
      const heapUsed = heaps.reduce((sum, heap) => sum + heap(), own)
      return Object.entries({ rss, heapTotal, heapUsed, external }).map(([kind, bytes]) => [{ kind }, bytes] as const)
    },
  )
  metrics.gauge('umpire_cpu_seconds', 'Processor time so far.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.gauge('umpire_uptime_seconds', 'Since the process began.', () => process.uptime())
}

/** Routes are told by their pattern: a path may hold a secret, and there are endlessly many. */
function watchRequests(app: App, metrics: Metrics): void {
  const requests = metrics.counter('umpire_http_requests_total', 'Requests answered, by route and status.')
  const seconds = metrics.histogram('umpire_http_request_seconds', 'From the request to its answer.', SECONDS)
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const { statusCode: status, elapsedTime } = reply
    requests.add({ method, route, status })
    seconds.observe(elapsedTime / 1000, { route })
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'answered')
  })
}

export function watch(app: App, { metrics, backRoom, heaps }: Pick<House, 'metrics' | 'backRoom' | 'heaps'>): void {
  watchProcess(app, metrics, heaps)
  watchRequests(app, metrics)
  metrics.gauge('umpire_back_room', 'Work in the back room, by how it stands.', () => [
    [{ state: 'running' }, backRoom.busy],
    [{ state: 'waiting' }, backRoom.waiting],
  ])
}
