/** The exact odds of attacks and duels against brute force written from the inventory's words, and against simulation. */
import { seeded } from '@umpire/dice'
import { odds, type Policy, simulator } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { automaticAllocation } from '../../combat/encounter/wounds.ts'
import { ActionOffer } from '../attack/action-offer.ts'
import { MoveOffer } from '../move/moves.ts'
import { canAct, type Encounter, fighterAt, standingAt } from '../state/state.ts'
import { type ByHand, byHand, expectTold, type Weights } from '../test/brute-force-fixture.ts'
import { begin, changed, fighting, fileOf, ruleset, world } from '../test/encounter-fixture.ts'
import { encounter } from '../turn/encounter.ts'
import { WoundOffer } from '../wound/wound-offer.ts'
import { forecast, strike } from './forecast.ts'
import { automatic, leftAfter } from './wound-odds.ts'

/** What may be left of the one thrown at: the odds of the throws, and of the wounds after each number of hits. */
function ends(state: Encounter, action: string, victim: number): { readonly ends: Weights; readonly all: bigint } {
  const struck = odds(world, strike, { who: 'A', action, victim }, state, automatic).of(({ result }) => result)
  const one = standingAt(state, victim)
  const after = struck.outcomes.map(({ value, weight }) => ({ value, weight, left: leftAfter(ruleset, one, value) }))
  const of = after.reduce((product, { left }) => product * left.ways, 1n)
  const found: Weights = new Map()
  for (const { value, weight, left } of after) {
    const hurt = value.count > 0 || one.wounded ? 'hit or wounded before' : 'unhurt'
    for (const { value: three, weight: ways } of left.outcomes) {
      const key = `${three.strength} ${three.dexterity} ${three.endurance} ${hurt}`
      found.set(key, (found.get(key) ?? 0n) + weight * ways * (of / left.ways))
    }
  }
  return { ends: found, all: struck.ways * of }
}

/** The DM is added up by hand from the book's tables. */
const cases: readonly {
  readonly what: string
  readonly state: Encounter
  readonly action: string
  readonly attack: ByHand
}[] = [
  {
    what: 'a revolver at medium range: nothing +1, medium −3, dexterity 9 +1, level +1',
    state: fighting(
      fileOf([{ name: 'A', upp: '797', skills: { Revolver: 1 }, weapons: 'Revolver' }], [{ name: 'B', upp: '685' }]),
      2,
    ),
    action: 'shoot:B:Revolver',
    attack: { dm: 0, dice: 3, throws: 1, victim: [6, 8, 5], unhurt: true },
  },
  {
    what: 'a revolver drawn in the same round, at somebody hurt before in this fight: −3, and the dice are laid by choice',
    state: changed(
      fighting(
        fileOf(
          [{ name: 'A', upp: '797', skills: { Revolver: 3 }, weapons: { weapon: 'Revolver' } }],
          [{ name: 'B', upp: '685', now: [4, 8, 5] }],
        ),
        2,
      ),
      'B',
      { wounded: true },
    ),
    action: 'shoot:B:Revolver',
    attack: { dm: -1, dice: 3, throws: 1, victim: [4, 8, 5], unhurt: false },
  },
  {
    what: 'a cutlass at short range, parried: jack +3, short +2, strength 7 nothing, level +2, parry −3',
    state: fighting(
      fileOf(
        [{ name: 'A', upp: '777', skills: { Cutlass: 2 }, weapons: 'Cutlass' }],
        [{ name: 'B', upp: '779', skills: { Foil: 3 }, weapons: 'Foil', armor: 'jack' }],
      ),
      0,
    ),
    action: 'swing:B:Cutlass',
    attack: { dm: 4, dice: 3, throws: 1, victim: [7, 7, 9], unhurt: true },
  },
  {
    what: 'a shotgun at one victim: mesh −1, medium +3, dexterity 3 −1, level 0',
    state: fighting(
      fileOf([{ name: 'A', upp: '737', weapons: 'Shotgun' }], [{ name: 'B', upp: '788', armor: 'mesh' }]),
      2,
    ),
    action: 'shoot:B:Shotgun',
    attack: { dm: 1, dice: 4, throws: 1, victim: [7, 8, 8], unhurt: true },
  },
  {
    what: 'a burst, two throws of three dice: cloth −3, short +3, dexterity 9 +2, level 0, evading −1',
    state: changed(
      fighting(
        fileOf([{ name: 'A', upp: '797', weapons: 'Submachinegun' }], [{ name: 'B', upp: '645', armor: 'cloth' }]),
        0,
      ),
      'B',
      { movement: 'evade' },
    ),
    action: 'shoot:B:Submachinegun',
    attack: { dm: 1, dice: 3, throws: 2, victim: [6, 4, 5], unhurt: true },
  },
  {
    what: 'a thrown dagger: dexterity 9, level +2, and 18 to hit is as good as 10 more than 8',
    state: fighting(
      fileOf([{ name: 'A', upp: '797', skills: { Dagger: 2 }, weapons: 'Dagger' }], [{ name: 'B', upp: '333' }]),
      0,
    ),
    action: 'throw:B:Dagger',
    attack: { dm: 1, dice: 2, throws: 1, victim: [3, 3, 3], unhurt: true },
  },
]

describe('traveller.proc.attack: exact odds equal brute force to the last digit', () => {
  for (const { what, state, action, attack } of cases) {
    test(what, () => {
      const wanted = byHand(attack)
      const found = ends(state, action, 1)
      expect([...found.ends.keys()].toSorted()).toEqual([...wanted.ends.keys()].toSorted())
      for (const [key, weight] of found.ends) {
        expect(weight * wanted.all, key).toBe((wanted.ends.get(key) ?? 0n) * found.all)
      }
    })
    test(`as it is told before the attack: ${what}`, () => {
      const [told] = forecast(world, state, 'A', action)
      expectTold(told, attack)
    })
  }

  test('traveller.equipment.misfire: a flintlock goes off on 33 of 36, and then hits or not', () => {
    // Nothing +2, medium −2, dexterity 7, level 0: 8 or more, 15 of 36.
    const state = fighting(
      fileOf([{ name: 'A', upp: '777', weapons: 'Flintlock Musket' }], [{ name: 'B', upp: '777' }]),
      2,
    )
    const { hit } = forecast(world, state, 'A', 'shoot:B:Flintlock Musket')[0] ?? {}
    expect((hit?.ways ?? 0n) * 36n * 36n).toBe(33n * 15n * (hit?.of ?? 0n))
  })
  test('traveller.equipment.sight-damage: through sights out of line nobody is hit', () => {
    const rifle = { weapon: 'Rifle', accessories: ['Telescopic Sights'], carried: 'in hand', misaligned: true }
    const state = fighting(
      fileOf([{ name: 'A', upp: '7C7', skills: { Rifle: 4 }, weapons: rifle }], [{ name: 'B', upp: '777' }]),
      8,
    )
    const shot = odds(world, strike, { who: 'A', action: 'shoot:B:Rifle', victim: 1 }, state, automatic)
    expect(shot.chance(({ result }) => result.count > 0).ways).toBe(0n)
    // What is told before the shot does not tell the secret.
    expect(forecast(world, state, 'A', 'shoot:B:Rifle')[0]?.hit.decimal).toBeGreaterThan(0.9)
  })
})

/** Stands, or surrenders if the party breaks, and strikes at the first enemy who can act, with whatever is in hand. */
const simple: Policy<Encounter> = (offer, state) => {
  if (offer instanceof WoundOffer) return automaticAllocation(offer.now)
  if (offer instanceof MoveOffer) return offer.find('stand')?.refused === undefined ? 'stand' : 'surrender'
  if (!(offer instanceof ActionOffer)) return offer.choices[0]?.key ?? ''
  const own = fighterAt(state, offer.place)
  const enemy = state.roster.find((one, place) => one.party !== own.party && canAct(standingAt(state, place)))
  return enemy === undefined ? 'none' : `swing:${enemy.id}:${own.weapons[0]?.key ?? 'Hands'}`
}

describe('traveller.proc.encounter: a whole duel weighed state by state', () => {
  const RUNS = 2000 * inject('times')
  const duels = {
    'two with foils': {
      start: begin(
        fileOf(
          [{ name: 'A', upp: '212', skills: { Foil: 1 }, weapons: 'Foil' }],
          [{ name: 'B', upp: '122', weapons: 'Foil' }],
        ),
      ),
      rounds: 3,
    },
    // Everybody has bled before, so that no dice pick where a hit goes: with three who strike, these would be too many.
    'two against one, bare hands': {
      start: ['A', 'B', 'C'].reduce(
        (state, id) => changed(state, id, { wounded: true }),
        begin(
          fileOf(
            [
              { name: 'A', upp: '111' },
              { name: 'C', upp: '121' },
            ],
            [{ name: 'B', upp: '211', skills: { Brawling: 1 } }],
          ),
        ),
      ),
      rounds: 2,
    },
  }
  for (const [what, { start, rounds }] of Object.entries(duels)) {
    test(`${what}: simulated ${RUNS} times, within four standard errors`, () => {
      const exact = odds(world, encounter, { rounds }, start, simple).of(({ result, state }) => ({
        ...result,
        down: state.standing.map(({ zeros }) => zeros).join(' '),
      }))
      expect(exact.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(exact.ways)
      const fights = simulator(world, simple)
      const source = seeded(what)
      const seen = new Map<string, number>()
      for (let run = 0; run < RUNS; run++) {
        const { result, state } = fights.run(encounter, { rounds }, start, source)
        const key = JSON.stringify([result.winner, result.how, state.standing.map(({ zeros }) => zeros).join(' ')])
        seen.set(key, (seen.get(key) ?? 0) + 1)
      }
      for (const { value, weight } of exact.outcomes) {
        const chance = Number(weight) / Number(exact.ways)
        const error = Math.sqrt((chance * (1 - chance)) / RUNS)
        const key = JSON.stringify([value.winner, value.how, value.down])
        expect(Math.abs((seen.get(key) ?? 0) / RUNS - chance), key).toBeLessThan(4 * error + 1 / RUNS)
        seen.delete(key)
      }
      expect([...seen.keys()]).toEqual([])
    })
  }
})
