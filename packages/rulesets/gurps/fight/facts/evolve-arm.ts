/** What the facts about things make of a fight. */

import type { Held } from '../state/standing.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { changed, changedArm, copyOfHeld } from './change.ts'
import type { FightFact } from './facts.ts'

type ArmFact = Extract<
  FightFact,
  {
    type:
      | 'readied'
      | 'unreadied'
      | 'dropped'
      | 'flewOff'
      | 'pickedUp'
      | 'thrownAway'
      | 'broke'
      | 'jammed'
      | 'clearing'
      | 'reloaded'
      | 'aimed'
      | 'lostAim'
      | 'fired'
      | 'struckWith'
      | 'parriedWith'
  }
>

/** It lies on the ground there. */
function onGround(fight: Fight, { who, arm }: { who: string; arm: number }, q: number, r: number): Fight {
  const lying = [...fight.lying, { owner: who, arm, q, r }]
  const after = changedArm(fight, { who, arm }, held => ({ ...held, where: 'dropped', work_done: 0 }))
  return withoutAim({ ...after, lying }, who, arm)
}

/** Nobody aims or watches with what he does not hold. */
function withoutAim(fight: Fight, who: string, arm: number): Fight {
  const { aim, watch } = standingAt(fight, placeOf(fight, who))
  if (aim?.arm !== arm && watch?.arm !== arm) return fight
  return changed(fight, who, one => ({
    ...one,
    aim: aim?.arm === arm ? null : aim,
    watch: watch?.arm === arm ? null : watch,
  }))
}

const takenUp = (fight: Fight, { who, arm }: { who: string; arm: number }): Fight => ({
  ...fight,
  lying: fight.lying.filter(one => one.owner !== who || one.arm !== arm),
})

/** A hand that has gone to the grip stays there; where there is nothing to say of it, nothing is written. */
const gripped = ({ both_hands = false }: Held, fact: { readonly both_hands?: boolean | undefined }): Partial<Held> =>
  both_hands || fact.both_hands === true ? { both_hands: true } : {}

export function evolveArm(fight: Fight, fact: ArmFact): Fight {
  switch (fact.type) {
    case 'fired': {
      const { rounds, groups } = fact.values
      return changedArm(fight, fact.values, held => {
        const shot = copyOfHeld(held)
        shot.rounds = Math.max(0, held.rounds - rounds)
        shot.fired = true
        shot.groups += groups
        return shot
      })
    }
    case 'readied':
    case 'pickedUp': {
      const { turns_left } = fact.values
      const where = turns_left === 0 ? 'ready' : 'unready'
      const after = fact.type === 'pickedUp' ? takenUp(fight, fact.values) : fight
      return changedArm(after, fact.values, held => ({ ...held, where, turns_to_ready: turns_left }))
    }
    case 'unreadied':
      return withoutAim(
        changedArm(fight, fact.values, held => ({ ...held, where: 'unready', turns_to_ready: fact.values.turns })),
        fact.values.who,
        fact.values.arm,
      )
    case 'dropped': {
      const { q, r } = standingAt(fight, placeOf(fight, fact.values.who))
      return onGround(fight, fact.values, q, r)
    }
    case 'flewOff':
      return onGround(fight, fact.values, fact.values.q, fact.values.r)
    case 'thrownAway':
      return withoutAim(
        changedArm(takenUp(fight, fact.values), fact.values, held => ({ ...held, where: 'gone' })),
        fact.values.who,
        fact.values.arm,
      )
    case 'broke': {
      const harm = fact.values.for_good ? 'broken' : 'cannot-fire'
      return withoutAim(
        changedArm(fight, fact.values, held => ({ ...held, harm })),
        fact.values.who,
        fact.values.arm,
      )
    }
    case 'jammed': {
      const { turns, modifier } = fact.values
      return changedArm(fight, fact.values, held => ({
        ...held,
        jam_turns: turns,
        jam_modifier: modifier,
        work_done: 0,
      }))
    }
    case 'clearing': {
      const { done, cleared, again } = fact.values
      return changedArm(fight, fact.values, held => ({
        ...held,
        work_done: cleared || again !== null ? 0 : done,
        jam_turns: cleared ? null : (again ?? held.jam_turns),
      }))
    }
    case 'reloaded': {
      const { done, rounds } = fact.values
      return changedArm(fight, fact.values, held =>
        rounds === null
          ? { ...held, work_done: done }
          : { ...held, work_done: 0, rounds, spare: Math.max(0, held.spare - 1) },
      )
    }
    case 'aimed': {
      const { who, arm, target, turns, braced } = fact.values
      return changed(fight, who, one => ({ ...one, aim: { arm, target, turns, braced } }))
    }
    case 'lostAim':
      return changed(fight, fact.values.who, one => ({ ...one, aim: null }))
    case 'struckWith':
      return changedArm(fight, fact.values, held => ({ ...held, struck: true, ...gripped(held, fact.values) }))
    case 'parriedWith':
      return changedArm(fight, fact.values, held => ({
        ...held,
        parries: held.parries + 1,
        ...gripped(held, fact.values),
      }))
  }
}
