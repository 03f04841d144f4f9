/** Meeting somebody: whether he has heard of you, what you make of it, and how he takes you. */
import {
  type Ask,
  type Choice,
  flag,
  int,
  nullable,
  oneOf,
  or,
  procedure,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { catalogOf, take } from '../../catalog/catalog.ts'
import { freeStatus } from '../../catalog/cost/prices.ts'
import type { TakenTrait } from '../../character/known.ts'
import { intolerance } from '../../disadvantage/conduct.ts'
import { modifier } from '../../effect/apply.ts'
import type { Facts } from '../../effect/facts.ts'
import { observerField } from '../../effect/observer.ts'
import { AT_STAKE, modifierKinds, type Reaction, traitModifiers } from '../../reaction/reaction.ts'
import { influence } from '../../skill/influence.ts'
import { carousingResult } from '../../skill/uses.ts'
import { RECOGNITIONS, reputationRecognition } from '../../social/reputation.ts'
import { status, statusReaction } from '../../social/standing.ts'
import { factsField, MODIFIERS, NAME, THREE_DICE } from '../facts/fields.ts'
import { influenced, recognised } from '../facts/meeting-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { bearersWithout, type Person, personIn, traitOf, traitsOf } from '../person/person.ts'
import { scoreOf } from '../person/score.ts'
import { furtherRolls, type Met, tell } from './meeting-results.ts'

const number = or(int({ min: -100, max: 100 }), 0)

const MEETING = {
  who: NAME,
  /** Somebody of this story, or anybody by a name. */
  npc: or(NAME, 'somebody'),
  observer: observerField,
  /** Of that person; his own where he is one of the story. */
  npc_status: or(nullable(int({ min: -10, max: 20 })), null),
  npc_attitude: or(oneOf('friendly', 'neutral', 'hostile'), 'neutral'),
  same_culture: or(flag(), true),
  /** Whether he belongs to those among whom a Reputation is known. */
  of_the_class: or(flag(), true),
  situation: number,
  behaviour: number,
  /** Numbers for whatever else counts. */
  modifiers: MODIFIERS,
  /** What traits ask for, and what the game master grants. */
  facts: or(factsField, {}),
  /** What is wanted of him, for tables that tell more than how he feels. */
  about: AT_STAKE.situation,
  fight_in_progress: AT_STAKE.fight_in_progress,
  /** Whether it can come to blows at all. */
  fight_possible: or(flag(), true),
  fair_price: AT_STAKE.fair_price,
  party: AT_STAKE.party,
  party_names: AT_STAKE.party_names,
  /** He is of a group that the other one cannot stand. */
  disliked: or(flag(), false),
  carousing: or(flag(), false),
  secret: or(flag(), false),
}
type Meeting = ValuesOf<typeof MEETING>

const npcIn = (ask: Ask<Story, StoryFact>, { npc }: Meeting): Person | undefined =>
  Object.hasOwn(ask.state.people, npc) ? personIn(ask.state, npc, ask.why) : undefined

/** One's place in society, with what money and rank bring for free. */
function statusOf(person: Person, why: Why): number {
  const company = person.known.traits
  const taken = traitOf(person, 'status') ?? take({ trait: 'Status', level: 0 }, catalogOf(why), 'status')
  const { actual_status } = status.answer(freeStatus(taken, company), why).answer
  return typeof actual_status === 'number' ? actual_status : 0
}

function recognitionOf({ written: { details } }: TakenTrait) {
  const told = details?.['recognition']
  return RECOGNITIONS.find(known => known === told) ?? 'always'
}

/** Beasts know nothing of what people say of each other. */
const isPerson = ({ observer: { animal, human } }: Meeting): boolean => animal === undefined && human !== false

/** Which Reputations are known; of those that always are, or where that is told, nothing is thrown. */
function known(ask: Ask<Story, StoryFact>, person: Person, x: Meeting): readonly TakenTrait[] {
  const found: TakenTrait[] = []
  const { recognises } = x.observer
  const hears = x.of_the_class && isPerson(x) && recognises !== false
  for (const one of hears ? traitsOf(person, 'reputation') : []) {
    const recognition = recognitionOf(one)
    const { level } = one
    const about = { purpose: 'recognition', by: x.who, secret: true }
    const knows =
      recognition === 'always' ||
      recognises === true ||
      ask.read(THREE_DICE, about, roll => reputationRecognition({ recognition, level, roll }, ask.why).recognised)
    ask.record(recognised({ who: x.who, npc: x.npc, reputation: level, recognised: knows }))
    if (knows) found.push(one)
  }
  return found
}

/** A round of drinks first: the roll counts among the other things that speak for or against him. */
function caroused(ask: Ask<Story, StoryFact>, person: Person, x: Meeting): number {
  const { ht } = person.character.attributes
  const points = person.known.skills.find(({ known: skill }) => skill.name === 'Carousing')?.learned.points ?? 0
  const about = { purpose: 'Carousing', by: x.who, secret: x.secret }
  return ask.read(
    THREE_DICE,
    about,
    roll => carousingResult({ ht, points: Math.max(0, points), roll }, ask.why).reaction ?? 0,
  )
}

/** What his own traits and standing are worth with that observer. */
function personal(
  ask: Ask<Story, StoryFact>,
  person: Person,
  x: Meeting,
  heard: readonly TakenTrait[],
): readonly number[] {
  const { why } = ask
  const npc = npcIn(ask, x)
  const unheard = traitsOf(person, 'reputation').filter(one => !heard.includes(one))
  // Carousing that is rolled for adds by its own rule.
  const bearers = bearersWithout(person, unheard, why).filter(({ name }) => !(x.carousing && name === 'Carousing'))
  const facts: Facts = { ...person.facts, ...x.facts, disliked: x.disliked }
  const observer = { ...x.observer, ...(x.observer.animal === undefined ? {} : { human: false }), recognises: true }
  const own = traitModifiers({ traits: [], bearers, observer, facts }, why)
  const others =
    npc === undefined ? [] : [modifier('how he takes people', ['reaction-as-npc'], npc.bearers, facts, why)]
  const npc_status = x.npc_status ?? (npc === undefined ? null : statusOf(npc, why))
  const { npc_attitude, same_culture } = x
  const standing =
    npc_status === null
      ? []
      : [statusReaction({ own_status: statusOf(person, why), npc_status, npc_attitude, same_culture }, why)]
  return [own, ...others, ...standing]
}

const ROLL = { key: '', label: 'let him make up his mind' }

/** Influence skills that somebody has, or may try. */
function influences(person: Person, facts: Facts, why: Why): readonly (Choice & { readonly effective: number })[] {
  return catalogOf(why)
    .skills.filter(({ family }) => family === 'Influence')
    .flatMap(({ name }) => {
      const score = scoreOf(person, name, facts, why)
      return score.allowed ? [{ key: name, label: `${name} at ${score.effective}`, effective: score.effective }] : []
    })
}

/** An influence skill in place of the reaction roll, if he chooses one; nothing settled if not, or by failed Diplomacy. */
function influencing(ask: Ask<Story, StoryFact>, person: Person, x: Meeting): Reaction | undefined {
  const { who, npc, secret } = x
  const able = influences(person, { ...x.facts, observer: x.observer }, ask.why)
  const choices = [ROLL, ...able.map(({ key, label }) => ({ key, label }))]
  const chosen = ask.choose({ who, question: `how to deal with ${npc}`, choices })
  const skill = able.find(({ key }) => key === chosen)
  if (skill === undefined) return undefined
  const { effective: level } = skill
  const reaction = ask.read(THREE_DICE, { purpose: chosen, by: who, secret }, roll => {
    const came = influence({ skill: chosen, level, roll, purpose: 'react' }, ask.why)['reaction']
    return came === 'good' || came === 'bad' ? came : 'unchanged'
  })
  ask.record(influenced({ who, npc, skill: chosen, effective: level, reaction, secret }))
  return reaction === 'unchanged' ? undefined : reaction
}

const NOTHING_FOLLOWS = { conduct: null, follows: null } as const

export const meeting = procedure(
  { id: 'gurps.procedure.meeting', title: 'Meeting somebody', given: MEETING },
  (ask: Ask<Story, StoryFact>, x): Met => {
    const { why } = ask
    const { who, situation, secret } = x
    const person = personIn(ask.state, who, why)
    const heard = known(ask, person, x)
    const settled = influencing(ask, person, x)
    if (settled !== undefined) return { reaction: settled, total: null, ...NOTHING_FOLLOWS }
    const drinks = x.carousing ? [caroused(ask, person, x)] : []
    const all = [...personal(ask, person, x, heard), ...drinks, ...x.modifiers]
    const npc = npcIn(ask, x)
    const intolerant = x.disliked && npc !== undefined && traitOf(npc, 'intolerance') !== undefined
    const { behaviour } = x
    const modifiers = [...all, situation, behaviour]
    const given = { ...stakeOf(x), personal: all, situation, behaviour }
    const came = ask.read(THREE_DICE, { purpose: 'reaction', by: x.npc, secret }, roll => {
      const made = modifierKinds({ ...given, roll }, why)
      const conduct = intolerant ? intolerance({ roll, modifiers }, why).conduct : null
      return { ...made, conduct }
    })
    tell(ask, x, all, situation, behaviour, came)
    return furtherRolls(ask, x, came, modifiers)
  },
)

const stakeOf = ({ about, fight_in_progress, fair_price, party, party_names }: Meeting) => ({
  about,
  fight_in_progress,
  ...(fair_price === undefined ? {} : { fair_price }),
  ...(party === undefined ? {} : { party }),
  ...(party_names === undefined ? {} : { party_names }),
})
