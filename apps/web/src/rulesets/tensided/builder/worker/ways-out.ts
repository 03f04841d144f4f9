/** What might mend a problem of a character, by its place in the file. */
import type { Problem } from '@umpire/engine'
import { problemsOf, sheetOf } from '@umpire/tensided'
import { abilityRow, campaignRules, chainBefore, rowOf, STAT_ROWS } from '@umpire/tensided/at-build'
import type { Character } from '@umpire/tensided/file'
import type { Mending, WayOut } from '../../../../builder/repair.ts'
import {
  addAbilities,
  allow,
  changeSkill,
  changeTrait,
  disallow,
  type GearList,
  removeAbility,
  removeLanguage,
  removeSkill,
  removeThing,
  removeTrait,
  setStat,
} from '../building/edit.ts'
import { thingName } from '../building/thing-name.ts'
import { traitName } from '../building/trait-name.ts'
import { buildWords } from '../building/words.ts'
import { statPointsLeft } from './stat-points.ts'

const text = buildWords.mend
type Way = WayOut<Character>

/** A stat within its bounds; of too many points those of the highest stats. */
function statWays(one: Character, where: string): readonly Way[] {
  const by = ({ key, name }: (typeof STAT_ROWS)[number], value: number): Way => ({
    label: text.score(name, value),
    next: setStat(one, key, value),
  })
  const named = STAT_ROWS.find(({ key }) => where === `stats.${key}`)
  if (named !== undefined) return [by(named, Math.min(named.max, Math.max(named.min, one.stats[named.key])))]
  const over = -statPointsLeft(one, campaignRules(one).ruleset.silent)
  return STAT_ROWS.toSorted((a, b) => one.stats[b.key] - one.stats[a.key])
    .filter(({ key, min }) => one.stats[key] - over >= min)
    .map(row => by(row, one.stats[row.key] - over))
}

function traitWays(one: Character, index: number, where: string): readonly Way[] {
  const trait = one.traits[index]
  if (trait === undefined) return []
  const fewer = trait.times > 1 ? [{ times: trait.times - 1 }] : []
  const criteria = where.endsWith('.criterion') ? (['a', 'c'] as const) : []
  return [
    ...fewer.map(({ times }) => ({
      label: text.times(traitName(trait), times),
      next: changeTrait(one, index, { times }),
    })),
    ...criteria.map(criterion => ({
      label: text.criterion(criterion),
      next: changeTrait(one, index, { criterion }),
    })),
    { label: text.without(traitName(trait)), next: removeTrait(one, index) },
  ]
}

function skillWays(one: Character, index: number): readonly Way[] {
  const learned = one.skills[index]
  if (learned === undefined) return []
  const { name, concentrations: fields } = rowOf(learned.skill)
  const listed = fields !== 'open' && fields !== 'by-vehicle' ? fields : []
  const right = [...new Set(learned.concentrations.filter(field => listed.length === 0 || listed.includes(field)))]
  const [free] = listed
  return [
    ...(right.length < learned.concentrations.length
      ? [{ label: text.fields(name, right), next: changeSkill(one, index, { concentrations: right }) }]
      : []),
    ...(learned.concentrations.length === 0 && free !== undefined
      ? [{ label: text.field(name, free), next: changeSkill(one, index, { concentrations: [free] }) }]
      : []),
    ...(learned.level === 0 ? [{ label: text.score(name, 1), next: changeSkill(one, index, { level: 1 }) }] : []),
    { label: text.without(name), next: removeSkill(one, index) },
  ]
}

function abilityWays(one: Character, index: number): readonly Way[] {
  const ability = one.abilities[index]
  if (ability === undefined) return []
  const missing = chainBefore(ability).filter(before => !one.abilities.includes(before))
  const names = missing.map(before => abilityRow(before).name)
  return [
    ...(missing.length > 0 ? [{ label: text.also(names), next: addAbilities(one, missing) }] : []),
    { label: text.without(abilityRow(ability).name), next: removeAbility(one, index) },
  ]
}

/** Too much experience is spent: what was bought last goes first. */
function experienceWays(one: Character): readonly Way[] {
  const { available, starting } = sheetOf(one).xp
  const last = one.abilities.length - 1
  const raised = one.skills.flatMap(({ skill, level }, index) =>
    level > 1
      ? [{ label: text.score(rowOf(skill).name, level - 1), next: changeSkill(one, index, { level: level - 1 }) }]
      : [],
  )
  return [
    ...(last >= 0
      ? [{ label: text.without(abilityRow(one.abilities[last] ?? 'scout').name), next: removeAbility(one, last) }]
      : []),
    ...raised.toReversed(),
    {
      label: text.begin(starting - available),
      next: { ...one, xp: { ...one.xp, starting: starting - available } },
    },
  ]
}

const LISTS: readonly GearList[] = ['guns', 'armor', 'explosives', 'melee', 'list']

function gearWays(one: Character, list: string | undefined, index: number | undefined): readonly Way[] {
  const lists = LISTS.filter(name => list === undefined || list === name)
  return lists.flatMap(name =>
    one.gear[name].flatMap((thing, at) =>
      index === undefined || index === at
        ? [{ label: text.without(thingName(thing)), next: removeThing(one, name, at) }]
        : [],
    ),
  )
}

const PLACE = /^(?<list>[a-z_]+)(?:\.(?<inner>[a-z_]+))?(?:\[(?<index>\d+)\])?/

function ways(one: Character, { where }: Problem): readonly Way[] {
  const { list = '', inner, index: written } = PLACE.exec(where)?.groups ?? {}
  const index = written === undefined ? -1 : Number(written)
  switch (list) {
    case 'stats':
      return statWays(one, where)
    case 'traits':
      return traitWays(one, index, where)
    case 'skills':
      return skillWays(one, index)
    case 'abilities':
      return abilityWays(one, index)
    case 'languages':
      return index < 0
        ? []
        : [{ label: text.without(one.languages[index]?.language ?? ''), next: removeLanguage(one, index) }]
    case 'xp':
      return inner === undefined ? experienceWays(one) : []
    case 'gear':
      return gearWays(one, inner, written === undefined ? undefined : index)
    case 'followers':
      return [{ label: text.noFollowers, next: { ...one, followers: [] } }]
    default:
      return []
  }
}

export const mending: Mending<Character> = {
  problems: problemsOf,
  ways,
  placed: true,
  allow: (one, { rule, where, severity }) =>
    severity === 'warning' ? undefined : { label: text.allow, next: allow(one, rule, where) },
  disallow: (one, problem) => {
    const word = one.allowed.findIndex(
      ({ rule, where }) => rule === problem.rule && (where === '' || where === problem.where),
    )
    return word === -1 ? undefined : { label: text.disallow, next: disallow(one, word) }
  },
}
