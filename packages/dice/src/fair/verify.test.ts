import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleLog } from '../../test/logs.ts'
import { bytesOfHex, hexOf } from './bytes.ts'
import { type DiceEntry, fieldsOf } from './entry.ts'
import { FairDice } from './fair-dice.ts'
import { checkedEntry } from './guard.ts'
import { CHAIN_START, chained } from './protocol.ts'
import { verifyDice } from './verify.ts'

/** Plain data to spoil. */
type Spoilable = Record<string, unknown>
const copied = (): Spoilable[] => JSON.parse(JSON.stringify(sampleLog()))

/** What a forger would do who has read FAIRNESS.md: make all hashes anew after the change. */
function rehashed(entries: readonly DiceEntry[]): DiceEntry[] {
  let hash: Uint8Array = CHAIN_START
  return entries.map(entry => {
    hash = chained(hash, fieldsOf(entry))
    return { ...entry, hash: hexOf(hash) }
  })
}

/** Another value of the same kind. */
function changed(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + 1 + by
  if (typeof value === 'string') {
    if (value === '') return 'x'
    const at = by % value.length
    return value.slice(0, at) + (value[at] === '1' ? '2' : '1') + value.slice(at + 1)
  }
  if (Array.isArray(value)) {
    const at = by % value.length
    return value.with(at, value[at] === 1 ? 2 : 1)
  }
  return null
}

const reasonOf = (entries: unknown, receipts?: unknown): string => {
  const verdict = verifyDice(entries, receipts)
  return verdict.ok ? 'in order' : `${verdict.at}: ${verdict.reason}`
}

describe('verifyDice', () => {
  it('finds every change of a single field', () => {
    const entries = sampleLog()
    const places = entries.flatMap((entry, at) => Object.keys(entry).map(field => ({ at, field })))
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.nat(99), ({ at, field }, by) => {
        const log = copied()
        const entry = log[at] ?? {}
        log[at] = { ...entry, [field]: changed(entry[field], by) }
        const verdict = verifyDice(log)
        expect(verdict.ok).toBe(false)
        if (!verdict.ok) expect(verdict.reason).not.toContain('\n')
      }),
      { numRuns: 1500 },
    )
  })

  it('finds every entry that was dropped, doubled, moved or put in', () => {
    const { length } = sampleLog()
    for (let at = 0; at < length; at++) {
      expect(verifyDice(copied().toSpliced(at, 1)).ok).toBe(false)
      expect(verifyDice(copied().toSpliced(at, 0, copied()[at] ?? {})).ok).toBe(false)
      for (let other = 0; other < at; other++) {
        const log = copied()
        expect(verifyDice(log.with(at, log[other] ?? {}).with(other, log[at] ?? {})).ok).toBe(false)
      }
    }
  })

  it('finds a log that was cut off anywhere', () => {
    for (let length = 0; length < sampleLog().length; length++) {
      expect(verifyDice(copied().slice(0, length)).ok).toBe(false)
    }
    expect(reasonOf(copied().slice(0, 5))).toBe(
      '4: Expected closed as the last entry, found rolled: the end is missing',
    )
  })

  it('finds what was changed even if all hashes were made anew', () => {
    const entries = sampleLog()
    const forged = (at: number, change: Spoilable) =>
      reasonOf(rehashed(entries.map((entry, i) => (i === at ? checkedEntry({ ...entry, ...change }) : entry))))
    const roll = entries[3]
    if (roll?.type !== 'rolled') throw new Error('no roll')
    expect(forged(3, { faces: [1, 1, 1] })).toBe(`3: Expected ${roll.faces} as the faces, found 1,1,1`)
    expect(forged(3, { total: 1 - roll.total })).toBe(`3: Expected ${roll.total} as the total, found ${1 - roll.total}`)
    expect(forged(3, { notation: '4d6<=12' })).toMatch(/^3: Expected more dice than 3/)
    expect(forged(3, { notation: '3d6 <= 12' })).toBe('3: Expected 3d6<=12 as the notation, found 3d6 <= 12')
    expect(forged(3, { notation: '3d6<=' })).toMatch(/^3: Expected a number, dice or/)
    expect(forged(2, { text: '43' })).toMatch(/^3: Expected .* as the faces/)
    expect(forged(0, { commitment: '0'.repeat(64) })).toMatch(/^0: Expected .* as the commitment/)
    expect(forged(9, { secret: '1'.repeat(64) })).toMatch(/^0: Expected .*: the secret is another/)
    expect(forged(9, { rolled: 5 })).toBe('9: Expected 4 as the number of rolls, found 5')
    expect(forged(5, { faces: [3, 7] })).toBe('5: Expected a face of a d6 as die 2, found 7')
    expect(forged(5, { total: 8 })).toBe('5: Expected 7 as the total, found 8')
    expect(reasonOf(rehashed(entries.toSpliced(3, 1)))).toMatch(/^3: Expected 1 as the number of the roll, found 2/)
    // Nobody can prove what people rolled by hand: these faces fit, and are believed.
    expect(forged(5, { faces: [4, 3] })).toBe('in order')
  })

  it('finds an end that was cut off and closed anew, by the receipt of a player', () => {
    const { fair, opened } = FairDice.open(new Uint8Array(32).fill(1))
    const first = fair.roll('3d6', 'before').entry
    const early = FairDice.resume(fair.state)
    const second = fair.roll('3d6', 'a bad roll').entry
    const receipts = [first, second].map(({ n, hash }) => ({ n, hash }))
    expect(reasonOf([opened, first, second, fair.close()], receipts)).toBe('in order')
    const short = [opened, first, early.close()]
    expect(reasonOf(short)).toBe('in order')
    expect(reasonOf(short, receipts)).toBe('2: Expected roll 2 of a receipt, found only 1 rolls')
    const again = FairDice.resume({ ...fair.state, closed: false, rolled: 1, hash: first.hash })
    const other = [opened, first, again.roll('3d6', 'a better story').entry, again.close()]
    expect(reasonOf(other)).toBe('in order')
    expect(reasonOf(other, receipts)).toMatch(/^3: Expected .* as the hash of roll 2 on a receipt/)
  })

  it('refuses anything that is no log, without falling over', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (entries, receipts) => {
        expect(verifyDice(entries, receipts).ok).toBe(false)
      }),
    )
    fc.assert(
      fc.property(
        fc.nat(9),
        fc.constantFrom('n', 'hash', 'faces', 'type', 'text'),
        fc.anything(),
        (at, field, value) => {
          const log = copied()
          log[at] = { ...log[at], [field]: value }
          expect(verifyDice(log).ok).toBe(false)
        },
      ),
      { numRuns: 1000 },
    )
    expect(reasonOf(copied().with(1, { ...copied()[1], note: 'x' }))).toBe('1: Expected no field "note" in entropy')
    expect(reasonOf(sampleLog(), 'x')).toBe('9: Expected a list of receipts')
    expect(reasonOf(sampleLog(), [{ n: 1, hash: 'x' }])).toMatch(/^9: Expected 64 hexadecimal digits/)
  })

  it('refuses a notation that makes more dice than the entry shows', () => {
    const { fair, opened } = FairDice.open(new Uint8Array(32))
    const roll = { ...fair.roll('1', '').entry, notation: '1000d6!>=2 most 19' }
    expect(verifyDice([opened, ...new Array(200).fill(roll), fair.close()]).ok).toBe(false)
  })

  it('accepts the commitment only of its own secret', () => {
    const closed = sampleLog().at(-1)
    if (closed?.type !== 'closed') throw new Error('not closed')
    expect(FairDice.open(bytesOfHex(closed.secret)).opened).toEqual(sampleLog()[0])
  })
})
