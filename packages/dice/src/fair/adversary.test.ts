/**
 * Somebody who runs the server, knows its secret, sits down with any number of pages and may try whatever they like
 * before they show anything: what they can make of the dice of a table where one page is honest.
 */
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { Giver, pagesLog } from '../../test/logs.ts'
import { hexOf } from '../hash/bytes.ts'
import { digest } from '../hash/digest.ts'
import { type DiceEntry, fieldsOf } from './entry.ts'
import { FairDice } from './fair-dice.ts'
import { checkedEntry } from './guard.ts'
import { CHAIN_START, chained } from './protocol.ts'
import { verifyDice } from './verify.ts'

const secretOf = (number: number): Uint8Array => new Uint8Array(32).fill(number % 251).with(0, number >> 8)
const TRIES = 40
const GAMES = 180

/** The 99.9 % quantile of Pearson's statistic for six faces. */
const SIX_FACES = 20.5

function unevenness(faces: readonly number[]): number {
  const expected = faces.length / 6
  return [1, 2, 3, 4, 5, 6].reduce(
    (sum, face) => sum + (faces.filter(one => one === face).length - expected) ** 2 / expected,
    0,
  )
}

const faceOf = (fair: FairDice, purpose = 'a roll'): number => fair.roll('1d6', purpose).rolled.total

describe('an operator who knows the secret', () => {
  /** The operator's page of which the first roll pleases most, were it rolled now. */
  function bestPage(state: unknown, seed: number): Giver {
    let best = new Giver(seed)
    for (let t = 0; t < TRIES; t++) {
      const fair = FairDice.resume(state)
      const page = new Giver(seed + t)
      fair.seat('GM', page.chain.anchor)
      fair.number(page.next)
      if (faceOf(fair) < 6) continue
      best = new Giver(seed + t)
      break
    }
    return best
  }

  it('chooses the dice of a page that sat down last, and of nothing after a number of somebody else', () => {
    const alone: number[] = []
    const withAnn: number[] = []
    for (let game = 0; game < GAMES; game++) {
      const { fair } = FairDice.open(secretOf(game), 2)
      const ann = new Giver(1_000_000 + game)
      fair.seat('Ann', ann.chain.anchor)
      const page = bestPage(fair.state, game * TRIES + 1)
      fair.seat('GM', page.chain.anchor)
      const apart = FairDice.resume(fair.state)
      // Ann's page answers the coming of the other at once; the operator's page can only go on as it committed to.
      fair.number(ann.next)
      const first = page.next
      apart.number(first)
      alone.push(faceOf(apart))
      fair.number(first)
      faceOf(fair, 'not counted: the base of this one was fixed when the page sat down')
      fair.number(page.next)
      withAnn.push(faceOf(fair))
    }
    expect(alone.filter(face => face === 6).length).toBeGreaterThan(0.95 * alone.length)
    expect(unevenness(withAnn)).toBeLessThan(SIX_FACES)
  })

  it('gains nothing by trying secrets before the number of somebody else is known', () => {
    const faces: number[] = []
    for (let game = 0; game < GAMES; game++) {
      const gm = game * 2 + 1
      // The secret that gives the operator's own page a six.
      let secret = secretOf(game * TRIES)
      for (let t = 0; t < TRIES; t++) {
        const { fair } = FairDice.open(secretOf(game * TRIES + t), 2)
        const page = new Giver(gm)
        fair.seat('GM', page.chain.anchor)
        fair.number(page.next)
        if (faceOf(fair) < 6) continue
        secret = secretOf(game * TRIES + t)
        break
      }
      const { fair } = FairDice.open(secret, 2)
      const ann = new Giver(2_000_000 + game)
      fair.seat('GM', new Giver(gm).chain.anchor)
      fair.seat('Ann', ann.chain.anchor)
      fair.number(ann.next)
      faces.push(faceOf(fair))
    }
    expect(unevenness(faces)).toBeLessThan(SIX_FACES)
  })

  it('cannot move the roll of a number that was given, by anything put in before it', () => {
    const act = fc.constantFrom('page', 'number', 'roll', 'secret', 'typed')
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), fc.nat(10_000), (acts, game) => {
        const { fair } = FairDice.open(secretOf(game), 2)
        const [ann, gm] = [new Giver(3_000_000 + game), new Giver(4_000_000 + game)]
        fair.seat('Ann', ann.chain.anchor)
        fair.seat('GM', gm.chain.anchor)
        const given = ann.next
        const straight = FairDice.resume(fair.state)
        straight.number(given)
        const expected = straight.roll('5d6', 'Ann attacks').rolled.total
        for (const [place, kind] of acts.entries()) {
          if (kind === 'page') fair.seat('GM', digest(`${place}`))
          else if (kind === 'number') fair.number(gm.next)
          else if (kind === 'typed') fair.recordTyped('1d6', [1], '')
          else fair.roll('1d6', kind === 'roll' ? '' : `secret #${'0'.repeat(24)}`)
        }
        fair.number(given)
        // A secret roll between the number and the open one moves nothing either.
        if (acts.length % 2 === 1) fair.roll('1d6', `secret #${'1'.repeat(24)}`)
        expect(fair.roll('5d6', 'Ann attacks').rolled.total).toBe(expected)
      }),
      { numRuns: 100 },
    )
  })

  it('does not know the next roll of somebody else: it differs with every number that could come', () => {
    const { fair } = FairDice.open(secretOf(1), 2)
    const faces = Array.from({ length: 600 }, (_, page) => {
      const one = FairDice.resume(fair.state)
      const ann = new Giver(5_000_000 + page)
      one.seat('Ann', ann.chain.anchor)
      one.number(ann.next)
      return faceOf(one)
    })
    expect(unevenness(faces)).toBeLessThan(SIX_FACES)
  })
})

describe('a log of version 2 that was tampered with', () => {
  type Spoilable = Record<string, unknown>
  const copied = (): Spoilable[] => JSON.parse(JSON.stringify(pagesLog()))
  const ok = (entries: unknown): boolean => verifyDice(entries).ok

  function changed(value: unknown, by: number): unknown {
    if (typeof value === 'number') return value + 1 + by
    if (Array.isArray(value)) return value.with(by % value.length, value[by % value.length] === 1 ? 2 : 1)
    if (typeof value !== 'string' || value === '') return 'x'
    const at = by % value.length
    return value.slice(0, at) + (value[at] === '1' ? '2' : '1') + value.slice(at + 1)
  }
  /** All hashes made anew after the change, by somebody who has read the specification. */
  function rehashed(entries: readonly DiceEntry[]): DiceEntry[] {
    let hash: Uint8Array = CHAIN_START
    return entries.map(entry => {
      hash = chained(hash, fieldsOf(entry), 2)
      return { ...entry, hash: hexOf(hash) }
    })
  }
  const forged = (at: number, change: Spoilable): string => {
    const log = pagesLog().map((entry, i) => (i === at ? checkedEntry({ ...entry, ...change }) : entry))
    const verdict = verifyDice(rehashed(log))
    return verdict.ok ? 'in order' : `${verdict.at}: ${verdict.reason}`
  }

  it('is found out at every field', () => {
    const places = pagesLog().flatMap((entry, at) => Object.keys(entry).map(field => ({ at, field })))
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.nat(99), ({ at, field }, by) => {
        const log = copied()
        log[at] = { ...log[at], [field]: changed(log[at]?.[field], by) }
        expect(ok(log)).toBe(false)
      }),
      { numRuns: 300 * inject('times') },
    )
  })

  it('is found out wherever an entry was dropped, doubled or moved', () => {
    const { length } = pagesLog()
    for (let at = 0; at < length; at++) {
      expect(ok(copied().toSpliced(at, 1))).toBe(false)
      expect(ok(copied().toSpliced(at, 0, copied()[at] ?? {}))).toBe(false)
      expect(ok(copied().slice(0, at))).toBe(false)
      for (let other = 0; other < at; other++) {
        const log = copied()
        expect(ok(log.with(at, log[other] ?? {}).with(other, log[at] ?? {}))).toBe(false)
      }
    }
  })

  it('is found out though all hashes were made anew', () => {
    const log = pagesLog()
    const at = (type: DiceEntry['type'], which = 0): number =>
      log.flatMap((entry, place) => (entry.type === type ? [place] : []))[which] ?? -1
    expect(forged(at('rolled', 1), { faces: [1, 1, 1], total: 1 })).toMatch(/^8: Expected .* as the faces, found 1,1,1/)
    expect(forged(at('rolled', 2), { purpose: 'open' })).toMatch(/^9: Expected .* as the faces/)
    expect(forged(at('rolled', 5), { faces: `200 dice ${'0'.repeat(64)}` })).toMatch(/^15: Expected 200 dice/)
    expect(forged(at('rolled', 5), { faces: `201 dice ${'0'.repeat(64)}` })).toMatch(/^15: Expected 200 dice/)
    expect(forged(at('rolled', 5), { faces: `150 dice ${'0'.repeat(64)}` })).toMatch(/^15: Expected more dice than 150/)
    expect(forged(at('number', 1), { value: digest('another') })).toMatch(
      /^5: Expected the next number of page 1, found one that its anchor does not lead to/,
    )
    expect(forged(at('number', 1), { page: 2 })).toBe('5: Expected 1 as the page of a number, found 2')
    expect(forged(at('page', 1), { anchor: digest('another') })).toMatch(/^6: Expected the next number of page 2/)
    expect(forged(at('page', 1), { n: 3 })).toBe('4: Expected 2 as the number of the page, found 3')
    expect(forged(0, { version: 1 })).toMatch(/^0: Expected .* as the commitment/)
    // Whose page it is, is what the log says: each looks for their own.
    expect(forged(at('page', 1), { from: 'Eve' })).toBe('in order')
  })

  it('is found out where a number was given that no roll follows, to try what falls next', () => {
    const gm = new Giver(1)
    const { fair, opened } = FairDice.open(secretOf(3), 2)
    const log = [opened, fair.seat('GM', gm.chain.anchor), fair.number(gm.next), fair.number(gm.next)]
    expect(fair.mayStir(gm.next)).toBe(false)
    const verdict = verifyDice([...log, fair.close()])
    expect(verdict).toEqual({
      ok: false,
      at: 4,
      reason: "Expected a roll after a number that no page's coming asked for, found closed",
    })
  })
})

describe('what a page is told of its own part', () => {
  /** The same by its definition, from the places of the entries alone. */
  function byDefinition(log: readonly DiceEntry[], anchors: ReadonlySet<string>) {
    const seats = new Map(
      log.flatMap((entry, at) => (entry.type === 'page' ? [[entry.n, { at, entry }] as const] : [])),
    )
    const mine = (page: number): boolean => anchors.has(seats.get(page)?.entry.anchor ?? '')
    const counts = { own: 0, shared: 0 }
    let key: { readonly page: number; readonly base: number } | undefined
    const said = new Map<number, number>()
    for (const [at, entry] of log.entries()) {
      if (entry.type === 'page') said.set(entry.n, at)
      if (entry.type === 'number') {
        key = { page: entry.page, base: said.get(entry.page) ?? -1 }
        said.set(entry.page, at)
      }
      if (entry.type !== 'rolled' || key === undefined) continue
      const { page, base } = key
      if (mine(page)) {
        counts.own++
        continue
      }
      const last = log.findLastIndex((one, place) => place <= base && one.type === 'number' && mine(one.page))
      const before = (n: number): boolean => (seats.get(n)?.at ?? log.length) < last
      const since = log.slice(last + 1, base + 1)
      const fixed = since.every(one => one.type !== 'number' || before(one.page))
      if (last >= 0 && before(page) && fixed) counts.shared++
    }
    return counts
  }

  it('is what its definition says, in any log', () => {
    const act = fc.record({ kind: fc.constantFrom('page', 'number', 'roll'), who: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(act, { minLength: 5, maxLength: 60 }), acts => {
        const { fair, opened } = FairDice.open(secretOf(11), 2)
        const pages: (readonly [number, Giver])[] = []
        const log: DiceEntry[] = [opened]
        for (const { kind, who } of acts) {
          const giver = pages.findLast(([owner]) => owner === who)?.[1]
          if (kind === 'page') {
            const page = new Giver(6_000_000 + pages.length)
            pages.push([who, page])
            log.push(fair.seat(`${who}`, page.chain.anchor))
          } else if (kind === 'number' && giver !== undefined)
            log.push(fair.number(giver.next), fair.roll('1d6', '').entry)
          else log.push(fair.roll('1d6', '').entry)
        }
        log.push(fair.close())
        const anchors = pages.flatMap(([owner, page]) => (owner === 0 ? [page.chain.anchor] : []))
        const verdict = verifyDice(log, { anchors })
        expect(verdict.ok && { own: verdict.mine.own, shared: verdict.mine.shared }).toEqual(
          byDefinition(log, new Set(anchors)),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('counts its rolls, those it has a share in and those before', () => {
    const ann = new Giver(2).chain.anchor
    const verdict = verifyDice(pagesLog(), { anchors: [ann] })
    expect(verdict).toMatchObject({ ok: true, rolled: 6, typed: 1, texts: 6, mine: { own: 4, shared: 0 } })
    expect(verdict).toMatchObject({
      pages: [
        { from: 'GM', numbers: 3 },
        { from: 'Ann', numbers: 3 },
      ],
    })
  })
})
