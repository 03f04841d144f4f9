/** Whose code is at work while something runs. */
import { Session } from 'node:inspector/promises'

/** Parts of the program, by the first whose files fit. */
export type Parts = readonly (readonly [part: string, file: RegExp])[]

/** Looks on, some thousand times a second, and tells how often it found whom at work. */
export async function whereTimeGoes(figure: string, parts: Parts, times: number, run: () => unknown): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  for (let nth = 0; nth < times; nth++) run()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const found = new Map<string, number>()
  let all = 0
  for (const { callFrame, hitCount = 0 } of profile.nodes) {
    const part = parts.find(([, file]) => file.test(callFrame.url))?.[0]
    const name = part ?? (callFrame.functionName === '(garbage collector)' ? 'clearing the memory' : 'the rest')
    found.set(name, (found.get(name) ?? 0) + hitCount)
    all += hitCount
  }
  const shares = [...found].sort(([, a], [, b]) => b - a).map(([name, hits]) => [name, Math.round((100 * hits) / all)])
  process.stdout.write(`${JSON.stringify({ figure, ...Object.fromEntries(shares) })}\n`)
}
