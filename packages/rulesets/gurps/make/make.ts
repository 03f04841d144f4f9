/** Characters made by chance towards a wish: quick ones of the game master, and new ones of players. */
import type { Source } from '@umpire/dice'
import { BadInput, type Choosable, type Chosen, compose, type Json, type Why } from '@umpire/engine'
import { budget as campaignBudget, techLevel } from '../campaign/settings.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { CHARACTER_VERSION, type Character, character } from '../character/character.ts'
import { youth } from '../disadvantage/station.ts'
import { heightAndWeight } from '../looks/body.ts'
import { choosable as own } from '../ruleset/rules.ts'
import { Draft } from './draft.ts'
import { equipped } from './equip.ts'
import { learnSkills, leastPoints, mostPoints, skillsOf } from './learn.ts'
import { type Wishes, wishesField } from './make-options.ts'
import { between, inOrder, type Range } from './people/draw.ts'
import type { Nation } from './people/nation.ts'
import type { Template } from './people/template.ts'
import { drawPerson, type Person } from './person.ts'
import { anything } from './random-template.ts'
import { balance, drawAttributes, spendRest, takeFlaws, takeGifts, takeQuirks } from './spend.ts'

/** By Military Rank; beyond the last nobody is made. */
const RANKS = ['', 'corporal', 'sergeant', 'lieutenant', 'captain', 'major', 'colonel', 'brigadier', 'general']
const TALLER: Range = [-3, 3]

/** What is never up for choice: rank, means, age, and what the trade brings. */
function takeMusts(draft: Draft, { has, rank, wealth }: Template, age: number, source: Source): void {
  const { years } = youth({ age }, draft.why)
  if (years > 0) draft.take({ trait: 'Youth', level: years })
  for (const trait of has) draft.take(trait)
  const level = between(rank, source)
  const note = RANKS[level]
  if (level > 0) draft.take({ trait: 'Military Rank', level, ...(note === undefined ? {} : { note }) })
  const [means] = inOrder(wealth, source)
  if (means !== undefined && means !== 'Average Wealth') draft.take({ trait: 'Wealth', variant: means })
}

/** A skill that is wished for is one of the campaign, with its specialty: it would be passed over in silence. */
function checkedSkills(draft: Draft, wishes: readonly string[], { language }: Nation): readonly string[] {
  const catalog = catalogOf(draft.why)
  return wishes.filter((wished, index) => {
    const place = `wishes.skill[${index}]`
    const { skill, specialty } = skillNamed(wished, catalog, place)
    if (skill.specialty && specialty === null) {
      const such = skill.options.length === 0 ? skill.specialty_is : `such as ${skill.name} (${skill.options[0]})`
      throw new BadInput(place, `${skill.name} with a specialty, ${such ?? 'of your own'}`, wished)
    }
    if (!draft.hasSkill(wished)) throw new BadInput(place, 'a skill that the campaign allows', wished)
    // Everybody speaks his own language without learning it.
    return skill.group !== 'language' || specialty?.toLowerCase() !== language.toLowerCase()
  })
}

function drawDraft(
  template: Template,
  person: Person,
  points: number,
  wishes: Wishes,
  source: Source,
  why: Why,
): Draft {
  const draft = new Draft(points, person.age, why)
  const skills = skillsOf(template, checkedSkills(draft, wishes.skill, person.nation))
  const least = leastPoints(skills)
  takeMusts(draft, template, person.age, source)
  takeFlaws(draft, template, source)
  takeQuirks(draft, template.quirks, source)
  drawAttributes(draft, template, least, source)
  const gifts = takeGifts(draft, template, least, source)
  balance(draft, template, { least, most: Math.max(least, mostPoints(skills, template, points)), gifts }, source)
  learnSkills(draft, template, skills, person.nation, source)
  spendRest(draft)
  return draft
}

/** The points to be built on: as wished, else the campaign's if it chose, else as such people usually are. */
function pointsFor({ points, npc }: Wishes, template: Template, chosen: Partial<Chosen>): number {
  const { [campaignBudget.id]: told } = chosen.settings ?? {}
  return points ?? (typeof told === 'number' && !npc ? Math.floor(told) : template.points)
}

/** The points become the campaign's budget, which is not written where it is the usual one. */
function withBudget(points: number, settings: Chosen['settings']): Chosen['settings'] {
  const { [campaignBudget.id]: _, ...others } = settings
  return points === campaignBudget.fallback ? others : { ...others, [campaignBudget.id]: points }
}

function identityOf(
  person: Person,
  template: Template,
  draft: Draft,
  source: Source,
): { readonly [name: string]: Json } {
  const { name, sex, age, handedness, nation, home } = person
  const { st } = draft.scores
  const average = heightAndWeight({ st, sex, appearance: 'Average' }, draft.why).height_in
  const primitive = draft.traits.find(({ trait }) => trait.id === 'primitive')
  return {
    name,
    sex,
    age,
    handedness,
    concept: `${nation.title} ${template.title} from ${home}`,
    height_in: average + between(TALLER, source),
    native_language: nation.language,
    native_tl: primitive === undefined ? null : techLevel(draft.why) - primitive.level,
  }
}

/**
 * Makes a character. The same wishes and dice make the same one, and whatever is wished for comes out legal. Its campaign may
 * choose from packages beside the ruleset's own, if there are.
 *
 *     makeCharacter({ template: 'rifleman', nation: 'german' }, seeded('kobold'))
 */
export function makeCharacter(
  wanted: unknown,
  source: Source,
  chosen: Partial<Chosen> = {},
  choosable: Choosable = own,
): Character {
  const wishes = wishesField.read(wanted, 'wishes')
  const { silent: told } = compose(choosable, chosen)
  const template = wishes.template ?? anything(source, told)
  const person = drawPerson(template, wishes, source, told)
  const points = pointsFor(wishes, template, chosen)
  const settings = withBudget(points, chosen.settings ?? {})
  const campaign = { options: chosen.options ?? [], settings }
  const { silent: why } = compose(choosable, campaign)
  const draft = drawDraft(template, person, points, wishes, source, why)
  const bare = character.read(
    {
      system: 'gurps',
      version: CHARACTER_VERSION,
      campaign,
      npc: wishes.npc,
      identity: identityOf(person, template, draft, source),
      attributes: draft.scores,
      traits: draft.traits.map(({ written }) => written),
      quirks: draft.quirks,
      skills: draft.skills,
      native_language_points: draft.native,
      settled: template.settled,
    },
    'made',
  )
  return equipped(bare, { template, nation: person.nation, traits: draft.traits }, source, why)
}
