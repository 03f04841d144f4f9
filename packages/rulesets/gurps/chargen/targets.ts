/** What an effect may name as its target, so that a campaign's own traits do not aim at nothing. */
import { nearest } from '@umpire/engine'
import { type Catalog, findSkill, skillNamed, TRAITS } from '../catalog/catalog.ts'
import { skillTargets } from '../catalog/skill-targets.ts'
import { SKILLS } from '../catalog/skills.ts'
import type { Effect } from '../effect/effect.ts'
import { SENSES } from '../effect/scores.ts'

/** Numbers that rules ask effects for, whether or not a trait of the book changes them. */
const ASKED_FOR: readonly string[] = [
  ...['reaction', 'reaction-as-npc', 'any roll', 'any skill', 'IQ in Will rolls'],
  ...['ST', 'DX', 'IQ', 'HT'].flatMap(name => [`attr:${name}`, `roll:${name}`]),
  ...['roll:Will', 'roll:fright', 'roll:notice', 'roll:sense.any', ...SENSES.map(sense => `roll:sense.${sense}`)],
  ...['move', 'running', 'dodge', 'defense:any', 'defense:dodge', 'defense:parry', 'dr', 'weight', 'HT at creation'],
  ...['punch damage', 'kick damage', 'ST for throwing distance', 'ST in jump formulas', 'words per minute'],
  ...['fatigue.recovery', 'fatigue.loss', 'heal', 'sleep-hours', 'luck minutes', 'loading time', 'reading time'],
  ...['shock penalty', 'stunning from injury', 'darkness penalty', 'off-hand penalty', 'critical failure'],
  ...['weekly income', 'chance of raise or promotion', 'two-handed weapons and two-handed tasks'],
]

const variantsOf = ({ cost }: (typeof TRAITS)[number]) => (cost.kind === 'variants' ? cost.variants : [])

/** Everything that effects of the book aim at. */
const OF_THE_BOOK: readonly string[] = [
  ...TRAITS.flatMap(trait => [trait, ...variantsOf(trait), ...trait.choose]),
  ...SKILLS,
].flatMap(({ effects }) => effects.map(({ target }) => target))

/** What has no place in a list of its own: a skill, or a group of them. */
const SKILL = 'skill:'
const GROUP = 'skills:'

const PLAIN: readonly string[] = [...new Set([...ASKED_FOR, ...OF_THE_BOOK])].filter(
  target => !target.startsWith(SKILL) && !target.startsWith(GROUP),
)
/** These words begin the name of a roll, a score or a defense: none of them stands for itself. */
const EXACT = ['roll:', 'attr:', 'defense:']

/** Words for the table, which reach it whatever they speak of. */
const IN_WORDS: readonly string[] = ['note', 'roll', 'forbid']

const GROUPS = new WeakMap<Catalog, ReadonlySet<string>>()

function groupsIn(catalog: Catalog): ReadonlySet<string> {
  const known = GROUPS.get(catalog)
  if (known !== undefined) return known
  const all = catalog.skills.flatMap(({ name }) => skillTargets(skillNamed(name, catalog, 'skill')))
  const groups = new Set(all.filter(target => target.startsWith(GROUP)))
  GROUPS.set(catalog, groups)
  return groups
}

const perhaps = (written: string, known: readonly string[], otherwise: string): string => {
  const meant = nearest(written, known)
  return meant === undefined ? otherwise : `perhaps ${meant}`
}

/** Why nothing will come of an effect: what its target should have been; nothing if there is such a target. */
export function aimsAtNothing({ target, op }: Effect, catalog: Catalog): string | undefined {
  if (target.startsWith(SKILL)) {
    const name = target.slice(SKILL.length)
    const known = catalog.skills.map(skill => skill.name)
    return findSkill(name, catalog) === null
      ? `expected skill: and a skill, ${perhaps(name, known, 'by its name')}`
      : undefined
  }
  if (target.startsWith(GROUP)) {
    const groups = [...groupsIn(catalog)]
    return groups.includes(target) ? undefined : `expected a group of skills: ${groups.join(', ')}`
  }
  if (PLAIN.includes(target)) return undefined
  if (IN_WORDS.includes(op) && !EXACT.some(start => target.startsWith(start))) return undefined
  return `expected a target that some rule reads, ${perhaps(target, PLAIN, `such as ${ASKED_FOR.slice(0, 5).join(', ')}`)}`
}
