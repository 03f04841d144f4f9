/** What time brings to a body next, and in how many seconds. */
import type { Why } from '@umpire/engine'
import { healing, healingDaysPerLevel } from '../../campaign/settings.ts'
import { addictionMagnitude } from '../../character/holding.ts'
import { fatigueNow } from '../../fight/state/now.ts'
import { BREATHER } from '../../fight/wound/lasting.ts'
import { maimedLimit } from '../../injury/limbs.ts'
import { levelOf } from '../../tables/health-levels.ts'
import { LIMB_ROWS, type Limb } from '../../tables/limb-levels.ts'
import type { Body } from '../facts/body.ts'
import { DAY } from '../facts/clock.ts'
import { isAlive } from '../facts/evolve.ts'
import { type Person, personIn } from '../facts/person.ts'
import type { Story } from '../facts/state.ts'

/** In the order in which they happen at the same moment: who dies does not wake. */
const HAPPENINGS = [
  'coma roll',
  'coma ends',
  'comes to',
  'limb hurts',
  'limb back',
  'sense',
  'breath',
  'heals',
  'day',
] as const
type Happening = (typeof HAPPENINGS)[number]

export interface Due {
  readonly what: Happening
  readonly who: string
  /** In so many seconds; 0 if it is due now. */
  readonly after: number
}

const least = (all: readonly number[]): number | null => (all.length === 0 ? null : Math.min(...all))

/** Fatigue at which one lies unconscious. */
const AWAKE_BELOW = 10

function comesTo({ body: { out, status }, fighter, standing, clock }: Person, why: Why): number | null {
  if (out === null || status === 'comatose') return null
  if (out.state === 'passed-out') return fatigueNow(fighter.stats.willpower, standing, why) < AWAKE_BELOW ? 0 : null
  return out.until === null ? null : out.until + 1 - clock
}

/** Limbs that were only out for the fight, and maimed ones of which nobody knows yet for how long. */
export function unsettledLimbs({ limbs, limbs_out }: Body, why: Why): readonly Limb[] {
  return limbs.flatMap(({ limb, status, severed, times_maimed }) => {
    if (status === 'useless') return [limb]
    if (status !== 'maimed' || severed || limbs_out.some(out => out.limb === limb)) return []
    return maimedLimit({ times_maimed }, why).best_status === 'unusable' ? [] : [limb]
  })
}

/** Hurt in a fight, and nobody has thrown yet for how long. */
export function unknownSenses({ senses, eyes_hurt, ears_hurt }: Body): readonly ('eye' | 'ear')[] {
  const known = (part: 'eye' | 'ear'): number => senses.filter(one => one.part === part).length
  return [
    ...Array<'eye'>(Math.max(0, eyes_hurt - known('eye'))).fill('eye'),
    ...Array<'ear'>(Math.max(0, ears_hurt - known('ear'))).fill('ear'),
  ]
}

/** What weeks of rest make better: neither a coma nor what is maimed. */
function mayHeal({ status, limbs }: Body, why: Why): boolean {
  if (status === 'comatose' || status === 'dead') return false
  if (levelOf(status) > 0) return true
  return limbs.some(({ status: how, severed, times_maimed }) => {
    if (severed || how === 'maimed' || how === 'useless') return false
    const { best_status } = maimedLimit({ times_maimed }, why)
    return best_status !== 'unusable' && LIMB_ROWS[how].level > LIMB_ROWS[best_status].level
  })
}

function allOf(person: Person, resting: boolean, why: Why): { readonly [what in Happening]: number | null } {
  const { body, clock, character } = person
  const rests = resting || body.out !== null || body.coma !== null
  const heals = resting && healing(why) && mayHeal(body, why)
  const breathes = rests && body.short_fp > 0 && body.wounds.length === 0
  const craves = character.traits.some(taken => !taken.gone && addictionMagnitude(taken) !== undefined)
  return {
    'coma roll': body.coma === null || body.coma.due === null ? null : body.coma.due - clock,
    'coma ends': body.wakes_at === null ? null : body.wakes_at - clock,
    'comes to': comesTo(person, why),
    'limb hurts': unsettledLimbs(body, why).length > 0 ? 0 : null,
    'limb back': least(body.limbs_out.map(({ until }) => until - clock)),
    sense: unknownSenses(body).length > 0 ? 0 : least(body.senses.map(({ until }) => until - clock)),
    breath: breathes ? BREATHER - body.rest_seconds : null,
    heals: heals ? healingDaysPerLevel(why) * DAY - body.rested : null,
    day: craves ? (body.day + 1) * DAY - clock : null,
  }
}

/** All that is coming to everybody, as things are now. */
export function dues(story: Story, resting: readonly string[], why: Why): readonly Due[] {
  return Object.keys(story.people).flatMap(who => {
    if (!isAlive(story, who)) return []
    const all = allOf(personIn(story, who, why), resting.includes(who), why)
    return HAPPENINGS.flatMap(what => {
      const after = all[what]
      return after === null ? [] : [{ what, who, after: Math.max(0, after) }]
    })
  })
}
