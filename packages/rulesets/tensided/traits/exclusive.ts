/** One subject, one merit or flaw. */
import { list, oneOf, rule, type ValueOf, type Why } from '@umpire/engine'
import { exclusiveSkills } from '../campaign/readings.ts'
import { type Trait, traitsTaken } from '../effect/effect.ts'
import { FLAWS } from '../tables/flaw-keys.ts'
import { flawRow, isFlaw } from '../tables/flaws.ts'
import { MERITS } from '../tables/merit-keys.ts'
import { meritRow } from '../tables/merits.ts'
import { isSkill } from '../tables/skills.ts'

/** What counts as the same thing. Traits that merely touch the same skill may stand side by side. */
export const SUBJECTS: { readonly [subject: string]: readonly Trait[] } = {
  wealth: ['financially-secure', 'wealthy', 'rich', 'filthy-rich', 'opulent', 'poor', 'dirt-poor', 'slave'],
  information: ['contacts', 'connected', 'networked'],
  followers: ['companion', 'friend', 'bodyguard', 'retinue', 'posse'],
  'action-points': ['lucky', 'charmed', 'unlucky'],
  sight: [
    'perfect-vision',
    'farsighted',
    'nearsighted',
    'legally-blind',
    'farsighted-incurable',
    'nearsighted-incurable',
    'legally-blind-incurable',
    'blind',
  ],
  hearing: ['keen-ears', 'hard-of-hearing', 'deaf'],
  'death-rolls': ['die-hard', 'die-easy'],
  'hit-points': ['resilient', 'soft'],
  psyche: ['strong-psyche', 'weak-psyche'],
  attraction: ['suave', 'fumbling'],
  sleep: ['light-sleeper', 'deep-sleeper'],
  speech: ['speech-impediment', 'mute'],
  speed: ['fast', 'slow'],
  law: ['wanted', 'infamous', 'most-wanted', 'slave'],
  arms: ['righty', 'lefty', 'one-arm-secondary', 'one-arm-primary', 'no-arms'],
  legs: ['lame', 'one-leg', 'no-legs'],
}
/** The same thing only where stat or substance is the same. */
export const SUBJECTS_EACH: { readonly [subject: string]: readonly Trait[] } = {
  addiction: ['addiction-1', 'addiction-2', 'addiction-3', 'addiction-4', 'addiction-5'],
  'same-stat': ['gifted', 'stunted'],
}

type Taken = NonNullable<ValueOf<typeof traitsTaken>>[number]

/** The skills that a trait makes better or worse; the one that it was taken for. */
function skillsTouched({ key, subject }: Taken): readonly string[] {
  const { effects = [] } = isFlaw(key) ? flawRow(key) : meritRow(key)
  return effects.flatMap(({ kind, name }) => {
    if (kind !== 'skill' && kind !== 'df') return []
    if (isSkill(name)) return [name]
    return name.startsWith('chosen-') && subject !== undefined ? [subject] : []
  })
}

/** A skill that both are about, where the campaign allows each skill one of them. */
function skillOfBoth(one: Taken, other: Taken, why: Why): string | undefined {
  if (one.key === other.key || !exclusiveSkills(why)) return undefined
  const touched = skillsTouched(one)
  return skillsTouched(other).find(skill => touched.includes(skill))
}

/** Why two traits cannot stand side by side; nothing if they can. */
function subjectOfBoth(one: Taken, other: Taken): string | undefined {
  if (one.key === other.key && one.subject === other.subject) {
    // What is a number may be taken again: how often, its price says (tensided.traits.stacking).
    const { counter, name } = isFlaw(one.key) ? flawRow(one.key) : meritRow(one.key)
    return counter === undefined ? name : undefined
  }
  const both = ([, traits]: readonly [string, readonly Trait[]]) =>
    traits.includes(one.key) && traits.includes(other.key)
  const shared = Object.entries(SUBJECTS).find(both)
  if (shared !== undefined) return shared[0]
  return one.subject === other.subject ? Object.entries(SUBJECTS_EACH).find(both)?.[0] : undefined
}

export const exclusive = rule(
  {
    id: 'tensided.traits.exclusive',
    title: 'One merit or flaw per subject',
    lines: '445-445',
    given: {
      take: list(oneOf(...MERITS, ...FLAWS), 200),
      /** With the stat or substance they are taken for, where that matters. */
      traits: traitsTaken,
    },
  },
  (x, why) => {
    const all: readonly Taken[] = [...x.take.map(key => ({ key })), ...(x.traits ?? [])]
    const conflicts = all.flatMap((one, at) =>
      all.slice(at + 1).flatMap(other => {
        const subject = subjectOfBoth(one, other) ?? skillOfBoth(one, other, why)
        return subject === undefined ? [] : [{ subject, traits: [one.key, other.key] }]
      }),
    )
    for (const { subject, traits } of conflicts) why.note(`${traits.join(' and ')}: both about ${subject}`)
    return { allowed: conflicts.length === 0, conflicts }
  },
)
