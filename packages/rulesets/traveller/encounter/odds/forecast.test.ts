/** What an attack on a group would do: against brute force for each victim, and against the attack made many times. */
import { seeded } from '@umpire/dice'
import { type Ask, compose, procedure, simulator, startPlay, text, throwing } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { customWeapons } from '../../equipment/weapon/custom-weapons.ts'
import { choosable } from '../../ruleset/rules.ts'
import { actionOf, isAttack } from '../attack/action.ts'
import { attack } from '../attack/attack.ts'
import { encounterFile, startOf } from '../enter/file.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { type Encounter, placeOf } from '../state/state.ts'
import { type ByHand, expectTold } from '../test/brute-force-fixture.ts'
import { changed, fighting, fileOf, world } from '../test/encounter-fixture.ts'
import { round } from '../turn/round.ts'
import { layBlow } from '../wound/wounds.ts'
import { actionsOf, forecast } from './forecast.ts'
import { automatic } from './wound-odds.ts'

/** Each of them with another DM, added up by hand from the book's tables. */
const groups: readonly {
  readonly what: string
  readonly state: Encounter
  readonly action: string
  readonly victims: { readonly [id: string]: ByHand }
}[] = [
  {
    what: 'a shotgun at a group of four: medium +3, dexterity 3 −1, level 0',
    state: changed(
      fighting(
        fileOf(
          [{ name: 'A', upp: '737', weapons: 'Shotgun' }],
          [
            { name: 'mesh', upp: '788', armor: 'mesh' },
            { name: 'cloth', upp: '546', armor: 'cloth' },
            { name: 'bled', upp: '777', armor: 'cloth', now: [7, 4, 7] },
            { name: 'ablat', upp: '999', armor: 'ablat' },
          ],
        ),
        2,
      ),
      'bled',
      { wounded: true },
    ),
    action: 'shoot:cloth:Shotgun',
    victims: {
      cloth: { dm: -1, dice: 4, throws: 1, victim: [5, 4, 6], unhurt: true },
      mesh: { dm: 1, dice: 4, throws: 1, victim: [7, 8, 8], unhurt: true },
      bled: { dm: -1, dice: 4, throws: 1, victim: [7, 4, 7], unhurt: false },
      ablat: { dm: 4, dice: 4, throws: 1, victim: [9, 9, 9], unhurt: true },
    },
  },
  {
    what: 'a burst at a group, of whom one evades: short +3, dexterity 9 +2, level 0, and −3 for the two beside',
    state: changed(
      fighting(
        fileOf(
          [{ name: 'A', upp: '797', weapons: 'Submachinegun' }],
          [
            { name: 'evades', upp: '777', armor: 'cloth' },
            { name: 'cloth', upp: '645', armor: 'cloth' },
            { name: 'mesh', upp: '788', armor: 'mesh' },
            { name: 'too', upp: '555', armor: 'cloth' },
            { name: 'far down the list', upp: '777', armor: 'cloth' },
          ],
        ),
        0,
      ),
      'evades',
      { movement: 'evade' },
    ),
    action: 'shoot:cloth:Submachinegun',
    victims: {
      cloth: { dm: 2, dice: 3, throws: 2, victim: [6, 4, 5], unhurt: true },
      mesh: { dm: 2, dice: 3, throws: 1, victim: [7, 8, 8], unhurt: true },
      too: { dm: -1, dice: 3, throws: 1, victim: [5, 5, 5], unhurt: true },
    },
  },
]

/** As in a round: all throws with their wound dice, then the wounds of all. */
const wholeAttack = procedure(
  { id: 'test.attack', title: 'An attack as it is made in a round', given: { who: text(60), action: text(200) } },
  (ask: Ask<Encounter, EncounterFact>, x): readonly number[] => {
    const place = placeOf(ask.state, x.who)
    const action = actionOf(ask.state.roster, place, x.action)
    if (!isAttack(action)) return []
    const blow = attack(ask, ask.state, place, action)
    layBlow(ask, blow)
    return blow.hits.map(({ target }) => target)
  },
)

const RUNS = 2000 * inject('times')

describe('traveller.proc.attack: the odds of a group', () => {
  for (const { what, state, action, victims } of groups) {
    const told = forecast(world, state, 'A', action)
    test(`${what}: for each victim equal to brute force`, () => {
      expect(told.map(({ victim }) => victim)).toEqual(Object.keys(victims))
      for (const [id, attack] of Object.entries(victims)) {
        expectTold(
          told.find(({ victim }) => victim === id),
          attack,
        )
      }
    })
    test(`${what}: made ${RUNS} times as in a round, within four standard errors`, () => {
      const attacks = simulator(world, automatic)
      const source = seeded(what)
      const seen = told.map(({ victim }) => ({ place: placeOf(state, victim), hit: 0, down: 0, serious: 0, dead: 0 }))
      for (let run = 0; run < RUNS; run++) {
        const { result, state: after } = attacks.run(wholeAttack, { who: 'A', action }, state, source)
        for (const one of seen) {
          const { status, zeros } = after.standing[one.place] ?? {}
          if (result.includes(one.place)) one.hit++
          if (status !== 'active') one.down++
          if (status === 'unconscious' && zeros === 2) one.serious++
          if (status === 'dead') one.dead++
        }
      }
      for (const [index, one] of told.entries()) {
        for (const key of ['hit', 'down', 'serious', 'dead'] as const) {
          const { decimal } = one[key]
          const error = Math.sqrt((decimal * (1 - decimal)) / RUNS)
          const share = (seen[index]?.[key] ?? 0) / RUNS
          expect(Math.abs(share - decimal), `${one.victim} ${key}`).toBeLessThan(4 * error + 1 / RUNS)
        }
      }
    })
    test(`${what}: told alike alone and among all that may be done`, () => {
      const panel = actionsOf(world, state, 'A')
      expect(panel.find(({ key }) => key === action)?.forecast).toEqual(told)
      for (const { refused, forecast: odds } of panel) if (refused !== undefined) expect(odds).toEqual([])
    })
  }
})

test('traveller.combat.throwing-blades: a thrown blade endangers its target alone, whoever stands beside it', () => {
  const daggers = [{ name: 'A', upp: '797', skills: { Dagger: 2 }, weapons: 'Dagger' }]
  const state = fighting(fileOf(daggers, [{ name: 'B', count: 3, upp: '777' }]), 0)
  expect(forecast(world, state, 'A', 'throw:B 2:Dagger').map(({ victim }) => victim)).toEqual(['B 2'])
})

const ROWS = {
  skill: 'Shotgun',
  armour: { nothing: 5, jack: 5, mesh: -1, cloth: -3, reflec: 5, ablat: 2, combat: -5 },
  range: { close: -8, short: 1, medium: 3, long: -6, very_long: null },
  wound_dice: 4,
}

describe('traveller.equipment.new-weapons: weapons of an encounter file', () => {
  const weapons = {
    Scattergun: { ...ROWS, class: 'gun', type: 'long gun', capacity: 10, spreads: true },
    Slug: { ...ROWS, class: 'gun', type: 'long gun', capacity: 10 },
    Carrier: { ...ROWS, class: 'gun', type: 'long gun', capacity: 20, shots_per_trigger: 4, single_shots: true },
    Tomahawk: { ...ROWS, class: 'blade', throwable: true },
    Axe: { ...ROWS, class: 'blade' },
  }
  const file = encounterFile.read(
    fileOf(
      [{ name: 'A', upp: '797', skills: { Shotgun: 1 }, weapons: Object.keys(weapons) }],
      [{ name: 'B', count: 3, upp: '777' }],
      { settings: { [customWeapons.id]: weapons }, range: 'short' },
    ),
    'file',
  )
  const armed = { ...world, ruleset: compose(choosable, file) }
  const state: Encounter = { ...startOf(file, 'file', armed.ruleset.silent), stage: 'fight' }
  const victims = (key: string) => forecast(armed, state, 'A', key).map(({ victim }) => victim)
  const allowed = (key: string) => actionsOf(armed, state, 'A').find(one => one.key === key)?.refused === undefined

  test('a charge that spreads endangers those beside the target, another does not', () => {
    expect(victims('shoot:B 2:Scattergun')).toEqual(['B 2', 'B 1', 'B 3'])
    expect(victims('shoot:B 2:Slug')).toEqual(['B 2'])
  })
  test('a gun that fires bursts endangers them, and may be switched after the firing', () => {
    expect(victims('shoot:B 2:Carrier')).toEqual(['B 2', 'B 1', 'B 3'])
    const held = changed(state, 'A', { hand: 2 })
    const play = startPlay(armed, round, {}, held, throwing(seeded('switch')), [], offer =>
      offer.question === 'fire mode' ? 'switch' : (offer.choices[0]?.key ?? ''),
    )
    expect(play.state.standing[0]?.weapons.map(({ mode }) => mode)).toEqual([
      'burst',
      'burst',
      'single',
      'burst',
      'burst',
    ])
  })
  test('a blade that is made for it may be thrown, another not', () => {
    expect(allowed('throw:B 1:Tomahawk')).toBe(true)
    expect(allowed('throw:B 1:Axe')).toBe(false)
  })
})
