/** What the facts of a story make of it. Nothing is rolled and no rule is asked. */
import { ownValue } from '@umpire/engine'
import { character } from '../../character/character.ts'
import type { BodyFact } from '../../fight/facts/body.ts'
import { bodyAfter, comesBack, isBodyFact } from '../../fight/facts/evolve-body.ts'
import type { LimbStanding } from '../../fight/state/standing.ts'
import { flawsLeft } from '../../fight/state/unsettled.ts'
import { type Body, bodyAs, standingOf } from './body.ts'
import { DAY, MINUTE, WEEK } from './clock.ts'
import type { StoryFact } from './facts.ts'
import { bodyIn, characterIn, type Story, withBodyOf } from './state.ts'

type Happened<T extends StoryFact['type']> = Extract<StoryFact, { readonly type: T }>['values']

/** What befalls a body, with what only the time after a fight must know of it. */
function befallen(story: Story, fact: BodyFact): Story {
  const { who } = fact.values
  const { clock } = story
  return withBodyOf(story, who, one => {
    const after = { ...standingOf(who, one), ...bodyAfter(standingOf(who, one), fact) }
    return { ...bodyAs(one, after), ...besides(one, fact, clock) }
  })
}

function besides(one: Body, fact: BodyFact, clock: number): Partial<Body> {
  switch (fact.type) {
    case 'comatose':
      return { wakes_at: fact.values.weeks === null ? null : clock + fact.values.weeks * WEEK }
    case 'maimed':
      return comesBack(standingOf('', one), fact, clock)
    case 'wounded':
      // Whoever is hit again begins his rest anew.
      return { rested: 0, rest_seconds: 0 }
    case 'died':
      return { wakes_at: null, limbs_out: [], senses: [], cut_off: [] }
    default:
      return {}
  }
}

const isResting = (one: Body, named: boolean): boolean => named || one.out !== null || one.coma !== null

function afterTime(story: Story, { seconds, resting }: Happened<'timePassed'>): Story {
  const bodies = Object.fromEntries(
    Object.entries(story.bodies).map(([who, one]): [string, Body] => {
      if (one.status === 'dead') return [who, one]
      const named = resting.includes(who)
      const rests = isResting(one, named)
      const breathes = rests && one.wounds.length === 0 && one.short_fp > 0
      return [
        who,
        {
          ...one,
          awake: one.awake + seconds,
          rested: named ? one.rested + seconds : one.rested,
          rest_seconds: breathes ? one.rest_seconds + seconds : 0,
        },
      ]
    }),
  )
  return { ...story, bodies, clock: story.clock + seconds }
}

const withLimbs = (before: readonly LimbStanding[], after: readonly LimbStanding[]): readonly LimbStanding[] =>
  before.map(one => after.find(({ limb }) => limb === one.limb) ?? one)

function healedBy(one: Body, { status, marks, limbs }: Happened<'healed'>): Partial<Body> {
  return {
    status,
    marks,
    limbs: withLimbs(one.limbs, limbs),
    limbs_out: one.limbs_out.filter(({ limb }) => !limbs.some(after => after.limb === limb)),
    rested: 0,
    halved: one.halved && one.status === status,
    ...(status === one.status ? {} : { coma: null, wakes_at: null }),
  }
}

function withSense(one: Body, part: 'eye' | 'ear'): Partial<Body> {
  // The one whose hour it is: the first to come back.
  const mine = one.senses.filter(sense => sense.part === part).map(({ until }) => until)
  const at = one.senses.findIndex(sense => sense.part === part && sense.until === Math.min(...mine))
  const senses = one.senses.toSpliced(at, at < 0 ? 0 : 1)
  const eyes_hurt = Math.max(0, one.eyes_hurt - (part === 'eye' ? 1 : 0))
  const ears_hurt = Math.max(0, one.ears_hurt - (part === 'ear' ? 1 : 0))
  const flaws = flawsLeft(one.flaws, one.eyes_lost + eyes_hurt, one.ears_lost + ears_hurt)
  return { senses, flaws, eyes_hurt, ears_hurt }
}

/** What is sewn on again is where it was; a limb is never better than it may be after so many wounds. */
function withPart(one: Body, { part, side, flaw, limbs }: Happened<'reattached'>): Partial<Body> {
  const at = one.cut_off.findIndex(off => off.part === part && off.side === side)
  const count = one.cut_off[at]?.count ?? 0
  const gone = one.severed.indexOf(part)
  const lost = flaw === null ? -1 : one.flaws.indexOf(flaw)
  const fewer = (of: Body['fingers_lost']): Body['fingers_lost'] =>
    side === null ? of : { ...of, [side]: Math.max(0, of[side] - count) }
  return {
    cut_off: one.cut_off.toSpliced(at, at < 0 ? 0 : 1),
    severed: one.severed.toSpliced(gone, gone < 0 ? 0 : 1),
    flaws: one.flaws.toSpliced(lost, lost < 0 ? 0 : 1),
    limbs: withLimbs(one.limbs, limbs),
    ...(part.endsWith('fingers') ? { fingers_lost: fewer(one.fingers_lost) } : {}),
    ...(part.endsWith('toes') ? { toes_lost: fewer(one.toes_lost) } : {}),
  }
}

const changedFile = (story: Story, { who, changed }: { readonly who: string; readonly changed: object }): Story => ({
  ...story,
  people: { ...story.people, [who]: character.read({ ...characterIn(story, who), ...changed }, who) },
})

/** A roll is a use of its skill, for experience by use. */
function used(story: Story, { who, skill, mos, frivolous, critical, botch }: Happened<'rolled'>): Story {
  const before = ownValue(story.uses, who) ?? []
  const use = { skill, minute: Math.floor(story.clock / MINUTE), mos, frivolous, critical, botch }
  return { ...story, uses: { ...story.uses, [who]: [...before, use].slice(-MOST_USES) } }
}
const MOST_USES = 10_000

export function evolveStory(story: Story, fact: StoryFact): Story {
  if (isBodyFact(fact)) return befallen(story, fact)
  switch (fact.type) {
    case 'rolled':
      return used(story, fact.values)
    case 'workedOn': {
      const { task } = fact.values
      const others = story.tasks.filter(({ who, name }) => who !== task.who || name !== task.name)
      return { ...story, tasks: [...others, task] }
    }
    case 'taskEnded': {
      const { who, name } = fact.values
      return { ...story, tasks: story.tasks.filter(task => task.who !== who || task.name !== name) }
    }
    case 'timePassed':
      return afterTime(story, fact.values)
    case 'healed':
      return withBodyOf(story, fact.values.who, one => healedBy(one, fact.values))
    case 'limbOut': {
      const { who, limb, until } = fact.values
      return withBodyOf(story, who, ({ limbs_out }) => ({ limbs_out: [...limbs_out, { limb, until }] }))
    }
    case 'senseHurt': {
      const { who, part, until } = fact.values
      return withBodyOf(story, who, ({ senses }) => ({ senses: [...senses, { part, until }] }))
    }
    case 'senseBack':
      return withBodyOf(story, fact.values.who, one => withSense(one, fact.values.part))
    case 'slept': {
      const { who, hours, short_fp, long_fp, df_gained, woken } = fact.values
      const tired = { short_fp, long_fp, df_gained }
      return withBodyOf(story, who, () =>
        hours === 0 ? tired : { ...tired, awake: 0, woken_at: woken ? story.clock : null },
      )
    }
    case 'dosed': {
      const { who, substance } = fact.values
      return withBodyOf(changedFile(story, fact.values), who, ({ dosed }) => ({ dosed: [...dosed, substance] }))
    }
    case 'craved':
      return withBodyOf(changedFile(story, fact.values), fact.values.who, () => ({
        dosed: [],
        day: Math.floor(story.clock / DAY),
      }))
    case 'awarded': {
      const { [fact.values.who]: _, ...uses } = story.uses
      return { ...changedFile(story, fact.values), uses }
    }
    case 'chanceTaken': {
      const { who, about, success } = fact.values
      const own = ownValue(story.chances, who) ?? {}
      return { ...story, chances: { ...story.chances, [who]: { ...own, [about]: success } } }
    }
    case 'reattached':
      return withBodyOf(changedFile(story, fact.values), fact.values.who, one => withPart(one, fact.values))
    case 'bought':
    case 'improved':
      return changedFile(story, fact.values)
    case 'refreshed':
      return withBodyOf(story, fact.values.who, () => ({ action_points: fact.values.action_points }))
    default:
      return story
  }
}

export const isAlive = (story: Story, who: string): boolean => bodyIn(story, who).status !== 'dead'
