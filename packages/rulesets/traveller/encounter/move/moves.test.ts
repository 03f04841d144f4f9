/** Stating and making moves: what is refused by which rule, and everybody's move at once against the geometry's. */
import { type BandMove, bandLine, bandOf, movedAtOnce, placed, touched } from '@umpire/geometry'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { type Encounter, placeOf } from '../state/state.ts'
import { changed, fighting, fileOf, ruleset } from '../test/encounter-fixture.ts'
import { type Move, MoveOffer, movedBy, moveOf } from './moves.ts'

const two = fighting(
  fileOf(
    [
      { name: 'A', upp: '777' },
      { name: 'A2', upp: '777' },
    ],
    [
      { name: 'B', upp: '777' },
      { name: 'B2', upp: '777' },
    ],
  ),
  3,
)

const refusal = (state: Encounter, who: string, key: string): string | undefined => {
  const found = new MoveOffer(state, placeOf(state, who), ruleset.silent).find(key)
  return found === undefined ? 'unknown' : found.refused?.rule
}
const broken = { ...two, parties: two.parties.map((party, side) => (side === 0 ? { ...party, broken: true } : party)) }
const tired = { blows_left: 0 }

describe('what is refused, and by which rule', () => {
  const cases: readonly (readonly [string, Encounter, string, string | undefined])[] = [
    [
      'traveller.combat.running: with no blow left nobody runs',
      changed(two, 'A', tired),
      'close:B:run',
      'traveller.combat.running',
    ],
    ['traveller.combat.running: with no blow left anybody walks', changed(two, 'A', tired), 'close:B:walk', undefined],
    ['traveller.combat.running: with blows left anybody runs', two, 'open:B:run', undefined],
    ['traveller.combat.morale: who is broken does not stand', broken, 'stand', 'traveller.combat.morale'],
    ['traveller.combat.morale: who is broken does not evade', broken, 'evade', 'traveller.combat.morale'],
    ['traveller.combat.morale: who is broken does not close', broken, 'close:B:run', 'traveller.combat.morale'],
    [
      'traveller.combat.morale: who is broken does not walk while blows last',
      broken,
      'open:B:walk',
      'traveller.combat.morale',
    ],
    ['traveller.combat.morale: who is broken runs', broken, 'open:B:run', undefined],
    ['traveller.combat.morale: who is broken and tired walks', changed(broken, 'A', tired), 'open:B:walk', undefined],
    ['traveller.combat.morale: who is broken surrenders', broken, 'surrender', undefined],
    [
      'traveller.combat.movement-status: nobody closes on a friend',
      two,
      'close:A2:walk',
      'traveller.combat.movement-status',
    ],
    [
      'traveller.combat.movement-status: nobody opens from themselves',
      two,
      'open:A:walk',
      'traveller.combat.movement-status',
    ],
    [
      'traveller.combat.movement-status: nobody closes on who is gone',
      changed(two, 'B', { gone: 'escaped' }),
      'close:B:walk',
      'traveller.combat.movement-status',
    ],
    [
      'traveller.combat.movement-status: the fallen may be gone up to',
      changed(two, 'B', { status: 'unconscious' }),
      'close:B:walk',
      undefined,
    ],
  ]
  for (const [what, state, key, rule] of cases) test(what, () => expect(refusal(state, 'A', key)).toBe(rule))

  test('traveller.combat.running: battle dress and mounts run without a blow', () => {
    const dressed = { name: 'A', upp: '777', armor: 'battle_dress', skills: { 'Vacc Suit': 1 } }
    for (const runner of [dressed, { name: 'A', upp: '777', mounted: true }]) {
      const state = changed(fighting(fileOf([runner], [{ name: 'B', upp: '777' }]), 3), 'A', tired)
      expect(refusal(state, 'A', 'close:B:run')).toBeUndefined()
      expect(movedBy(state, [moveOf(state.roster, 'close:B:run')], ruleset.silent).tired).toEqual([])
    }
  })
  test('traveller.combat.movement-status: keys that name nothing are unknown', () => {
    for (const key of [
      '',
      'run',
      'close',
      'close:B',
      'close:B:crawl',
      'close:nobody:walk',
      'STAND',
      'open::run',
      '__proto__',
    ]) {
      expect(refusal(two, 'A', key), key).toBe('unknown')
    }
  })
  test('traveller.combat.movement-status: what is listed is what is found', () => {
    for (const state of [two, broken, changed(two, 'B', { gone: 'surrendered' })]) {
      const offer = new MoveOffer(state, 0, ruleset.silent)
      for (const { key, refused } of offer.choices) expect(offer.find(key)?.refused, key).toEqual(refused)
    }
  })
})

const SCENES = 300 * inject('times')
const SHIFT = 1000
const stated = fc.record({
  kind: fc.constantFrom('stand', 'evade', 'close', 'open'),
  target: fc.nat({ max: 3 }),
  pace: fc.constantFrom('walk', 'run'),
})
const figure = fc.record({ band: fc.nat({ max: 6 }), move: stated })

/** Four against four: the figures of the first side stand first. */
const scene = fc.record({
  figures: fc.array(figure, { minLength: 8, maxLength: 8 }),
  touching: fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })), { maxLength: 6 }),
})

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const nameAt = (place: number): string => NAMES[place] ?? ''
const eight = fighting(
  fileOf(
    NAMES.slice(0, 4).map(name => ({ name, upp: '777' })),
    NAMES.slice(4).map(name => ({ name, upp: '777' })),
  ),
  0,
)
const pairs = (contacts: readonly (readonly string[])[]): readonly string[] =>
  contacts.map(pair => pair.toSorted().join('-')).toSorted()

const BANDS = { walk: 1, run: 2 } as const

describe('traveller.combat.movement-status: everybody moves at once', () => {
  test('as the geometry moves them', () => {
    fc.assert(
      fc.property(scene, ({ figures, touching }) => {
        const contacts = touching
          .map(([one, other]): [number, number] => [one, 4 + other])
          .filter(([one, other]) => figures[one]?.band === figures[other]?.band)
          .map(([one, other]): [string, string] => [nameAt(one), nameAt(other)])
          .filter((pair, index, all) => all.findIndex(other => other.join() === pair.join()) === index)
        const standing = eight.standing.map((one, place) => ({ ...one, band: figures[place]?.band ?? 0 }))
        const state = { ...eight, standing, contacts }
        const targetOf = (place: number, target: number): number => (place < 4 ? 4 + target : target)
        const moves = figures.map(({ move: { kind, target, pace } }, place): Move => {
          if (kind !== 'close' && kind !== 'open') return { kind: kind === 'evade' ? 'evade' : 'stand' }
          return { kind, target: targetOf(place, target), pace: pace === 'run' ? 'run' : 'walk' }
        })
        const ours = movedBy(state, moves, ruleset.silent)

        let line = bandLine(2 * SHIFT)
        for (const [place, { band }] of figures.entries()) line = placed(line, nameAt(place), SHIFT + band)
        for (const [one, other] of contacts) line = touched(line, one, other)
        const theirs = movedAtOnce(
          line,
          moves.flatMap((move, place): BandMove[] => {
            if (move.kind !== 'close' && move.kind !== 'open') return []
            const bands = BANDS[move.pace]
            const other = nameAt(move.target)
            return move.kind === 'close'
              ? [{ who: nameAt(place), toward: other, bands, touch: true }]
              : [{ who: nameAt(place), awayFrom: other, bands, way: place < 4 ? -1 : 1 }]
          }),
        )
        expect(ours.bands).toEqual(NAMES.map(name => bandOf(theirs, name) - SHIFT))
        expect(pairs(ours.contacts)).toEqual(pairs(theirs.contacts))
      }),
      { numRuns: SCENES },
    )
  })
  test('in a ring where each closes on the next all head for where the next one stood', () => {
    const ring = ['close:B:run', 'close:B2:walk', 'close:A2:walk', 'close:A:run'].map(key => moveOf(two.roster, key))
    // A closes on B, B on A2, A2 on B2, B2 on A; the sides are three bands apart.
    const { bands, contacts } = movedBy(two, ring, ruleset.silent)
    expect(bands).toEqual([2, 1, 2, 1])
    expect(contacts).toEqual([])
  })
  test('a mover who runs is a blow the poorer, and nobody else', () => {
    const moves = ['close:B:run', 'evade', 'open:A:walk', 'open:A:run'].map(key => moveOf(two.roster, key))
    expect(movedBy(two, moves, ruleset.silent)).toMatchObject({
      movements: ['close_range', 'evade', 'open_range', 'open_range'],
      running: [0, 3],
      tired: [0, 3],
      bands: [2, 0, 4, 5],
    })
  })
})
