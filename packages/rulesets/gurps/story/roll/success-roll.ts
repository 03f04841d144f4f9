/** A success roll: the score, what adds to it, the dice, and whoever may throw again. */
import {
  type Ask,
  type Choice,
  flag,
  int,
  nullable,
  oneOf,
  optional,
  or,
  procedure,
  text,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { nightVision } from '../../advantage/body.ts'
import { daredevil, luck } from '../../advantage/fortune.ts'
import { daredevilRerolls } from '../../campaign/settings.ts'
import { actsOn, effectsOn } from '../../effect/apply.ts'
import type { Facts } from '../../effect/facts.ts'
import { ambidexterity, handedness } from '../../looks/looks.ts'
import { effectiveSkill, LEAST_SKILL, repeatedAttempts, secretRoll } from '../../roll/modifiers.ts'
import { success } from '../../roll/success.ts'
import { MODIFIERS, NAME, SCORE, SITUATION, secrecy, situationOf, THREE_DICE } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { rolled, usedLuck } from '../facts/roll-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { type Person, personIn, traitOf } from '../person/person.ts'
import { type Score, scoreOf } from '../person/score.ts'
import { tellUse } from './skill-uses.ts'

export type Made = {
  readonly success: boolean
  readonly critical: 'success' | 'failure' | 'none'
  readonly margin: number
}

const clock = text(5)

/** What the throw hangs on, and nothing else: so that equal ones are weighed once. */
const THROWN = {
  who: NAME,
  purpose: NAME,
  effective: SCORE,
  fails_from: nullable(int()),
  /** The kind of Luck that may be called on, and why not now. */
  luck: nullable(NAME),
  no_luck: nullable(NAME),
  /** A critical failure may be thrown again. */
  daring: flag(),
  secret: flag(),
  now: optional(clock),
}
type Thrown = ValuesOf<typeof THROWN>

type Way = 'keep' | 'Luck' | 'Daredevil'

function waysOf({ luck: lucky, no_luck, daring }: Thrown, critical: string): readonly Choice<Way>[] {
  const again = { key: 'Luck', label: `${lucky}: throw twice more, the best of three counts` } as const
  const called = no_luck === null ? again : { ...again, refused: { rule: luck.id, because: no_luck } }
  const dared = { key: 'Daredevil', label: 'Daredevil: throw again, and that stands' } as const
  return [
    { key: 'keep', label: 'leave it at that' },
    ...(lucky === null ? [] : [called]),
    ...(daring && critical === 'failure' ? [dared] : []),
  ]
}

const thrown = procedure(
  { id: 'gurps.procedure.dice', title: 'A throw against a score', given: THROWN },
  (ask: Ask<Story, StoryFact>, x): Made & { readonly again: string } => {
    const { why } = ask
    const limit = x.fails_from === null ? {} : { fails_from: x.fails_from }
    const read = (roll: number) => success({ effective: x.effective, roll, ...limit }, why)
    const about = { purpose: x.purpose, by: x.who, secret: x.secret }
    const first = ask.read(THREE_DICE, about, read)
    const ways = waysOf(x, first.critical)
    const offered = !first.success && !x.secret && ways.some(({ key, refused: not }) => key !== 'keep' && !not)
    const way = offered ? ask.choose({ who: x.who, question: 'a roll that failed', choices: ways }) : 'keep'
    let last = first
    if (way === 'Luck') {
      const better = (kept: number) => (roll: number) => luck({ ...LUCKY, own_rolls: [kept, roll] }, why).kept ?? kept
      const second = ask.read(THREE_DICE, about, better(first.roll))
      last = read(ask.read(THREE_DICE, about, better(second)))
      ask.record(usedLuck({ who: x.who, at: x.now ?? '' }))
    }
    const more = way === 'Daredevil' ? daredevilRerolls(why) : 0
    for (let time = 0; time < more && last.critical === 'failure'; time++) {
      last = ask.read(THREE_DICE, about, read)
    }
    const { success: made, critical, margin } = last
    return { success: made, critical, margin, again: way === 'keep' ? '' : way }
  },
)

const LUCKY = { best: 'lowest', variant: 'Luck' } as const

/** Why Luck cannot be called on now; nothing if it can. */
function noLuck(variant: string, story: Story, who: string, now: string | undefined, why: Why): string | null {
  const used_at = story.luck_used[who]
  if (used_at === undefined) return null
  // Without a time told, no time has passed: a use that nobody timed counts until the session ends.
  if (used_at === '') return 'it was used already, and nobody said when: not again in this session'
  const came = luck({ ...LUCKY, variant, used_at, now: now ?? used_at }, why)
  if (!('available' in came) || came.available) return null
  const told = now === undefined ? '; tell the time by the clock on the wall, if that is past' : ''
  return `it was used at ${used_at}; in ${came.minutes_left} minutes it may be used again${told}`
}

const ROLL = {
  who: NAME,
  /** A skill, an attribute, Will or a sense. */
  skill: NAME,
  modifiers: MODIFIERS,
  because: or(text(500), ''),
  /** Tries at the same task are counted, unless it has no name. */
  task: or(NAME, ''),
  failure: or(oneOf('harmless', 'damaging', 'final'), 'harmless'),
  /** Not of one's own will: it may be tried however low the score is. */
  forced: or(flag(), false),
  /** How dark it is, where that counts, and whether nothing is to be seen at all. */
  darkness: or(int({ min: -10, max: 0 }), 0),
  total_darkness: or(flag(), false),
  off_hand: or(flag(), false),
  ...SITUATION,
  secret: secrecy,
  /** By the clock on the wall, for Luck. */
  now: optional(clock),
}
type Roll = ValuesOf<typeof ROLL>

/** Daredevil adds by its own rule, which also gives the second throw. */
const withoutDaring = (person: Person): Person => ({
  ...person,
  bearers: person.bearers.filter(({ name }) => name !== 'Daredevil'),
})

/** What darkness and the off hand leave of a score. */
function inSuchConditions(score: number, person: Person, x: Roll, situation: Facts, why: Why): number {
  const { darkness, total_darkness, off_hand } = x
  const { bearers } = person
  const facts = { ...person.facts, ...situation }
  const sees = effectsOn(['darkness penalty'], bearers).some(({ effect }) => effect.op === 'ignore')
  const lit =
    darkness < 0 && sees
      ? nightVision({ basic: score, darkness, total_darkness, bearers, facts }, why).effective
      : why
          .sum('light')
          .add('score', score)
          .when(darkness < 0, 'darkness', darkness)
          .total()
  if (!off_hand) return lit
  const ambidextrous = traitOf(person, 'ambidexterity') !== undefined
  const { handedness: hand } = person.character.identity
  const task = { normally_done_with_it: false, location_rolled: '' }
  const by = { basic: lit, hand: 'off', ambidextrous, bearers, facts, ...task } as const
  const used = ambidextrous ? ambidexterity(by, why) : handedness({ ...by, handedness: hand }, why)
  return used.effective ?? lit
}

type Ready = { readonly effective: number; readonly attempt: number; readonly may_roll: boolean }

/** All that counts before the dice are thrown. */
function ready(
  ask: Ask<Story, StoryFact>,
  person: Person,
  { effective: own, skill, defense }: Score,
  x: Roll,
  facts: Facts,
): Ready {
  const { why } = ask
  const roll_kind = defense ? 'defense' : x.forced ? 'forced' : 'voluntary'
  const basic = inSuchConditions(own, person, x, facts, why)
  const { effective, may_roll } = effectiveSkill({ basic, modifiers: x.modifiers, roll_kind }, why)
  const dares = skill !== null && x.taking_risk && traitOf(person, 'daredevil') !== undefined
  const dared = dares ? daredevil({ basic: effective, taking_risk: true, rolls: [] }, why).effective : effective
  const attempt = x.task === '' ? 1 : (ask.state.attempts[x.who]?.[x.task] ?? 0) + 1
  if (attempt === 1) return { effective: dared, attempt, may_roll: may_roll || (dares && dared >= LEAST_SKILL) }
  const again = repeatedAttempts({ basic: dared, failure: x.failure, attempt_number: attempt }, why)
  return { effective: again.effective, attempt, may_roll: again.may_roll || (x.forced && x.failure !== 'final') }
}

type Rolled = Refused | ({ readonly allowed: true; readonly skill: string; readonly effective: number } & Made)

/** Against what somebody rolls in such a situation, with everything but the dice. */
function prepared(ask: Ask<Story, StoryFact>, x: Roll) {
  const person = personIn(ask.state, x.who, ask.why)
  const facts: Facts = situationOf(x)
  const score = scoreOf(withoutDaring(person), x.skill, facts, ask.why)
  if (!score.allowed) return score
  return { allowed: true, person, score, facts, ...ready(ask, person, score, x, facts) } as const
}

export const successRoll = procedure(
  { id: 'gurps.procedure.success-roll', title: 'A success roll', given: ROLL },
  (ask: Ask<Story, StoryFact>, x): Rolled => {
    const { why } = ask
    const all = prepared(ask, x)
    if (!all.allowed) return all
    const { person, score, facts, effective, attempt } = all
    if (!all.may_roll) {
      return attempt > 1 && x.failure === 'final'
        ? refused(repeatedAttempts, 'there is no second try after such a failure')
        : refused(effectiveSkill, `the effective score of ${effective} is under 3; only a forced roll may be tried`)
    }
    const lucky = traitOf(person, 'luck')
    const variant = lucky === undefined ? null : (lucky.variant?.name ?? lucky.trait.name)
    const made = ask.call(thrown, {
      who: x.who,
      purpose: score.name,
      effective,
      fails_from: score.fails_from,
      luck: variant,
      no_luck: variant === null ? null : noLuck(variant, ask.state, x.who, x.now, why),
      daring: actsOn('reroll', 'critical failure', person.bearers, facts) !== undefined,
      secret: x.secret !== 'nothing',
      ...(x.now === undefined ? {} : { now: x.now }),
    })
    const { again, ...came } = made
    const purpose = x.secret === 'everything' ? 'unaware' : 'information'
    const answer = x.secret === 'nothing' ? '' : secretRoll({ purpose, success: came.success }, why).answer
    const { who, modifiers, because, task, secret } = x
    ask.record(
      rolled({
        who,
        skill: score.name,
        basic: score.basic,
        modifiers,
        because,
        task,
        attempt,
        effective,
        ...came,
        again,
        answer,
        secret,
      }),
    )
    tellUse(ask, who, score, came, secret !== 'nothing')
    return { allowed: true, skill: score.name, effective, ...came }
  },
)
