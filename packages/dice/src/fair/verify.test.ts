import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { sampleLog } from '../../test/logs.ts'
import { hexOf } from '../hash/bytes.ts'
import { type DiceEntry, fieldsOf } from './entry.ts'
import { FairDice } from './fair-dice.ts'
import { checkedEntry } from './guard.ts'
import { CHAIN_START, chained, commitmentOf } from './protocol.ts'
import { type Noted, verifyDice } from './verify.ts'

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

const reasonOf = (entries: unknown, noted?: Noted): string => {
  const verdict = verifyDice(entries, noted)
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
      { numRuns: 300 * inject('times') },
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
    expect(forged(9, { typed: 2 })).toBe('9: Expected 1 as the number of typed rolls, found 2')
    expect(forged(1, { n: 2 })).toBe('1: Expected 1 as the number of the entropy, found 2')
    expect(forged(2, { from: 'Bop' })).toMatch(/^3: Expected .* as the faces/)
    expect(forged(4, { n: 3 })).toMatch(/^4: Expected 2 as the number of the roll, found 3/)
    expect(forged(5, { n: 2 })).toBe('5: Expected 1 as the number of the typed roll, found 2')
    expect(forged(5, { notation: '2D6' })).toBe('5: Expected 2d6 as the notation, found 2D6')
    expect(forged(5, { notation: '3d6' })).toBe('5: Expected a face of a d6 as die 3, found the end')
    expect(forged(5, { notation: '1d6' })).toBe('5: Expected 1 dice, found 2')
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
    expect(reasonOf([opened, first, second, fair.close()], { receipts })).toBe('in order')
    const short = [opened, first, early.close()]
    expect(reasonOf(short)).toBe('in order')
    expect(reasonOf(short, { receipts })).toBe('2: Expected roll 2 of a receipt, found only 1 rolls')
    const again = FairDice.resume({ ...fair.state, closed: false, rolled: 1, hash: first.hash })
    const other = [opened, first, again.roll('3d6', 'a better story').entry, again.close()]
    expect(reasonOf(other)).toBe('in order')
    expect(reasonOf(other, { receipts })).toMatch(/^3: Expected .* as the hash of roll 2 on a receipt/)
  })

  it('finds a log that was made anew for a text that was known, by the commitment a player noted', () => {
    const log = (secret: number) => {
      const { fair, opened } = FairDice.open(new Uint8Array(32).fill(secret))
      return [opened, fair.addEntropy('Ann', 'dragons'), fair.roll('3d6', 'to hit').entry, fair.close()]
    }
    const published = log(1)
    const { opened } = FairDice.open(new Uint8Array(32).fill(1))
    const { commitment } = opened
    expect(verifyDice(published, { commitment })).toMatchObject({
      ok: true,
      commitment,
      rolled: 1,
      typed: 0,
      texts: 1,
      receipts: 0,
    })
    // Both logs agree with themselves. Only the note tells which was played.
    expect(reasonOf(log(2))).toBe('in order')
    expect(reasonOf(log(2), { commitment })).toBe(
      `0: Expected ${commitment} as the commitment, found ${hexOf(commitmentOf(new Uint8Array(32).fill(2)))}: ` +
        'the log has another than was noted before play',
    )
    expect(reasonOf([opened, ...rehashed([opened, ...log(2).slice(1)]).slice(1)])).toMatch(
      /^0: Expected .* as the commitment, found .*: the secret is another$/,
    )
  })

  it('counts the receipts it compared', () => {
    const receipts = sampleLog().flatMap(entry => (entry.type === 'rolled' ? [{ n: entry.n, hash: entry.hash }] : []))
    expect(verifyDice(sampleLog(), { receipts })).toMatchObject({ ok: true, receipts: 4 })
  })

  it('refuses anything that is no log, without falling over', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (entries, receipts, commitment) => {
        expect(verifyDice(entries, { receipts, commitment }).ok).toBe(false)
      }),
    )
    fc.assert(
      fc.property(
        fc.nat(9),
        fc.constantFrom('n', 'hash', 'faces', 'type', 'text'),
        fc.anything(),
        (at, field, value) => {
          const log = copied()
          fc.pre(fc.stringify(log[at]?.[field]) !== fc.stringify(value))
          log[at] = { ...log[at], [field]: value }
          expect(verifyDice(log).ok).toBe(false)
        },
      ),
      { numRuns: 300 * inject('times') },
    )
    expect(reasonOf(copied().with(1, { ...copied()[1], note: 'x' }))).toBe('1: Expected no field "note" in entropy')
    expect(reasonOf(sampleLog(), { receipts: 'x' })).toBe('9: Expected a list as receipts, found "x"')
    expect(reasonOf(sampleLog(), { receipts: [{ n: 1, hash: 'x' }] })).toMatch(/^9: Expected 64 hexadecimal digits/)
    expect(reasonOf(sampleLog(), { receipts: [3] })).toBe('9: Expected an object as a receipt, found 3')
    expect(reasonOf(sampleLog(), { commitment: null })).toMatch(/^9: Expected 64 hexadecimal digits .* found null/)
    const misspelt: object = { comitment: '' }
    expect(reasonOf(sampleLog(), misspelt)).toBe('9: Expected no field "comitment" in notes')
    const list: object = []
    expect(reasonOf(sampleLog(), list)).toMatch(
      /^9: Expected an object with a commitment, receipts and anchors as notes/,
    )
  })

  it('refuses a notation that makes more dice than the entry shows', () => {
    const { fair, opened } = FairDice.open(new Uint8Array(32))
    const roll = { ...fair.roll('1', '').entry, notation: '1000d6!>=2 most 19' }
    expect(reasonOf([opened, ...new Array(200).fill(roll), fair.close()])).toBe('1: Expected more dice than 0')
  })

  it('refuses −0, which is hashed like 0', () => {
    const log = copied()
    expect(reasonOf(log.with(3, { ...log[3], total: -0 }))).toBe('3: Expected a whole number as total, found -0')
  })
})
