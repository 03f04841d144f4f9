/** What happens when people roll and contend, and who sees it. */
import { everyone, fact, flag, int, list, nullable, oneOf, text } from '@umpire/engine'
import { NAME, OWNER, SCORE, SECRECY, WHO, where } from './fields.ts'

const CRITICAL = oneOf('success', 'failure', 'none')
const OPEN = where('secret', ['nothing'], everyone)
const OWN = where('secret', ['nothing'], OWNER)

/** A success roll, with what it came to. */
export const rolled = fact({
  type: 'rolled',
  version: 1,
  fields: {
    ...WHO,
    skill: NAME,
    basic: SCORE,
    modifiers: list(SCORE, 50),
    because: text(500),
    task: NAME,
    attempt: int({ min: 1, max: 1000 }),
    effective: SCORE,
    success: flag(),
    critical: CRITICAL,
    margin: SCORE,
    /** What gave another throw: Luck, Daredevil or nothing. */
    again: NAME,
    /** What the game master may tell after a hidden roll. */
    answer: NAME,
    secret: oneOf(...SECRECY),
  },
  sight: {
    who: everyone,
    skill: everyone,
    basic: OWN,
    modifiers: { each: OWN },
    because: OPEN,
    task: everyone,
    attempt: everyone,
    effective: OWN,
    success: OPEN,
    critical: OPEN,
    margin: OWN,
    again: OPEN,
    answer: where('secret', [], everyone),
    secret: everyone,
  },
  audience: where('secret', ['nothing', 'outcome'], everyone),
  reasons: OWN,
})

export const usedLuck = fact({
  type: 'usedLuck',
  version: 1,
  fields: { ...WHO, at: text(5) },
  sight: { who: everyone, at: everyone },
  reasons: OWNER,
})

const SIDES = { ...WHO, skill: NAME, effective: SCORE, against: NAME, against_skill: NAME, against_effective: SCORE }
const SEEN = {
  who: everyone,
  skill: everyone,
  effective: OWN,
  against: everyone,
  against_skill: everyone,
  against_effective: where(
    'secret',
    ['nothing'],
    (seat, { holder: { against } }) =>
      seat.role === 'gm' || (typeof against === 'string' && seat.actors.includes(against)),
  ),
}

/** One try of both sides that decided nothing, in a contest that goes on. */
export const heldOut = fact({
  type: 'heldOut',
  version: 1,
  fields: { ...WHO, against: NAME, secret: oneOf(...SECRECY) },
  sight: { who: everyone, against: everyone, secret: everyone },
  audience: where('secret', ['nothing'], everyone),
})

export const contested = fact({
  type: 'contested',
  version: 1,
  fields: {
    ...SIDES,
    kind: oneOf('quick', 'regular'),
    winner: oneOf('a', 'b', 'none'),
    /** Of a Quick Contest. */
    margin: nullable(SCORE),
    against_margin: nullable(SCORE),
    secret: oneOf(...SECRECY),
  },
  sight: {
    ...SEEN,
    kind: everyone,
    winner: OPEN,
    margin: SEEN.effective,
    against_margin: SEEN.against_effective,
    secret: everyone,
  },
  audience: where('secret', ['nothing', 'outcome'], everyone),
})

/** A jump by parachute. */
export const jumped = fact({
  type: 'jumped',
  version: 1,
  fields: { ...WHO, level: SCORE, success: flag(), critical: CRITICAL, outcome: NAME, landing: nullable(NAME) },
  sight: { who: everyone, level: OWNER, success: everyone, critical: everyone, outcome: everyone, landing: everyone },
  reasons: OWNER,
})

/** What a weapon did to whoever was hit. */
export const damaged = fact({
  type: 'damaged',
  version: 1,
  fields: {
    ...WHO,
    weapon: NAME,
    mode: NAME,
    damage: NAME,
    kind: NAME,
    target: NAME,
    dr: SCORE,
    basic: SCORE,
    penetrating: SCORE,
    injury: SCORE,
  },
  sight: {
    who: everyone,
    weapon: everyone,
    mode: everyone,
    damage: everyone,
    kind: everyone,
    target: everyone,
    basic: everyone,
    injury: everyone,
  },
  reasons: OWNER,
})

export const rollFacts = [rolled, usedLuck, heldOut, contested, jumped, damaged] as const
