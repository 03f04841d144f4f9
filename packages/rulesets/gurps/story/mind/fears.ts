/** Fears: phobias, and what a fight leaves behind. */
import { type Ask, BadInput, int, list, oneOf, optional, or, procedure, type Why } from '@umpire/engine'
import { takenName } from '../../catalog/entry/taken.ts'
import { PHOBIAS } from '../../catalog/traits/phobias.ts'
import type { TakenTrait } from '../../character/known.ts'
import { pacifism } from '../../disadvantage/conduct.ts'
import { phobia, phobiaList, postCombatShakes } from '../../disadvantage/fears.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { brokeDown } from '../facts/mind-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { type Person, personIn, traitOf } from '../person/person.ts'
import { type Answer, FRIGHT, lacks, others, ownWill, type Tried, tried } from './self-control.ts'

type Feared =
  | Tried
  | {
      readonly allowed: true
      readonly mastered: true
      readonly iq: number
      readonly dx: number
      readonly minutes: number
    }

export const fear = procedure(
  {
    id: 'gurps.procedure.fear',
    title: 'Facing a phobia',
    given: {
      ...WHO,
      /** Its name, or what is feared; any that he has, if he has but one. */
      phobia: optional(NAME),
      exposure: or(oneOf('met', 'threatened', 'inflicted', 'mastered'), 'met'),
    },
  },
  (ask: Ask<Story, StoryFact>, x): Feared => {
    const { why } = ask
    const { who, exposure } = x
    const person = personIn(ask.state, who, why)
    const taken = x.phobia === undefined ? traitOf(person, 'phobia') : phobiaNamed(person, x.phobia)
    if (taken === undefined) return lacks(phobia, who, x.phobia ?? 'Phobia')
    const { iq, dx } = person.character.attributes
    const will = ownWill(person, why)
    const given = { exposure, will, iq, dx, traits: others(person, 'phobia') }
    if (exposure === 'mastered') {
      const answer = phobia(given, why)
      const { iq: shaken = iq, dx: clumsy = dx } = answer
      const minutes = 'next_check_minutes' in answer ? answer.next_check_minutes : 0
      ask.note({
        text: `${who} goes on, shaken: IQ ${shaken}, DX ${clumsy}; the next check is in ${minutes} minutes.`,
        rule: phobia.id,
      })
      return { allowed: true, mastered: true, iq: shaken, dx: clumsy, minutes }
    }
    const feared = fearOf(taken, why)
    const trigger = `${exposure}: ${feared}`
    const told = { who, trait: takenName(taken), trigger, against: FRIGHT, on_failure: 'fright table' }
    return tried(ask, told, roll => answered(phobia({ ...given, roll }, why)))
  },
)

/** What is feared: by the list of the book, or as the player wrote it down. */
function fearOf({ variant, written: { note } }: TakenTrait, why: Why): string {
  const listed = PHOBIAS.find(({ name }) => name === variant?.name)
  return listed === undefined
    ? (note ?? variant?.name ?? 'the feared thing')
    : phobiaList({ name: listed.name }, why).fear
}

const same = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase()

/** A phobia of his, by its name or by what is feared. */
export const phobiaNamed = ({ known: { traits } }: Person, name: string): TakenTrait | undefined =>
  traits.find(
    ({ trait, variant }) =>
      trait.id === 'phobia' && (same(variant?.name, name) || variant?.aliases.some(alias => same(alias, name))),
  )

function answered(came: object): Answer {
  if ('effective' in came && typeof came.effective === 'number' && 'success' in came && 'margin' in came) {
    return { effective: came.effective, success: came.success === true, margin: Number(came.margin) }
  }
  throw new BadInput('phobia', 'a Fright Check', came)
}

/** When a fight is over: the shakes, and the guilt of whoever must not kill. */
export const aftermath = procedure(
  {
    id: 'gurps.procedure.aftermath',
    title: 'A fight is over',
    given: {
      /** Who took part; everybody, if none are named. */
      who: or(list(NAME, 100), []),
      /** Who killed, or feels guilty of a death. */
      killers: or(list(NAME, 100), []),
      /** For an especially dangerous or gruesome fight. */
      gm_modifier: or(int({ min: -100, max: 100 }), 0),
    },
  },
  (ask: Ask<Story, StoryFact>, x): { readonly shaken: readonly string[]; readonly broken: readonly string[] } => {
    const { why } = ask
    const shaken: string[] = []
    const broken: string[] = []
    for (const who of x.who.length === 0 ? Object.keys(ask.state.people) : x.who) {
      const person = personIn(ask.state, who, why)
      if (traitOf(person, 'post-combat-shakes') !== undefined) {
        const given = {
          will: ownWill(person, why),
          gm_modifier: x.gm_modifier,
          traits: others(person, 'post-combat-shakes'),
        }
        const told = {
          who,
          trait: 'Post-Combat Shakes',
          trigger: 'the fight is over',
          against: FRIGHT,
          on_failure: 'fright table',
        }
        const came = tried(ask, told, roll => postCombatShakes({ ...given, roll }, why))
        if (came.allowed && !came.success) shaken.push(who)
      }
      if (!x.killers.includes(who)) continue
      const variant = VARIANTS.find(name => name === traitOf(person, 'pacifism')?.variant?.name)
      if (variant === undefined || pacifism({ variant, killed: true, roll: 3 }, why).breakdown_days === 0) continue
      const days = ask.read(
        THREE_DICE,
        { purpose: 'breakdown', by: who },
        roll => pacifism({ variant, killed: true, roll }, why).breakdown_days,
      )
      ask.record(brokeDown({ who, days }))
      broken.push(who)
    }
    return { shaken, broken }
  },
)

const VARIANTS = ['Self-Defense Only', 'Cannot Kill'] as const
