/** What can be taken and learned: the book's and the campaign's together. */
import { BadInput, memoByRules, type Slot, slot, type Why } from '@umpire/engine'
import { customSkills, customTraits, oneEyeStacks } from '../campaign/settings.ts'
import { type NamedSkill, type Skill, splitSkill } from './entry/skill.ts'
import type { Taken, WrittenTrait } from './entry/taken.ts'
import type { Trait, Variant } from './entry/trait.ts'
import { hintsAmong } from './hints.ts'
import { SKILLS } from './skills/skills.ts'
import { ADVANTAGES } from './traits/advantages.ts'
import { DISADVANTAGES } from './traits/disadvantages.ts'
import { STANDING } from './traits/standing.ts'

export const TRAITS: readonly Trait[] = [...STANDING, ...ADVANTAGES, ...DISADVANTAGES]

interface FoundTrait {
  readonly trait: Trait
  readonly variant: Variant | null
}

interface FoundSkill {
  readonly skill: Skill
  /** Of a specialty that goes by its bare name: Axe Throwing. */
  readonly specialty: string | null
}

export interface Catalog {
  readonly traits: readonly Trait[]
  readonly skills: readonly Skill[]
  /** By every name it goes by, in small letters. */
  readonly traitsByName: ReadonlyMap<string, FoundTrait>
  readonly skillsByName: ReadonlyMap<string, FoundSkill>
}

const variantsOf = ({ cost }: Trait): readonly Variant[] => (cost.kind === 'variants' ? cost.variants : [])

/** A trait goes by its name, by a variant's, or by both: Appearance (Handsome). */
function namesOf(trait: Trait): readonly (readonly [string, FoundTrait])[] {
  const own: readonly [string, FoundTrait] = [trait.name, { trait, variant: null }]
  const others = variantsOf(trait).flatMap(variant =>
    [variant.name, ...variant.aliases].flatMap((name): (readonly [string, FoundTrait])[] => [
      [`${trait.name} (${name})`, { trait, variant }],
      [name, { trait, variant }],
    ]),
  )
  // A trait's own name comes last: one called like its first variant, as Luck is, is meant as itself.
  return [...others, own]
}

function catalog(traits: readonly Trait[], skills: readonly Skill[]): Catalog {
  return {
    traits,
    skills,
    traitsByName: new Map(traits.flatMap(namesOf).map(([name, found]) => [name.toLowerCase(), found])),
    skillsByName: new Map(
      // What a skill is called itself comes last: it is meant before a specialty of that name.
      [...skills.flatMap(bareOptions), ...skills.flatMap(ownNames)].map(([name, found]) => [name.toLowerCase(), found]),
    ),
  }
}

const ownNames = (skill: Skill): readonly (readonly [string, FoundSkill])[] =>
  [skill.name, ...(skill.alias === undefined ? [] : [skill.alias])].map(name => [name, { skill, specialty: null }])

const bareOptions = (skill: Skill): readonly (readonly [string, FoundSkill])[] =>
  skill.bare_options ? skill.options.map(specialty => [specialty, { skill, specialty }]) : []

/** What other books let people learn. */
export const furtherSkills: Slot<Skill> = slot('gurps.catalog.further-skills')

const BOOK = catalog(TRAITS, SKILLS)

/** A composed campaign has every setting, those that nobody chose as empty lists. */
const addsNothing = (chosen: unknown): boolean => chosen === undefined || (Array.isArray(chosen) && chosen.length === 0)

/** One Eye as a campaign has it that counts both penalties against ranged weapons. */
const withBothPenalties = (trait: Trait): Trait =>
  trait.id === 'one-eye'
    ? { ...trait, effects: [...trait.effects, { target: 'skills:ranged', op: 'add', by: -1 }] }
    : trait

/** The catalogue in force. A campaign's own trait of a name that the book has replaces the book's. */
export const catalogOf = memoByRules(catalogIn)

function catalogIn(why: Why): Catalog {
  // Looked at without a word: a reason for every look-up would bury the others.
  const stacks = why.settings[oneEyeStacks.id] === true
  const further = furtherSkills.in(why)
  const own = [customTraits, customSkills].every(({ id }) => addsNothing(why.settings[id]))
  if (!stacks && own && further.length === 0) return BOOK
  const [traits, skills] = [customTraits(why), customSkills(why)]
  const printed = stacks ? TRAITS.map(withBothPenalties) : TRAITS
  return catalog([...printed, ...traits], [...SKILLS, ...further, ...skills])
}

const unknown = (place: string, what: string, name: string, known: Iterable<string>): BadInput => {
  const perhaps = hintsAmong(() => [...known])(name.toLowerCase())
  return new BadInput(place, `${what}${perhaps || ' of the catalogue or the campaign'}`, name)
}

/** The trait that somebody wrote down, with its variant; refused if the catalogue has none of that name. */
export function take(written: WrittenTrait, { traitsByName }: Catalog, place: string): Taken {
  const found = traitsByName.get(written.trait.toLowerCase())
  if (found === undefined) throw unknown(place, 'a trait', written.trait, traitsByName.keys())
  const { trait } = found
  const variant = written.variant === undefined ? found.variant : variantNamed(trait, written.variant, place)
  return { trait, variant: variant ?? variantAt(trait, written.points), level: written.level ?? 1, written }
}

const plain = (name: string): string => name.toLowerCase().replaceAll('-', ' ')

function variantNamed(trait: Trait, wanted: string, place: string): Variant {
  const all = variantsOf(trait)
  const found = all.find(({ name, aliases }) => [name, ...aliases].some(one => plain(one) === plain(wanted)))
  if (found !== undefined) return found
  const names = all.map(({ name }) => name)
  const expected = names.length === 0 ? `no variant of ${trait.name}` : `one of ${names.join(', ')}`
  throw new BadInput(`${place}.variant`, expected, wanted)
}

/** The variant of that price, where only the points were written; or the one that is called like the trait. */
const variantAt = (trait: Trait, points: number | undefined): Variant | null =>
  variantsOf(trait).find(variant => (points === undefined ? variant.name === trait.name : variant.points === points)) ??
  null

/** The skill that is meant, with its specialty. Some have brackets in their own name: Savoir-Faire (Military). */
export function findSkill(written: string, { skillsByName }: Catalog): ({ readonly skill: Skill } & NamedSkill) | null {
  const whole = skillsByName.get(written.trim().toLowerCase())
  if (whole !== undefined) return { ...whole, name: whole.skill.name, tl: null }
  const { name, specialty, tl } = splitSkill(written)
  const found = skillsByName.get(name.toLowerCase())
  if (found === undefined) return null
  const { skill } = found
  return { skill, name: skill.name, specialty: specialty === null ? found.specialty : spelled(skill, specialty), tl }
}

/** The same; refused if the catalogue has none of that name. */
export function skillNamed(written: string, catalog: Catalog, place: string): { readonly skill: Skill } & NamedSkill {
  const found = findSkill(written, catalog)
  if (found === null) throw unknown(place, 'a skill', splitSkill(written).name, catalog.skillsByName.keys())
  return found
}

/** A specialty as the catalogue spells it, where it has that one. */
const spelled = ({ options }: Skill, specialty: string): string =>
  options.find(option => option.toLowerCase() === specialty.toLowerCase()) ?? specialty

/** What a level costs of a trait that is bought by level. */
export function eachLevel(name: string, catalog: Catalog): number {
  const { cost } = take({ trait: name }, catalog, name).trait
  if (cost.kind === 'per-level') return cost.points
  throw new BadInput(name, 'a trait that is bought by level', cost.kind)
}
