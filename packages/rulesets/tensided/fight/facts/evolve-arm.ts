/** What is done with things, and what that makes of the fight. */

import { goesOn } from '../state/now.ts'
import { inHand } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, placeOf, standingAt } from '../state/state.ts'
import { changed, changedArm } from './change.ts'
import type { FightFact } from './facts.ts'

/** Without the thing on the ground. */
const withoutLying = (fight: Fight, who: string, arm: number): Fight => ({
  ...fight,
  lying: fight.lying.filter(one => one.owner !== who || one.arm !== arm),
})

/** Nothing can be aimed with what is not in the hand. */
const withoutAim = (fight: Fight, who: string, arm: number): Fight =>
  changed(fight, who, ({ aim, blocking, stream }) => ({
    aim: aim?.arm === arm ? null : aim,
    stream: stream?.arm === arm ? null : stream,
    blocking: blocking === arm ? null : blocking,
  }))

export function evolveArm(fight: Fight, fact: FightFact): Fight | undefined {
  switch (fact.type) {
    case 'drew':
      return changedArm(fight, fact.values, () => ({ where: fact.values.where }))
    case 'dropped': {
      const { who, arm, x, y } = fact.values
      const after = changedArm(fight, fact.values, () => ({ where: 'dropped' }))
      return withoutAim({ ...after, lying: [...fight.lying, { owner: who, arm, x, y }] }, who, arm)
    }
    case 'pickedUp': {
      const { who, arm, where } = fact.values
      return withoutLying(
        changedArm(fight, fact.values, () => ({ where })),
        who,
        arm,
      )
    }
    case 'snatched':
      return withoutAim(
        changedArm(fight, fact.values, () => ({ where: 'gone' })),
        fact.values.who,
        fact.values.arm,
      )
    case 'fired': {
      const { who, arm, rounds, stream } = fact.values
      const after = changedArm(fight, fact.values, held => ({ rounds: held.rounds - rounds }))
      // Whoever went down in the same moment, or lost the gun, does not go on.
      return changed(after, who, one => {
        const held = one.arms[arm]
        if (stream === null || held === undefined || !inHand(held) || !canAct(one)) return { stream: null }
        const walked = goesOn(one, arm, stream, fight.round)
        return { stream: { arm, target: stream, round: fight.round, ...(walked ? { walked } : {}) } }
      })
    }
    case 'jammed':
      return changedArm(fight, fact.values, () => ({ jammed: true, cleared: 0 }))
    case 'clearing': {
      const { done, free } = fact.values
      return changedArm(fight, fact.values, () => ({ jammed: !free, cleared: free ? 0 : done }))
    }
    case 'reloaded': {
      const { who, rounds, spare } = fact.values
      const after = changedArm(fight, fact.values, () => ({ rounds, spare }))
      return changed(after, who, () => ({ stream: null }))
    }
    case 'aimed': {
      const { who, arm, target, extra } = fact.values
      return changed(fight, who, () => ({ aim: { arm, target, extra } }))
    }
    case 'lostAim':
      return changed(fight, fact.values.who, () => ({ aim: null }))
    case 'threw':
      return thrown(fight, fact.values)
    case 'wentOff': {
      const { weapon, by, x, y } = fact.values
      const at = fight.live.findIndex(one => one.weapon === weapon && one.by === by && one.x === x && one.y === y)
      return { ...fight, live: fight.live.toSpliced(at, at < 0 ? 0 : 1) }
    }
    default:
      return undefined
  }
}

interface Thrown {
  readonly who: string
  readonly arm: number
  readonly x: number
  readonly y: number
  readonly goes_off: number | null
}

/** Of a grenade there may be more at the belt. */
function thrown(fight: Fight, { who, arm, x, y, goes_off }: Thrown): Fight {
  const place = placeOf(fight, who)
  const weapon = fighterAt(fight, place).arms[arm]?.weapon ?? ''
  const spare = standingAt(fight, place).arms[arm]?.spare ?? 0
  if (goes_off === null) {
    const after = changedArm(fight, { who, arm }, () => ({ where: 'dropped' }))
    return { ...after, lying: [...fight.lying, { owner: who, arm, x, y }] }
  }
  const after = changedArm(fight, { who, arm }, () =>
    spare > 0 ? { where: 'stowed', spare: spare - 1 } : { where: 'gone' },
  )
  return { ...after, live: [...fight.live, { x, y, weapon, by: who, goes_off }] }
}
