/** What the page's own thread does, as the browser records it. */
import type { CDPSession } from 'playwright-core'

const TASK = 'ThreadControllerImpl::RunTask'
/** Each once a frame; a browser has one or the other. */
const FRAME_MARKS: readonly string[] = ['BeginMainThreadFrame', 'BeginCommitCompositorFrame']
const isFrame = (name: string): boolean => FRAME_MARKS.includes(name)

export interface Traced {
  readonly name: string
  readonly ts: number
  /** Microseconds that the thread itself worked, whatever else the machine did meanwhile. */
  readonly tdur?: number
  readonly tid: number
  readonly pid: number
  readonly args?: { readonly name?: string }
}

/** What the main thread of the page did: the one with the most frames, as the browser keeps another page ready, unseen. */
function mainIn(events: readonly Traced[]): readonly Traced[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const threads = mains.map(main => events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid))
  const framesIn = (own: readonly Traced[]): number => own.filter(({ name }) => isFrame(name)).length
  const [page] = threads.toSorted((one, other) => framesIn(other) - framesIn(one))
  if (page === undefined) throw new Error('traced: expected the main thread of a page in the trace')
  return page
}

const tasksIn = (own: readonly Traced[]): readonly Traced[] =>
  own.filter(({ name, tdur }) => name === TASK && tdur !== undefined)

/** Milliseconds of each task, during which the page answers nobody. */
export const perTask = (events: readonly Traced[]): readonly number[] =>
  tasksIn(mainIn(events)).map(({ tdur = 0 }) => tdur / 1000)

/** Milliseconds of the main thread in each frame, from what the browser recorded. */
export function perFrame(events: readonly Traced[]): readonly number[] {
  const own = mainIn(events)
  const marks = FRAME_MARKS.map(mark => own.flatMap(({ name, ts }) => (name === mark ? [ts] : []))).find(
    found => found.length > 0,
  )
  if (marks === undefined) throw new Error(`traced: expected frames, marked as one of ${FRAME_MARKS.join(', ')}`)
  const tasks = tasksIn(own)
  return marks.slice(1).map((end, index) => {
    const begin = marks[index] ?? end
    return tasks.reduce((sum, { ts, tdur = 0 }) => (ts >= begin && ts < end ? sum + tdur : sum), 0) / 1000
  })
}

export async function traced(session: CDPSession, doing: () => Promise<void>): Promise<readonly Traced[]> {
  const events: Traced[] = []
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value) events.push(JSON.parse(JSON.stringify(event)))
  }
  session.on('Tracing.dataCollected', collect)
  const categories =
    'toplevel,devtools.timeline,disabled-by-default-devtools.timeline,devtools.timeline.frame,__metadata'
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories.split(',') },
  })
  await doing()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

export function told(name: string, times: readonly number[], what = 'frames'): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2)
  process.stdout.write(`${name}: ${sorted.length} ${what}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms\n`)
}
