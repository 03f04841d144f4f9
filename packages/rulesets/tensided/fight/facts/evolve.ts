/** What the facts of a fight make of it. Nothing is rolled and no rule is asked. */
import { isExposing } from '../choice/act.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { changed } from './change.ts'
import { evolveArm } from './evolve-arm.ts'
import { evolveBody } from './evolve-body.ts'
import type { FightFact } from './facts.ts'

/** What was declared for a round is over with it, and so is surprise. */
const afterRound = (one: Standing): Standing =>
  one.acts.length + one.struck + one.missed + one.swung_at.length + one.unaware.length === 0
    ? one
    : { ...one, acts: [], blocking: null, pace: 0, struck: 0, missed: 0, swung_at: [], unaware: [], exposed: false }

/** Further aiming is lost on whoever is shot at in the place of another; the sights stay up. */
function aimedElsewhere(fight: Fight, who: string, target: string): Fight {
  const { aim } = standingAt(fight, placeOf(fight, who))
  if (aim === null || aim.extra === 0 || aim.target === target) return fight
  return changed(fight, who, () => ({ aim: { arm: aim.arm, target: target === '' ? null : target, extra: 0 } }))
}

export function evolveFight(fight: Fight, fact: FightFact): Fight {
  switch (fact.type) {
    case 'began':
      return { ...fight, stage: 'fight', round: 1 }
    case 'declared': {
      const { who, acts, pace, blocking } = fact.values
      return changed(fight, who, () => ({ acts, pace, blocking, exposed: acts.some(isExposing) }))
    }
    case 'moved': {
      const { who, x, y } = fact.values
      return changed(fight, who, () => ({ x, y, cover: null }))
    }
    case 'foundCover': {
      const { who, x, y, hp } = fact.values
      const after = changed(fight, who, () => ({ cover: fight.covers.length }))
      return { ...after, covers: [...fight.covers, { x, y, hp }] }
    }
    case 'wentBehind':
      return changed(fight, fact.values.who, () => ({ cover: fact.values.cover }))
    case 'coverHit': {
      const { cover, hp } = fact.values
      const covers = fight.covers.map((one, number) => (number === cover ? { ...one, hp } : one))
      // What is shot to pieces covers nobody.
      const standing =
        hp > 0 ? fight.standing : fight.standing.map(one => (one.cover === cover ? { ...one, cover: null } : one))
      return { ...fight, covers, standing }
    }
    case 'waited': {
      const { who, target, rounds } = fact.values
      return changed(fight, who, () => ({ waited: { target, rounds } }))
    }
    case 'attacked': {
      const { who, target, hand_to_hand, came } = fact.values
      if (!hand_to_hand) return aimedElsewhere(fight, who, target)
      // An opening is used up by the attack it was waited for, or by any other. A blow that is blocked tires as a miss.
      return changed(fight, who, ({ struck, missed }) => ({
        waited: null,
        ...(came === 'hit' ? { struck: struck + 1 } : { missed: missed + 1 }),
      }))
    }
    case 'blockSpent':
      return changed(fight, fact.values.who, () => ({ blocking: null }))
    case 'swung':
      return changed(fight, fact.values.who, ({ swung_at }) => ({ swung_at: [...swung_at, fact.values.at] }))
    case 'playedDirty':
      return changed(fight, fact.values.who, ({ dirty }) => ({ dirty: [...dirty, fact.values.at] }))
    case 'grabbed': {
      const { who, on, kind, until } = fact.values
      return { ...fight, holds: [...fight.holds, { by: who, on, kind, until }] }
    }
    case 'released': {
      const { who, on, kind } = fact.values
      const at = fight.holds.findIndex(one => one.by === who && one.on === on && one.kind === kind)
      return { ...fight, holds: fight.holds.toSpliced(at, at < 0 ? 0 : 1) }
    }
    case 'left': {
      const { who, how } = fact.values
      const holds = fight.holds.filter(({ by, on }) => by !== who && on !== who)
      return changed({ ...fight, holds }, who, () => ({
        gone: how,
        aim: null,
        waited: null,
        stream: null,
        blocking: null,
      }))
    }
    case 'roundEnded':
      return { ...fight, round: fight.round + 1, standing: fight.standing.map(afterRound) }
    case 'ended':
      return { ...fight, stage: 'over', winner: fact.values.winner }
    default:
      return evolveArm(fight, fact) ?? evolveBody(fight, fact) ?? fight
  }
}
