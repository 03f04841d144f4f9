/** Somebody who sees where the rounds fall, and tells the gunner. */
import { BadInput, flag, int, list, oneOf, or, rule, steps } from '@umpire/engine'
import { modifierField, scoreField, yardsField } from '../ranged/modifier/fields.ts'
import { margin } from '../roll/success.ts'
import { indirectModifiers } from './attack.ts'

const SHOTS_SEEN = steps('Shots seen', [
  [1, 0],
  [2, 4],
  [Number.POSITIVE_INFINITY, 8],
])
const [NO_BINOCULARS, NO_MAP, NEITHER] = [-1, -3, -5]
const [YARDS, MACHINE_GUN_YARDS] = [500, 100]
const WITHOUT_BINOCULARS = 3

export const observed = {
  /** None before the target is found. */
  shots_seen: or(int({ min: 0, max: 10_000 }), 0),
  binoculars: or(flag(), true),
  map: or(flag(), true),
  observer_distance_yards: or(yardsField, 0),
}

export const observerModifiers = rule(
  {
    id: 'gurps.indirect.observer-modifiers',
    title: 'Modifiers to Forward Observer',
    lines: '2275-2287',
    given: {
      skill: scoreField,
      ...observed,
      /** The fall of bullets is seen less far than that of shells. */
      machine_gun: or(flag(), false),
    },
    gives: 'effective',
  },
  (x, why) => {
    const every = x.machine_gun ? MACHINE_GUN_YARDS : YARDS
    const far = why.round(`full ${every} yards`, x.observer_distance_yards / every, 'down')
    const gear = x.map ? (x.binoculars ? 0 : NO_BINOCULARS) : x.binoculars ? NO_MAP : NEITHER
    return why
      .sum('effective skill')
      .add('Forward Observer', x.skill)
      .add('shots seen', SHOTS_SEEN.at(x.shots_seen, why))
      .when(gear !== 0, 'binoculars and map', gear)
      .when(far > 0, 'distance', x.binoculars ? -far : -far * WITHOUT_BINOCULARS)
      .total()
  },
)

const SECONDS = 5

export const observerSequence = rule(
  {
    id: 'gurps.indirect.observer-sequence',
    title: 'Observed fire, step by step',
    lines: '2267-2275, 2289',
    given: {
      /** Of each try, first to find the target and then to correct the fire. */
      times_2d: list(int({ min: 2, max: 12 }), 1000),
      observer_effective: list(scoreField, 1000),
      observer_rolls: list(int({ min: 3, max: 18 }), 1000),
      fire_direction_center: or(flag(), false),
      fixed_and_sited: or(flag(), false),
    },
  },
  (x, why) => {
    const { fire_direction_center, fixed_and_sited } = x
    const shots_at_seconds: number[] = []
    const modifiers: number[] = []
    let seconds = 0
    let found = false
    for (const [index, time] of x.times_2d.entries()) {
      const [effective, roll] = [x.observer_effective[index], x.observer_rolls[index]]
      if (effective === undefined || roll === undefined) {
        throw new BadInput('times_2d', 'as many as observer_effective and observer_rolls', x.times_2d.length)
      }
      seconds = why.sum('seconds').add('before', seconds).add('2d', time).add('to report', SECONDS).total()
      const observer_margin = margin({ effective, roll }, why)
      if (!found && observer_margin < 0) continue
      const mode = found ? 'observed' : 'blind'
      found = true
      shots_at_seconds.push(seconds)
      modifiers.push(indirectModifiers({ mode, observer_margin, fire_direction_center, fixed_and_sited }, why))
    }
    return { shots_at_seconds, modifiers, seconds, found }
  },
)

export const airBurst = rule(
  {
    id: 'gurps.indirect.air-burst',
    title: 'Air bursts',
    lines: '2291',
    given: { observer_roll: oneOf('success', 'failure') },
    gives: 'burst',
  },
  ({ observer_roll }) => (observer_roll === 'success' ? 'at chosen height' : 'at another height'),
)

/** Guns that nobody speaks to fire at coordinates. */
export const battery = rule(
  {
    id: 'gurps.indirect.battery',
    title: 'Battery fire',
    lines: '2293-2295',
    given: {
      spotting_gun_modifier: modifierField,
      other_guns: int({ min: 0, max: 1000 }),
      in_communication: or(flag(), true),
    },
    gives: 'other_gun_modifiers',
  },
  (x, why): readonly number[] => {
    const alone = { mode: 'blind', observer_margin: 0, fire_direction_center: false, fixed_and_sited: false } as const
    const modifier = x.in_communication
      ? why.input('spotting gun', x.spotting_gun_modifier)
      : indirectModifiers(alone, why)
    return Array.from({ length: x.other_guns }, () => modifier)
  },
)

export const prePlanned = rule(
  {
    id: 'gurps.indirect.pre-planned',
    title: 'Pre-planned fire',
    lines: '2297-2299',
    given: { registered_modifier: modifierField, observer_present: or(flag(), false) },
    gives: 'modifier',
  },
  ({ registered_modifier, observer_present }, why) => {
    if (!observer_present) why.note('registered before, so nobody needs to observe')
    return why.input('registered', registered_modifier)
  },
)
