/** The bot: everything it chooses is allowed, it fights a sensible fight, and memory does not change what it does. */
import { seeded } from '@umpire/dice'
import { type Json, type Policy, simulator } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { encounterFile, startOf } from '../enter/file.ts'
import { type Encounter, fighterAt, partyAt } from '../state/state.ts'
import { begin, fileOf, ruleset, world } from '../test/encounter-fixture.ts'
import { FIVE_AGAINST_SIX } from '../test/five-against-six.ts'
import { encounter } from '../turn/encounter.ts'
import { bot } from './bot.ts'

type Written = { readonly [name: string]: Json }

const gun = (weapon: string, spare_loads = 1): Written => ({ weapon, spare_loads, carried: 'in hand' })
const rifleman = (name: string): Written => ({ name, upp: '787', skills: { Rifle: 1 }, weapons: [gun('Rifle')] })
const swordsman = (name: string): Written => ({ name, upp: '877', skills: { Sword: 1 }, weapons: 'Sword' })

const FEW = { ammo: 1, spare_loads: 3, carried: 'in hand' }
const scripted = FIVE_AGAINST_SIX.map(({ file }) => startOf(encounterFile.read(file, 'file'), 'file', ruleset.silent))
const SET_UPS: readonly Encounter[] = [
  ...scripted,
  begin(fileOf([rifleman('A'), rifleman('A2')], [swordsman('B'), swordsman('B2'), swordsman('B3')], { range: 'long' })),
  begin(fileOf([{ name: 'A', upp: '777' }], [{ name: 'B', upp: '777' }], { range: 'close' })),
  begin(
    fileOf(
      [{ name: 'A', upp: '787', weapons: [{ weapon: 'Revolver', ...FEW }, 'Blade'] }],
      [{ name: 'B', upp: '787', skills: { Carbine: 2 }, weapons: [{ weapon: 'Flintlock Musket', ...FEW }] }],
      { range: 'medium' },
    ),
  ),
  begin(
    fileOf(
      [{ name: 'A', upp: '787', count: 4, weapons: [gun('Submachinegun'), 'Cutlass'], armor: 'cloth' }],
      [{ name: 'wolf', upp: '696', count: 7, kind: 'animal', weapons: ['Teeth', 'Claws'] }],
      { range: 'medium', surprise: 'theirs' },
    ),
  ),
  begin(
    fileOf(
      [
        {
          name: 'A',
          upp: '797',
          count: 3,
          weapons: [gun('Automatic Rifle')],
          armor: 'combat',
          skills: { 'Vacc Suit': 1 },
        },
      ],
      [{ name: 'B', upp: '888', count: 4, weapons: [{ weapon: 'Laser Carbine', carried: 'slung' }], armor: 'ablat' }],
      { range: 'very_long', terrain: 'desert' },
    ),
  ),
]
const FIGHTS = 300
const ROUNDS = 200

const trusted = bot(ruleset)
/** The same choices, looked up. */
const checked: Policy<Encounter> = (offer, state) => trusted(offer, state)

/** What a policy is asked and answers, kept. */
function watched(): {
  readonly policy: Policy<Encounter>
  readonly chosen: { who: string; key: string; state: Encounter }[]
} {
  const chosen: { who: string; key: string; state: Encounter }[] = []
  const policy: Policy<Encounter> = (offer, state) => {
    const key = trusted(offer, state)
    chosen.push({ who: offer.who, key, state })
    return key
  }
  return { policy, chosen }
}

describe('traveller.proc.encounter: fights by the bot', () => {
  const start = (fight: number): Encounter => SET_UPS[fight % SET_UPS.length] ?? begin(fileOf([], []))
  const fast = Array.from({ length: FIGHTS }, (_, fight) =>
    simulator(world, trusted).run(encounter, { rounds: ROUNDS }, start(fight), seeded(`fight ${fight}`)),
  )
  test('every choice is allowed, and looking it up changes nothing', () => {
    const careful = simulator(world, checked)
    for (const [fight, end] of fast.entries()) {
      expect(careful.run(encounter, { rounds: ROUNDS }, start(fight), seeded(`fight ${fight}`)), `${fight}`).toEqual(
        end,
      )
    }
  })
  test('memory changes nothing: the same fights with a counter, for which nothing is remembered', () => {
    const counter = ruleset.count()
    const counted = simulator(world, trusted, counter)
    for (const [fight, end] of fast.entries()) {
      expect(counted.run(encounter, { rounds: ROUNDS }, start(fight), seeded(`fight ${fight}`)), `${fight}`).toEqual(
        end,
      )
    }
    expect(counter.fired.get('traveller.combat.to-hit')).toBeGreaterThan(FIGHTS)
  })
  test('in the midst of a fight it chooses as a bot that has seen nothing of it before', () => {
    for (let fight = 0; fight < 3 * SET_UPS.length; fight++) {
      const policy: Policy<Encounter> = (offer, state) => {
        const key = trusted(offer, state)
        expect(bot(ruleset)(offer, state), `${fight}`).toBe(key)
        return key
      }
      simulator(world, policy).run(encounter, { rounds: ROUNDS }, start(fight), seeded(`fight ${fight}`))
    }
  })
  test('fights end long before they are called off', () => {
    const open = fast.flatMap(({ state }, fight) => (state.round >= ROUNDS ? [fight % SET_UPS.length] : []))
    expect(open).toEqual([])
  })
  test('either side wins some', () => {
    expect(new Set(fast.map(({ result }) => result.winner))).toEqual(new Set([0, 1, null]))
  })
})

describe('traveller.combat.reloading: the bot', () => {
  test('reloads a gun that is empty, and a flintlock standing, because who loads it may not evade', () => {
    const { policy, chosen } = watched()
    const start = SET_UPS[scripted.length + 2] ?? begin(fileOf([], []))
    for (let fight = 0; fight < 20; fight++)
      simulator(world, policy).run(encounter, { rounds: ROUNDS }, start, seeded(`${fight}`))
    const reloads = chosen.filter(({ key }) => key.startsWith('reload:'))
    expect(reloads.map(({ key }) => key)).toContain('reload:Flintlock Musket')
    for (const { state, who, key } of reloads) {
      const { movement } = state.standing.find(({ id }) => id === who) ?? {}
      if (key === 'reload:Flintlock Musket') expect(movement).toBe('stand')
    }
  })
})

describe('traveller.combat.movement-status: the bot', () => {
  test('keeps its distance with a rifle against swords, and closes with a sword against rifles', () => {
    const { policy, chosen } = watched()
    const start = begin(fileOf([rifleman('A')], [swordsman('B')], { range: 'long' }))
    for (let fight = 0; fight < 20; fight++)
      simulator(world, policy).run(encounter, { rounds: ROUNDS }, start, seeded(`${fight}`))
    const moves = (who: string) =>
      chosen.filter(one => one.who === who && /^(close|open)/.test(one.key)).map(({ key }) => key)
    expect(moves('A').filter(key => key.startsWith('close'))).toEqual([])
    expect(moves('B').filter(key => key.startsWith('close')).length).toBeGreaterThan(20)
  })
})

describe('traveller.combat.morale: the bot', () => {
  test('runs when its party breaks, and only then gives way without need', () => {
    const { policy, chosen } = watched()
    for (let fight = 0; fight < 40; fight++) {
      const start = SET_UPS[scripted.length] ?? begin(fileOf([], []))
      simulator(world, policy).run(encounter, { rounds: ROUNDS }, start, seeded(`${fight}`))
    }
    const broken = chosen.filter(({ who, state }) => {
      const place = state.roster.findIndex(({ id }) => id === who)
      return partyAt(state, fighterAt(state, place).party).broken
    })
    expect(broken.length).toBeGreaterThan(10)
    for (const { key } of broken) expect(key).toMatch(/^(open:|surrender$|strength$|dexterity$|endurance$)/)
  })
})
