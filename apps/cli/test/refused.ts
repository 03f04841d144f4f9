import { expect, test } from 'vitest'
import { umpire } from './umpire.ts'

/** What cannot be answered, by name: the arguments, and what the one line on standard error must say. */
export interface Refused {
  readonly [what: string]: readonly [args: readonly string[], says: string]
}

export function testRefused(refused: Refused): void {
  for (const [what, [args, says]] of Object.entries(refused)) {
    test(what, async () => {
      const { status, out, err } = await umpire(args)
      expect({ status, out, lines: err.split('\n').length }).toEqual({ status: 2, out: '', lines: 2 })
      expect(err).toContain(says)
      expect(err.length).toBeLessThan(400)
    })
  }
}
