/** Contests of two people, or of one against a number: quick, or until one side wins. */
import {
  type Ask,
  BadInput,
  int,
  nullable,
  oneOf,
  or,
  procedure,
  record,
  type ValueOf,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import type { Skill } from '../../catalog/entry/skill.ts'
import { contestTime, quickContest, regularContest, unqualifiedContest, type Winner } from '../../contest/contest.ts'
import { effectiveSkill } from '../../roll/modifiers.ts'
import { MODIFIERS, NAME, SCORE, SITUATION, secrecy, situationOf, THREE_DICE } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { contested, heldOut } from '../facts/roll-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { personIn } from '../person/person.ts'
import { SCORES, scoreOf, skillIn } from '../person/score.ts'

/** A side as the dice know it. */
const SIDE = record({ who: NAME, purpose: NAME, effective: SCORE, fails_from: nullable(int()) })
export type Side = ValueOf<typeof SIDE>

const TRY = { a: SIDE, b: SIDE, secret: secrecy }
type Try = ValuesOf<typeof TRY>

const entrant = ({ effective, fails_from }: Side) => (fails_from === null ? { effective } : { effective, fails_from })
const about = ({ who, purpose }: Side, { secret }: Try) => ({ purpose, by: who, secret: secret !== 'nothing' })

export type Quick = { readonly winner: Winner; readonly margin_a: number; readonly margin_b: number }

export const quickly = procedure(
  { id: 'gurps.procedure.quick-try', title: 'One roll of each side', given: TRY },
  (ask: Ask<Story, StoryFact>, x): Quick => {
    const first = ask.read(THREE_DICE, about(x.a, x), roll => roll)
    return ask.read(
      THREE_DICE,
      about(x.b, x),
      (roll): Quick => quickContest({ a: { ...entrant(x.a), roll: first }, b: { ...entrant(x.b), roll } }, ask.why),
    )
  },
)

/** One try of a contest that goes on until exactly one side succeeds; the winner goes from try to try. */
export const tryOnce = procedure(
  {
    id: 'gurps.procedure.regular-try',
    title: 'A try of both sides',
    given: { ...TRY, winner: oneOf('a', 'b', 'none') },
  },
  (ask: Ask<Story, StoryFact>, x): Try & { readonly winner: Winner } => {
    const first = ask.read(THREE_DICE, about(x.a, x), roll => roll)
    const winner = ask.read(THREE_DICE, about(x.b, x), (roll): Winner => {
      const came = regularContest({ a: entrant(x.a), b: entrant(x.b), rolls: [[first, roll]] }, ask.why)
      return came.winner === 'a' || came.winner === 'b' ? came.winner : 'none'
    })
    if (winner === 'none') ask.record(heldOut({ who: x.a.who, against: x.b.who, secret: x.secret }))
    return { ...x, winner }
  },
)

/** After so many tries a contest is left as it is, unless somebody takes it up again. */
const MOST_TRIES = 100

const CONTEST = {
  who: NAME,
  skill: NAME,
  modifiers: MODIFIERS,
  /** Somebody of this story; nobody where only a number stands against it. */
  against: or(nullable(NAME), null),
  /** What the other one rolls; what the skill itself names, or else the same. */
  against_skill: or(nullable(NAME), null),
  /** In place of what somebody's file says. */
  against_score: or(nullable(int({ min: -100, max: 100 })), null),
  against_modifiers: MODIFIERS,
  kind: or(oneOf('as the skill says', 'quick', 'regular'), 'as the skill says'),
  activity: or(oneOf('combat', 'other'), 'other'),
  ...SITUATION,
  secret: secrecy,
}
export type Contest = ValuesOf<typeof CONTEST>

const isRefused = (side: Side | Refused): side is Refused => 'allowed' in side

/** The score with which somebody goes into a contest. */
function sideOf(
  story: Story,
  who: string,
  skill: string,
  modifiers: readonly number[],
  x: Contest,
  why: Why,
): Side | Refused {
  const score = scoreOf(personIn(story, who, why), skill, situationOf(x), why)
  if (!score.allowed) return score
  const { effective, may_roll } = effectiveSkill({ basic: score.effective, modifiers, roll_kind: 'voluntary' }, why)
  if (!may_roll) return refused(effectiveSkill, `${who}’s effective score of ${effective} is under 3`)
  return { who, purpose: score.name, effective, fails_from: score.fails_from }
}

const INFLUENCE = 'Influence'

/** Whoever is to do something against his will resists with it, whichever influence skill is used. */
const INFLUENCED = { kind: 'quick', versus: 'Will' } as const

const contestOf = (used: Skill | undefined) => used?.contest ?? (used?.family === INFLUENCE ? INFLUENCED : undefined)

/** The other side: a person with what he rolls, or only a number. */
function otherSide(story: Story, x: Contest, why: Why): Side | Refused {
  const used = skillIn(x.skill, why)
  const versus = contestOf(used)?.versus ?? ''
  // "Vision roll of the subject": whatever it begins with; everything else is the same skill of the other one.
  const skill = x.against_skill ?? SCORES.find(score => versus.startsWith(score)) ?? x.skill
  if (x.against_score !== null) {
    const given = { basic: x.against_score, modifiers: x.against_modifiers, roll_kind: 'forced' } as const
    return {
      who: x.against ?? NOBODY,
      purpose: skill,
      effective: effectiveSkill(given, why).effective,
      fails_from: null,
    }
  }
  if (x.against === null) throw new BadInput('against', 'somebody, or against_score, a number', x.against)
  const side = sideOf(story, x.against, skill, x.against_modifiers, x, why)
  // Who resists being influenced is not up against a weakness of his own: 14 and more may succeed.
  return isRefused(side) || used?.family !== INFLUENCE ? side : { ...side, fails_from: null }
}

/** Who stands behind a mere number. */
const NOBODY = 'the other side'

export function kindOf({ kind, skill }: Contest, why: Why): 'quick' | 'regular' {
  if (kind !== 'as the skill says') return kind
  return contestOf(skillIn(skill, why))?.kind ?? unqualifiedContest({ skill }, why)
}

export type Sides = { readonly allowed: true; readonly a: Side; readonly b: Side }

/** Both sides with their scores, or the rule in the way of one. */
export function sidesOf(story: Story, x: Contest, why: Why): Sides | Refused {
  const a = sideOf(story, x.who, x.skill, x.modifiers, x, why)
  if (isRefused(a)) return a
  const b = otherSide(story, x, why)
  return isRefused(b) ? b : { allowed: true, a, b }
}

type Ended =
  | Refused
  | {
      readonly allowed: true
      readonly winner: Winner
      readonly margin: number | null
      readonly against_margin: number | null
    }

export const contest = procedure(
  { id: 'gurps.procedure.contest', title: 'A contest', given: CONTEST },
  (ask: Ask<Story, StoryFact>, x): Ended => {
    const { why } = ask
    const sides = sidesOf(ask.state, x, why)
    if (!sides.allowed) return sides
    const { a, b } = sides
    const kind = kindOf(x, why)
    const { secret } = x
    const told = {
      ...{ who: x.who, skill: a.purpose, effective: a.effective },
      ...{ against: b.who, against_skill: b.purpose, against_effective: b.effective },
      ...{ kind, secret },
    }
    if (kind === 'quick') {
      const { winner, margin_a: margin, margin_b: against_margin } = ask.call(quickly, { a, b, secret })
      ask.record(contested({ ...told, winner, margin, against_margin }))
      return { allowed: true, winner, margin, against_margin }
    }
    const { seconds_per_attempt } = contestTime({ activity: x.activity }, why)
    if (seconds_per_attempt !== null) {
      const note = { text: `Each try takes ${seconds_per_attempt} second.`, rule: contestTime.id }
      ask.note({ ...note, secret: secret !== 'nothing' })
    }
    const start: Try & { readonly winner: Winner } = { a, b, secret, winner: 'none' }
    const { winner } = ask.iterate(tryOnce, start, ({ winner: won }) => won !== 'none', MOST_TRIES)
    ask.record(contested({ ...told, winner, margin: null, against_margin: null }))
    return { allowed: true, winner, margin: null, against_margin: null }
  },
)
