/** Fire at what the gunner does not see: an observer finds the target, rounds fall, he corrects, more rounds fall. */
import { procedure } from '@umpire/engine'
import { isUp } from '../../condition/condition.ts'
import { indirectStatistics } from '../../indirect/attack.ts'
import { airBurst, battery } from '../../indirect/observer.ts'
import { margin } from '../../roll/success.ts'
import { skillDefault } from '../../skill/default.ts'
import { type Asking, mustBeUp } from '../body/common.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { conditionIn } from '../facts/state.ts'
import { levelOf, vitalsOf } from '../person/vitals.ts'
import { type Fire, GIVEN } from './fire-input.ts'
import { type Corrected, corrected, observerSkill, UNSEEN, type Watching } from './observing.ts'
import { beats, bursts, fire } from './rounds.ts'

type Fired =
  | Refused
  | { readonly allowed: true; readonly rounds: number; readonly hits: number; readonly modifier: number }

export const observedFire = procedure(
  { id: 'gurps.procedure.observed-fire', title: 'Observed indirect fire', given: GIVEN },
  (ask: Asking, x): Fired => {
    const { why } = ask
    mustBeUp(ask.state, x.gunner)
    const skill = levelOf(vitalsOf(ask.state, x.gunner, why).person, x.skill, why)
    if (skill === undefined) return refused(skillDefault, `${x.gunner} cannot use ${x.skill}`)
    if (x.observer !== null && observerSkill(ask, x.observer) === undefined) {
      return refused(skillDefault, `${x.observer} cannot observe fire`)
    }
    const { acc, min_range, indirect_range } = x.gun
    const { allowed } = indirectStatistics(
      { acc, aim_turns: 0, skill, range_yards: x.range_yards, min_range, indirect_range },
      why,
    )
    if (!allowed) return refused(indirectStatistics, `${x.gun.name} does not reach ${x.range_yards} yards`)
    let watching = UNSEEN
    let [hits, rounds, modifier] = [0, 0, 0]
    while (rounds < x.rounds && isUp(conditionIn(ask.state, x.gunner))) {
      const next: Corrected = corrected(ask, x, watching, rounds)
      watching = next.watching
      if (next.modifier === null) break
      modifier = next.modifier
      if (oneRound(ask, x, skill, modifier, watching)) hits++
      rounds++
    }
    const { other_guns, in_communication } = x
    const others = rounds === 0 ? [] : battery({ spotting_gun_modifier: modifier, other_guns, in_communication }, why)
    for (const own of others) {
      if (oneRound(ask, x, skill, own, watching)) hits++
      rounds++
    }
    return { allowed: true, rounds, hits, modifier }
  },
)

/** Whether it fell where it should. */
function oneRound(ask: Asking, x: Fire, skill: number, modifier: number, watching: Watching): boolean {
  const shot = fire(ask, x, skill, modifier)
  if (x.machine_gun) beats(ask, x, shot)
  else bursts(ask, x, shot, fuse(ask, x, watching))
  return shot.hit
}

/** Height is one more thing that the observer must tell rightly. */
function fuse(ask: Asking, x: Fire, { observer_rolls, observer_effective }: Watching): boolean {
  if (!x.air_burst) return false
  const [effective, roll] = [observer_effective.at(-1), observer_rolls.at(-1)]
  const told = effective !== undefined && roll !== undefined && margin({ effective, roll }, ask.why) >= 0
  const height = airBurst({ observer_roll: told ? 'success' : 'failure' }, ask.why)
  ask.note({ text: `${x.gun.name} bursts ${height}.`, rule: airBurst.id })
  return told
}
