/** What an effect may name as its target, so that a campaign's own traits do not aim at nothing. */
import { memoByObject, nearest } from '@umpire/engine'
import { SENSES } from '../attribute/scores.ts'
import { type Catalog, findSkill, skillNamed, TRAITS } from '../catalog/catalog.ts'
import { type KnownSkill, skillTargets } from '../catalog/entry/skill-targets.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import { type Effect, NUMBER_OPS as NUMBER, type Op } from '../effect/effect.ts'

/** What rules ask effects for, whether or not a trait of the book changes it, with the ways of changing it they read. */
const ASKED_FOR: readonly { readonly ops: readonly Op[]; readonly targets: readonly string[] }[] = [
  { ops: ['add'], targets: ['reaction', 'reaction-as-npc', 'punch damage', 'kick damage'] },
  {
    ops: NUMBER,
    targets: [
      ...['any roll', 'any skill', 'IQ in Will rolls'],
      ...['ST', 'DX', 'IQ', 'HT'].flatMap(name => [`attr:${name}`, `roll:${name}`]),
      ...[
        'roll:Will',
        'roll:fright',
        'roll:notice',
        'roll:wake',
        'roll:sense.any',
        ...SENSES.map(sense => `roll:sense.${sense}`),
      ],
      ...['move', 'dodge', 'defense:any', 'defense:dodge', 'defense:parry', 'defense:block', 'dr'],
      ...['hp', 'weight', 'encumbrance-weight', 'reading time'],
      ...['ST for throwing distance', 'words per minute', 'fatigue.recovery', 'fatigue.loss', 'heal', 'sleep-hours'],
      ...['luck minutes', 'loading time', 'weekly income', 'chance of raise or promotion'],
    ],
  },
  { ops: ['max'], targets: ['HT at creation'] },
  { ops: ['ignore'], targets: ['shock penalty', 'stunning from injury', 'darkness penalty', 'off-hand penalty'] },
  { ops: ['reroll'], targets: ['critical failure'] },
  { ops: ['forbid'], targets: ['running', 'two-handed weapons and two-handed tasks'] },
]

const variantsOf = ({ cost }: (typeof TRAITS)[number]) => (cost.kind === 'variants' ? cost.variants : [])

/** Everything that effects of the book aim at. */
const OF_THE_BOOK: readonly Effect[] = [
  ...TRAITS.flatMap(trait => [trait, ...variantsOf(trait), ...trait.choose]),
  ...SKILLS,
].flatMap(({ effects }) => effects)

/** What has no place in a list of its own: a skill, or a group of them. */
const SKILL = 'skill:'
const GROUP = 'skills:'

/** By target, the ways of changing it that come to something: those that rules read, and those the book itself uses. */
const READ: ReadonlyMap<string, readonly Op[]> = new Map(
  [...ASKED_FOR.flatMap(({ targets }) => targets), ...OF_THE_BOOK.map(({ target }) => target)]
    .filter(target => !target.startsWith(SKILL) && !target.startsWith(GROUP))
    .map(target => {
      const asked = ASKED_FOR.flatMap(({ ops, targets }) => (targets.includes(target) ? ops : []))
      const used = OF_THE_BOOK.flatMap(({ target: aim, op }) => (aim === target ? [op] : []))
      return [target, [...new Set([...asked, ...used])]]
    }),
)
const PLAIN = [...READ.keys()]
/** These words begin the name of a roll, a score or a defense: none of them stands for itself. */
const EXACT = ['roll:', 'attr:', 'defense:']

/** Words for the table, which reach it whatever they speak of. */
const IN_WORDS: readonly Op[] = ['note', 'roll', 'forbid']

const groupsIn = memoByObject((catalog: Catalog): ReadonlySet<string> => {
  const all = catalog.skills.flatMap(({ name }) => skillTargets(skillNamed(name, catalog, 'skill')))
  return new Set(all.filter(target => target.startsWith(GROUP)))
})

const perhaps = (written: string, known: readonly string[], otherwise: string): string => {
  const meant = nearest(written, known)
  return meant === undefined ? otherwise : `perhaps ${meant}`
}

/** Why nothing will come of changing it that way; nothing if something does. */
function notRead(op: Op, read: readonly Op[]): string | undefined {
  const allowed = [...new Set([...read, ...IN_WORDS])]
  return allowed.includes(op) ? undefined : `expected it with op ${allowed.join(', ')}, got ${op}`
}

/** As an effect must name the skill in order to act: neither by another name of it nor in other letters. */
const skillTarget = ({ skill, specialty }: KnownSkill): string =>
  `${SKILL}${skill.name}${specialty === null ? '' : ` (${specialty})`}`

function missesSkill(target: string, catalog: Catalog): string | undefined {
  const name = target.slice(SKILL.length)
  const found = findSkill(name, catalog)
  if (found === null) {
    const known = catalog.skills.map(skill => skill.name)
    return `expected skill: and a skill, ${perhaps(name, known, 'by its name')}`
  }
  const right = skillTarget(found)
  return right === target ? undefined : `expected ${right}, as the catalogue spells it`
}

/** Why nothing will come of an effect: what its target or op should have been; nothing if some rule reads it. */
export function aimsAtNothing({ target, op }: Effect, catalog: Catalog): string | undefined {
  if (target.startsWith(SKILL)) return missesSkill(target, catalog) ?? notRead(op, NUMBER)
  if (target.startsWith(GROUP)) {
    const groups = [...groupsIn(catalog)]
    return groups.includes(target) ? notRead(op, NUMBER) : `expected a group of skills: ${groups.join(', ')}`
  }
  const read = READ.get(target)
  if (read !== undefined) return notRead(op, read)
  if (IN_WORDS.includes(op) && !EXACT.some(start => target.startsWith(start))) return undefined
  return `expected a target that some rule reads, ${perhaps(target, PLAIN, `such as ${PLAIN.slice(0, 5).join(', ')}`)}`
}
