/** Which rules of the screen fire: in games, and through the rules that its options replace. */
import { type Callable, compose } from '@umpire/engine'
import { duels, firedWith } from '@umpire/gurps/fixtures'
import * as rooms from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { LOCATIONS } from '../location/rows.ts'
import { screenOptions } from '../option/index.ts'
import { screenNeverFires } from '../ruleset/never-fires.ts'
import { rules } from '../ruleset/rules.ts'

const ruleset = compose({ options: screenOptions }, { options: screenOptions.map(({ key }) => key) })
const counter = ruleset.count()
const ask = (rule: Callable, given: object): unknown => rule.answer(given, counter)

/** What the screen prints again or defines for whoever asks; the rules of the other book have it under their own ids. */
const LOOK_UPS = [
  'screen.effect.vocabulary',
  'screen.bite.table',
  'screen.probability.table',
  'screen.critical.thresholds',
  'screen.ranged.procedure',
  'screen.ranged.burst-table',
  'screen.size.speed-range-rule',
]
/** What waits for a maneuver that asks for it by its own name. */
const ASKED_FOR = [
  'screen.maneuver.feint',
  'screen.maneuver.concentrate',
  'screen.maneuver.wait',
  'screen.maneuver.wild-swing',
]

test('options: every rule is reached, but for look-ups and what is asked for by name', () => {
  for (const location of LOCATIONS) {
    ask(rooms.crippling, { ht: 10, location, injury: 3, penetrating: 3, type: 'cutting' })
    ask(rooms.locationDefault, { location_named: true, named: location, missed_by_one: true })
    ask(rooms.locationDefault, { location_named: true, named: location })
  }
  ask(rooms.locationDefault, { location_roll: 9 })
  ask(rooms.damageType, { location: 'torso', type: 'cutting', penetrating: 3, ht: 10 })
  const crit = { effective: 12, roll: 4, table_roll: 9 }
  for (const location of ['torso', 'head']) ask(rooms.criticalHit, { ...crit, location })
  ask(rooms.criticalHit, { ...crit, target: 'vehicle' })
  for (const kind of ['hand-weapon', 'gun', 'strike', 'grapple']) {
    ask(rooms.criticalMiss, { effective: 12, roll: 18, with: kind, table_roll: 9 })
  }
  const circumstances = ['large-shield']
  ask(rooms.attackModifiers, { skill: 12, circumstances })
  ask(rooms.activeChoice, { dodge: 5, parry: 6, block: 6, attack_from: 'side', retreat: true, circumstances, roll: 18 })
  ask(rooms.maneuverMove, { move: 5, forward: 2 })
  ask(rooms.situational, { target_is: ['head-only'] })
  ask(rooms.size, { target: 'vehicle', length_yards: 5, width_yards: 2 })
  ask(rooms.frightConsequence, { margin_of_failure: 2, roll: 10 })
  ask(rooms.firstAid, { tl: 3, skill: 12, hp_lost: 5 })
  ask(rooms.falling, { yards: 5, armor: 'leather', armor_dr: 2, dice_total: 20 })
  for (const situation of rooms.SITUATIONS) ask(rooms.reactionRoll, { roll: 10, situation })
  const asksItself = (id: string): boolean => id.startsWith('screen.option.')
  const silent = rules.map(({ id }) => id).filter(id => !counter.fired.has(id) && !asksItself(id))
  expect(silent.sort()).toEqual([...LOOK_UPS, ...ASKED_FOR].sort())
})

/** A critical miss of a grapple comes up once in fifty throws. */
const GRAPPLES = 80
const grapples = (options: readonly string[]) =>
  duels(options).flatMap(duel => (duel.likes.includes('judo') ? [{ ...duel, times: GRAPPLES }] : []))

test('gurps.procedure.combat: with all options, the rules that never fire are exactly those that are listed', () => {
  const all = { ...rooms.choosable, options: [...rooms.choosable.options, ...screenOptions] }
  const fired = firedWith(
    all,
    screenOptions.map(({ key }) => key),
    { duels: grapples },
  )
  expect(rules.map(({ id }) => id).filter(id => !fired.has(id))).toEqual(Object.keys(screenNeverFires))
})
