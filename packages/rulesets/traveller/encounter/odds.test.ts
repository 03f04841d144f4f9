/** The exact odds of attacks and duels against brute force written from the inventory's words, and against simulation. */
import { seeded } from '@umpire/dice'
import { odds, type Policy, simulator } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { automaticAllocation } from '../combat/wounds.ts'
import { ActionOffer } from './actions.ts'
import { encounter } from './encounter.ts'
import { begin, changed, fighting, fileOf, world } from './encounter-fixture.ts'
import { automatic, forecast, strike } from './forecast.ts'
import { MoveOffer } from './moves.ts'
import { canAct, type Encounter, fighterAt, standingAt } from './state.ts'
import { WoundOffer } from './wounds.ts'

type Three = readonly [number, number, number]
/** Every outcome by its text, with its weight. */
type Weights = Map<string, bigint>

/** Weights are out of 36 for each throw to hit and 6 for each die, pick dice included, of which there are at most so many. */
const MOST_PICKS = 6
const HAND = 6n

function add(weights: Weights, key: string, weight: bigint): void {
  weights.set(key, (weights.get(key) ?? 0n) + weight)
}

/** Takes points from one of three; answers what is over. */
function taken(values: Three, on: number, points: number): { readonly left: Three; readonly over: number } {
  const now = values[on] ?? 0
  const left = Math.max(0, now - points)
  return {
    left: [on === 0 ? left : values[0], on === 1 ? left : values[1], on === 2 ? left : values[2]],
    over: points - now,
  }
}

const above = (values: Three): readonly number[] => [0, 1, 2].filter(place => (values[place] ?? 0) > 0)

/** Lays dice of a first wound: what was hit first until it is zero, then each rest and each die on a fresh pick. */
function atRandom(
  values: Three,
  on: number | null,
  points: readonly number[],
  picks: number,
  done: (end: Three, weight: bigint) => void,
  weight = 1n,
): void {
  const [first = 0, ...others] = points
  const open = above(values)
  if (points.length === 0 || open.length === 0) {
    done(values, weight * HAND ** BigInt(MOST_PICKS - picks))
    return
  }
  const lay = (place: number, ways: bigint, used: number): void => {
    const { left, over } = taken(values, place, first)
    atRandom(left, on ?? place, over > 0 ? [over, ...others] : others, used, done, weight * ways)
  }
  if (on !== null && open.includes(on)) lay(on, 1n, picks)
  else if (open.length === 1) lay(open[0] ?? 0, 1n, picks)
  else for (const place of open) lay(place, HAND / BigInt(open.length), picks + 1)
}

/** Lays dice where most is left, the first of equals. */
function byChoice(values: Three, points: readonly number[]): Three {
  let now = values
  for (const die of points) {
    let rest = die
    while (rest > 0 && above(now).length > 0) {
      const most = Math.max(...now)
      const { left, over } = taken(now, now.indexOf(most), rest)
      now = left
      rest = over
    }
  }
  return now
}

/** Every throw of so many dice, in order. */
function everyThrow(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return everyThrow(count - 1).flatMap(faces => [1, 2, 3, 4, 5, 6].map(face => [...faces, face]))
}

const twoDice = everyThrow(2).map(([a = 0, b = 0]) => a + b)

interface Attack {
  readonly dm: number
  readonly dice: number
  readonly throws: number
  readonly victim: Three
  /** The first hit is the first wound. */
  readonly unhurt: boolean
}

/** What becomes of the victim: throw after throw, all 36, and for a hit all faces of the wound dice. */
function byHand({ dm, dice, throws, victim, unhurt }: Attack): { readonly ends: Weights; readonly all: bigint } {
  const faces = everyThrow(dice)
  const perDice = HAND ** BigInt(dice) * HAND ** BigInt(MOST_PICKS)
  let ends: Weights = new Map([[JSON.stringify([victim, unhurt]), 1n]])
  let all = 1n
  for (let time = 0; time < throws; time++) {
    const hits = BigInt(twoDice.filter(total => total + dm >= 8).length)
    const next: Weights = new Map()
    for (const [key, weight] of ends) {
      const [values, first]: [Three, boolean] = JSON.parse(key)
      add(next, key, weight * (36n - hits) * perDice)
      for (const thrown of faces) {
        if (first)
          atRandom(values, null, thrown, 0, (end, ways) =>
            add(next, JSON.stringify([end, false]), weight * hits * ways),
          )
        else add(next, JSON.stringify([byChoice(values, thrown), false]), weight * hits * HAND ** BigInt(MOST_PICKS))
      }
    }
    ends = next
    all *= 36n * perDice
  }
  const told: Weights = new Map()
  for (const [key, weight] of ends) {
    const [values, first]: [Three, boolean] = JSON.parse(key)
    add(told, `${values.join(' ')} ${first === unhurt && unhurt ? 'unhurt' : 'hit or wounded before'}`, weight)
  }
  return { ends: told, all }
}

const tell = (state: Encounter, id: string, unhurt: boolean): string => {
  const one = state.standing.find(found => found.id === id)
  const hurt = one?.wounded === false && unhurt ? 'unhurt' : 'hit or wounded before'
  return `${one?.strength} ${one?.dexterity} ${one?.endurance} ${hurt}`
}

/** The DM is added up by hand from the book's tables. */
const cases: readonly {
  readonly what: string
  readonly state: Encounter
  readonly action: string
  readonly attack: Attack
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
      const { ends, all } = byHand(attack)
      const found = odds(world, strike, { who: 'A', action, victim: 1 }, state, automatic).of(outcome =>
        tell(outcome.state, 'B', attack.unhurt),
      )
      expect(found.outcomes.map(({ value }) => value).toSorted()).toEqual([...ends.keys()].toSorted())
      for (const { value, weight } of found.outcomes) {
        expect(weight * all, value).toBe((ends.get(value) ?? 0n) * found.ways)
      }
    })
    test(`as it is told before the attack: ${what}`, () => {
      const { ends, all } = byHand(attack)
      const [told] = forecast(world, state, 'A', action)
      const ways = (holds: (values: readonly number[]) => boolean): bigint =>
        [...ends].reduce(
          (sum, [key, weight]) => (holds(key.split(' ').slice(0, 3).map(Number)) ? sum + weight : sum),
          0n,
        )
      const zeros = (values: readonly number[]): number => values.filter(value => value === 0).length
      const wanted = {
        down: ways(three => zeros(three) > 0),
        serious: ways(three => zeros(three) === 2),
        dead: ways(three => zeros(three) === 3),
      }
      for (const key of ['down', 'serious', 'dead'] as const) {
        expect((told?.[key].ways ?? -1n) * all, key).toBe(wanted[key] * (told?.[key].of ?? 0n))
      }
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
    expect(shot.chance(({ result }) => result.hits > 0).ways).toBe(0n)
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
  const RUNS = 20_000
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
