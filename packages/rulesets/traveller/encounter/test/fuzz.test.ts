/** Random encounters, fought to the end by the bot: nothing breaks, and what must hold holds after every fact. */
import { seeded } from '@umpire/dice'
import { BadInput, firedIn, type Policy, simulator, type Why, type World } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { attackRules } from '../../combat/attack/index.ts'
import { encounterRules } from '../../combat/encounter/index.ts'
import { equipmentRules } from '../../equipment/index.ts'
import { loadRules } from '../../load/index.ts'
import { TERRAINS } from '../../tables/combat/terrain.ts'
import {
  ACCESSORIES,
  ANIMAL_WEAPONS,
  ARCHAIC_GUNS,
  ARMOURS,
  BLADES,
  CARRIED,
  GUNS,
  RANGES,
} from '../../tables/words.ts'
import { anything } from '../../test/fuzz-policy.ts'
import { bot } from '../bot/bot.ts'
import { encounterFile, startOf } from '../enter/file.ts'
import { type EncounterFact, encounterFacts } from '../facts/facts.ts'
import { type Encounter, encounterState } from '../state/state.ts'
import { encounter } from '../turn/encounter.ts'
import { ruleset, world } from './encounter-fixture.ts'
import { FIVE_AGAINST_SIX } from './five-against-six.ts'
import { NOT_IN_A_FIGHT } from './not-in-a-fight.ts'
import { played } from './record-game.ts'

const FOUGHT = 200 * inject('times')
const ROUNDS = 40

const PEOPLES_WEAPONS = [...BLADES, ...GUNS, ...ARCHAIC_GUNS, 'Club', 'bottle'] as const
const SKILLS = [...BLADES, ...GUNS, 'Brawling', 'Leader', 'Tactics', 'Vacc Suit', 'Jack of all Trades'] as const

const upp = fc
  .array(fc.constantFrom(...'23456789ABCDEF'), { minLength: 3, maxLength: 3 })
  .map(digits => digits.join(''))
const weapon = fc.record({
  weapon: fc.constantFrom(...PEOPLES_WEAPONS),
  ammo: fc.constantFrom(null, 0, 1, 3, 5),
  spare_loads: fc.nat({ max: 2 }),
  mode: fc.constantFrom('burst', 'single'),
  accessories: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray([...ACCESSORIES], { maxLength: 2 }) },
  ),
  carried: fc.constantFrom(...CARRIED),
  misaligned: fc.boolean(),
})
const person = fc.record({
  upp,
  skills: fc.dictionary(fc.constantFrom(...SKILLS), fc.nat({ max: 4 }), { maxKeys: 5 }),
  weapons: fc.array(weapon, { maxLength: 3 }),
  armor: fc.oneof(
    fc.constantFrom(...ARMOURS).map(one => [one]),
    fc.constant(['cloth', 'reflec']),
    fc.constant([]),
  ),
  other_g: fc.oneof(fc.constant(0), fc.nat({ max: 12_000 })),
  player_character: fc.boolean(),
  military_experience: fc.boolean(),
  mounted: fc.boolean(),
})
const animal = fc.record({
  upp,
  kind: fc.constant('animal'),
  weapons: fc.array(fc.constantFrom(...ANIMAL_WEAPONS), { minLength: 1, maxLength: 2 }),
  size: fc.constantFrom('smaller', 'human', 'larger'),
  flying: fc.boolean(),
  pouncer: fc.boolean(),
})
const side = fc.record({
  members: fc.array(fc.oneof({ weight: 3, arbitrary: person }, { weight: 1, arbitrary: animal }), {
    minLength: 1,
    maxLength: 4,
  }),
  military_unit: fc.boolean(),
  in_vehicle: fc.boolean(),
  steadfast: fc.boolean(),
  group: fc.boolean(),
})
const written = fc.record({
  terrain: fc.constantFrom(...TERRAINS),
  range: fc.constantFrom(null, ...RANGES),
  surprise: fc.constantFrom(undefined, 'none', 'side 0', 'side 1'),
  joined: fc.boolean(),
  vacuum: fc.boolean(),
  world_size: fc.integer({ min: 0, max: 9 }),
  referee_dms: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 2 }),
  sides: fc.tuple(side, side),
})
type Written = typeof written extends fc.Arbitrary<infer T> ? T : never

type Member = Written['sides'][number]['members'][number]

/** As they come, then without what keeps most people out: fittings, armour and baggage, all but one weapon. */
function lighter(member: Member): readonly Member[] {
  if ('kind' in member) return [member]
  const plain = { ...member, weapons: member.weapons.map(weapon => ({ ...weapon, accessories: [] })) }
  const unburdened = { ...plain, armor: [], other_g: 0 }
  const light = { ...unburdened, weapons: unburdened.weapons.slice(0, 1) }
  return [member, plain, unburdened, light, { ...light, weapons: [] }]
}

/** A file that may be read; who would be refused for load, suit or fittings leaves things at home. */
function begun({ surprise, sides, ...file }: Written, why: Why): Encounter {
  const named = sides.map(({ members, ...one }, party) => ({
    ...one,
    name: `side ${party}`,
    members: members.map((member, place) => ({ ...member, name: `${party}${place}` })),
  }))
  const read = (members: readonly object[][], listening: Why): Encounter =>
    startOf(
      encounterFile.read(
        {
          system: 'traveller',
          ...file,
          ...(surprise === undefined ? {} : { surprise }),
          sides: named.map((one, party) => ({ ...one, members: members[party] ?? [] })),
        },
        'file',
      ),
      'file',
      listening,
    )
  const somebody = { name: 'x', upp: '777' }
  const mayEnter = (member: object, party: number): boolean => {
    try {
      read(party === 0 ? [[member], [somebody]] : [[somebody], [member]], ruleset.silent)
      return true
    } catch (error) {
      if (error instanceof BadInput) return false
      throw error
    }
  }
  const allowed = named.map(({ members }, party) =>
    members.map(member => lighter(member).find(tried => mayEnter(tried, party)) ?? member),
  )
  return read(allowed, why)
}

const THREE = ['strength', 'dexterity', 'endurance'] as const
type Standing = Encounter['standing'][number]

/** What is wrong with how somebody stands: three characteristics, cartridges and blows that cannot be. */
function wrongWith(one: Standing, full: { readonly [key in (typeof THREE)[number]]: number }, lying: number): string[] {
  const zeros = THREE.filter(key => one[key] === 0).length
  const status = zeros === 0 ? 'active' : zeros === 3 ? 'dead' : 'unconscious'
  return [
    ...THREE.filter(key => one[key] < 0 || one[key] > full[key]),
    ...(one.status === status && one.zeros >= zeros ? [] : ['status']),
    ...(one.blows_left >= 0 ? [] : ['blows']),
    ...(one.weapons.every(({ ammo, spare_loads }) => ammo >= 0 && spare_loads >= 0) ? [] : ['ammunition']),
    ...(one.weapons.filter(({ carried }) => carried === 'thrown').length === lying ? [] : ['thrown blades']),
  ]
}

/** What is wrong with the whole of it. */
function wrong({ roster, standing, lying, contacts }: Encounter): string[] {
  const bandOf = (id: string | undefined): number | undefined => standing.find(one => one.id === id)?.band
  return [
    ...roster.flatMap(({ id, full }, place) => {
      const one = standing[place]
      const own = lying.filter(({ owner }) => owner === id).length
      return one === undefined ? [`${id} is missing`] : wrongWith(one, full, own).map(what => `${id}: ${what}`)
    }),
    ...contacts.filter(([a, b]) => bandOf(a) !== bandOf(b)).map(pair => `contact of ${pair.join(' and ')}`),
  ]
}

/** Whoever does something in a fact: they must be awake and here when the round's actions were named. */
const doer = (fact: EncounterFact): string | undefined => {
  if (fact.type === 'attacked' || fact.type === 'workedOn' || fact.type === 'drew' || fact.type === 'pickedUp')
    return fact.values.who
  return undefined
}

/** The world, with every fact kept and checked as it happens. */
function watching(facts: EncounterFact[]): World<Encounter, EncounterFact> {
  let named: Encounter | undefined
  return {
    ...world,
    evolve: (state, fact) => {
      facts.push(fact)
      const after = world.evolve(state, fact)
      if (fact.type === 'moved') named = after
      const who = doer(fact)
      if (who !== undefined) {
        const one = named?.standing.find(({ id }) => id === who)
        expect(one).toMatchObject({ status: 'active', gone: null })
      }
      if (fact.type === 'roundEnded') expect(wrong(after)).toEqual([])
      return after
    },
  }
}

const counter = ruleset.count()
const sensible = bot(ruleset)
const wild = anything(seeded('wild'))

/** Fights it out and answers the end; the facts, stored and read again, must lead there by themselves. */
function fought(start: Encounter, policy: Policy<Encounter>, seed: string): Encounter {
  const facts: EncounterFact[] = []
  const { state } = simulator(watching(facts), policy, counter).run(encounter, { rounds: ROUNDS }, start, seeded(seed))
  let again = start
  for (const fact of facts) again = world.evolve(again, encounterFacts.read(encounterFacts.store(fact)))
  expect(again).toEqual(state)
  expect(encounterState.read(JSON.parse(JSON.stringify(state)), 'state')).toEqual(state)
  return state
}

describe('traveller.proc.encounter: random encounters', () => {
  let standoffs = 0
  test(`${FOUGHT} of them fought by the bot`, () => {
    let fight = 0
    fc.assert(
      fc.property(written, file => {
        const start = begun(file, counter)
        const end = fought(start, sensible, `fight ${fight++}`)
        expect(end.stage).toBe('over')
        if (end.round >= ROUNDS) standoffs++
      }),
      { numRuns: FOUGHT },
    )
    // Where nobody gains by coming closer, nobody does, and it is called off.
    expect(standoffs).toBeLessThan(FOUGHT / 5)
  })
  test('some of them played in any way that is allowed', () => {
    let fight = 0
    fc.assert(
      fc.property(written, file => {
        fought(begun(file, counter), wild, `wild ${fight++}`)
      }),
      { numRuns: 60 * inject('times') },
    )
  })
  test('which rules of combat, equipment and load never fire here or in the recorded game', () => {
    const fired = new Set(counter.fired.keys())
    for (const script of FIVE_AGAINST_SIX) for (const id of firedIn(played(world, script).entries).keys()) fired.add(id)
    const silent = [...encounterRules, ...attackRules, ...equipmentRules, ...loadRules]
      .map(({ id }) => id)
      .filter(id => !fired.has(id))
    expect(silent.toSorted()).toEqual(Object.keys(NOT_IN_A_FIGHT).toSorted())
  })
})
