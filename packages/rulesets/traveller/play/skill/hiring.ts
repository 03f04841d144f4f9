/** Finding a hireling: who comes, who is taken on, and what they think of it. */
import { type Ask, BadInput, type Choice, int, map, nullable, or, procedure, text, type ValuesOf } from '@umpire/engine'
import { applyDms } from '../../core/throw.ts'
import { npcGeneration } from '../../npc/generation.ts'
import { names } from '../../skill/names.ts'
import { NEEDED, REFEREE_DMS, refereeThrow } from '../../skill/throw/level.ts'
import { leader } from '../../skill/throw/people.ts'
import { choiceOf, chooseAbout, type PlayAbout } from '../choice/about.ts'
import { unable } from '../facts/able.ts'
import { assignedSkills, cameForHire, hired, notedLoyalty, turnedAway } from '../facts/hiring-facts.ts'
import type { Refused } from '../facts/refused.ts'
import type { SkillFact } from '../facts/skill-facts.ts'
import { characterIn, different, type PlayState } from '../facts/state.ts'
import { LEAVE, levelIn, TWO_DICE } from './skills.ts'

const HIRING = {
  employer: text(100),
  skill: text(100),
  /** Whom the referee generated, in that order: keys of characters. */
  candidates: different(100),
  /** Given to the first who lives, in place of waiting for one who has the skill. */
  assign: or(map(int({ min: 0, max: 30 }), 20), {}),
  /** Already in the employer's service. */
  hirelings: or(int({ min: 0, max: 10_000 }), 0),
  /** Whether a candidate is willing, where that is in doubt: the referee's number and DMs. */
  recruiting_throw: NEEDED,
  referee_dms: REFEREE_DMS,
  /** As the reaction table of Book 3 was thrown on; none to throw 2D now. Its meaning is the referee's. */
  reaction: or(nullable(int({ min: -20, max: 40 })), null),
  loyalty: or(text(1000), ''),
  ...LEAVE,
}
type Hiring = ValuesOf<typeof HIRING>

/** Who was hired; whom the employer or the skill passed over is a pool for later. */
type Hired = Refused | { readonly allowed: true; readonly hired: string | null; readonly discarded: readonly string[] }

const decide = (who: string): readonly Choice<string, PlayAbout>[] => [
  choiceOf({ kind: 'hire', who }, 'take them on'),
  choiceOf({ kind: 'decline', who }, 'wait for another'),
]

export const hire = procedure(
  { id: 'traveller.proc.hireling', title: 'Finding a hireling', given: HIRING },
  (ask: Ask<PlayState, SkillFact>, x): Hired => {
    const { employer } = x
    const barred = unable(ask.state, employer)
    if (barred !== undefined) return barred
    const { skill } = names({ name: x.skill }, ask.why)
    const discarded: string[] = []
    let left = x.candidates
    for (;;) {
      const found = first(ask, skill, left, x.assign)
      if (found === null) return { allowed: true, hired: null, discarded: [...discarded, ...living(ask.state, left)] }
      const { who, skills, passed } = found
      discarded.push(...living(ask.state, left.slice(0, passed)))
      left = left.slice(passed + 1)
      if (Object.keys(x.assign).length > 0) ask.record(assignedSkills({ who, skills }))
      const offer = { who, employer, skill }
      const level = levelIn(ask, employer, 'Leader', x)
      if (isWilling(ask, x, offer, level)) {
        if (chooseAbout(ask, employer, `hire ${who}`, decide(who)).kind === 'hire') {
          ask.record(hired(offer))
          meet(ask, x, who, level)
          return { allowed: true, hired: who, discarded }
        }
        ask.record(turnedAway(offer))
      }
      discarded.push(who)
    }
  },
)

const living = (state: PlayState, people: readonly string[]): readonly string[] =>
  people.filter(who => characterIn(state, who).alive)

/** The first of them who lives and has the skill, or gets it; how many were passed over before. */
function first(
  { state, why }: Ask<PlayState, SkillFact>,
  skill: string,
  left: readonly string[],
  assign: Hiring['assign'],
) {
  const people = left.map(who => characterIn(state, who))
  const dead = people.flatMap(({ alive }, index) => (alive ? [] : [index + 1]))
  const { chosen, discarded, skills } = npcGeneration(
    { wanted_skill: skill, generated: people.map(person => person.skills), dead, assign },
    why,
  )
  if (chosen === null) return null
  const who = left[chosen - 1]
  if (who === undefined) throw new BadInput('candidate', `a number up to ${left.length}`, chosen)
  return { who, skills: skills ?? {}, passed: discarded }
}

type Offer = { readonly who: string; readonly employer: string; readonly skill: string }

/** Everybody who comes is willing, unless the referee sets a number for it. */
function isWilling(
  ask: Ask<PlayState, SkillFact>,
  { recruiting_throw, referee_dms }: Hiring,
  offer: Offer,
  level: number | null,
): boolean {
  if (recruiting_throw === null) {
    ask.record(cameForHire({ ...offer, dm: 0, willing: true }))
    return true
  }
  const recruiting = { skill: 'Leader', use: 'recruiting', level, throw: recruiting_throw, referee_dms }
  const { dm, willing } = ask.read(TWO_DICE, { purpose: 'recruiting', by: offer.employer }, roll => {
    const answer = refereeThrow({ ...recruiting, roll }, ask.why)
    return { dm: answer.dm, willing: answer.success }
  })
  ask.record(cameForHire({ ...offer, dm, willing }))
  return willing
}

/** The leader's first meeting with the new hireling, whose reaction the referee keeps to himself. */
function meet(ask: Ask<PlayState, SkillFact>, x: Hiring, who: string, level: number | null): void {
  const { why } = ask
  const { control, reaction_dm } = leader({ hirelings: x.hirelings + 1, level }, why)
  if (!control) ask.note({ text: 'So many follow only somebody with leader skill.', rule: leader.id })
  const about = { purpose: 'reaction', by: who, secret: true }
  const reaction = x.reaction ?? ask.read(TWO_DICE, about, roll => applyDms({ roll, dms: [reaction_dm] }, why))
  const loyalty = x.loyalty === '' ? `reaction ${reaction}` : `${x.loyalty} (reaction ${reaction})`
  ask.record(notedLoyalty({ who, reaction, loyalty }))
}
