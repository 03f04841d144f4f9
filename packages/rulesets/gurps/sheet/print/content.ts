/** What stands on a sheet, for the terminal and for paper: rows of words and numbers, every number from the sheet. */
import type { Json, Problem, Why } from '@umpire/engine'
import { fullName, takenName, type WrittenTrait } from '../../catalog/entry/taken.ts'
import type { Character } from '../../character/character.ts'
import { known } from '../../character/known.ts'
import type { SkillLine } from '../../character/skills.ts'
import { rulesetOf, type Sheet, sheetOf, type TraitLine } from '../sheet.ts'
import { decimalText, minus, numberText, scoreText } from '../stat-block/numbers.ts'
import { isLanguage } from '../stat-block/skill-entry.ts'

export interface Printed {
  readonly one: Character
  readonly sheet: Sheet
  readonly problems: readonly Problem[]
  /** Of whatever brings effects along, as it is called on paper: Outsider is Social Stigma (Outsider). */
  readonly called: (name: string) => string
}

/** By the rules of its campaign, as far as this book knows them, unless others are named. */
export function printed(one: Character, problems: readonly Problem[], why: Why = rulesetOf(one).silent): Printed {
  const { traits } = known(one, why)
  const names = new Map(traits.map(taken => [takenName(taken), fullName(taken)]))
  return { one, sheet: sheetOf(one, why), problems, called: name => names.get(name) ?? name }
}

export interface Row {
  readonly name: string
  /** In smaller letters behind the name. */
  readonly detail: string
  readonly points: string
}

const words = (value: Json): string =>
  typeof value === 'number' ? numberText(value) : typeof value === 'string' ? value : JSON.stringify(value)

/** What was settled with a trait: what it hangs on, and whatever was noted. */
function detailOf({ variant, choice, details = {}, note }: WrittenTrait, name: string): string {
  const settled = Object.entries(details).map(([key, value]) => `${key.replaceAll('_', ' ')} ${words(value)}`)
  const told = variant === undefined || name.toLowerCase().includes(variant.toLowerCase()) ? [] : [variant]
  return [...told, ...(choice === undefined ? [] : [choice]), ...settled, ...(note === undefined ? [] : [note])].join(
    '; ',
  )
}

const traitRow = (one: Character, line: TraitLine): Row => {
  const written = one.traits[line.index]
  const { name } = line
  return {
    name: line.level === null ? name : `${name} ${numberText(line.level)}`,
    detail: written === undefined ? line.note : detailOf(written, name),
    points: numberText(line.points),
  }
}

export interface Traits {
  readonly advantages: readonly Row[]
  readonly disadvantages: readonly Row[]
  readonly quirks: readonly Row[]
  /** What no catalogue knows. */
  readonly strange: readonly Row[]
}

export function traitRows({ one, sheet }: Printed): Traits {
  const rows = (wanted: (line: TraitLine) => boolean): readonly Row[] =>
    sheet.traits.filter(wanted).map(line => traitRow(one, line))
  const understood = new Set(sheet.traits.map(({ index }) => index))
  return {
    advantages: rows(({ quirk, points }) => !quirk && points >= 0),
    disadvantages: rows(({ quirk, points }) => !quirk && points < 0),
    quirks: [...one.quirks.map(name => ({ name, detail: '', points: '' })), ...rows(({ quirk }) => quirk)],
    strange: one.traits
      .filter((_, index) => !understood.has(index))
      .map(({ trait, points, note = '' }) => ({
        name: trait,
        detail: note,
        points: points === undefined ? '' : numberText(points),
      })),
  }
}

export interface SkillRow extends Row {
  readonly level: string
}

const HARDNESS: { readonly [difficulty: string]: string } = { easy: 'E', average: 'A', hard: 'H', very_hard: 'VH' }

const skillRow = (one: Character, line: SkillLine): SkillRow => ({
  name: line.name,
  detail: [`${line.attribute}/${HARDNESS[line.difficulty] ?? ''}`, one.skills[line.index]?.note ?? '']
    .filter(Boolean)
    .join('; '),
  level: line.level === null ? '' : numberText(line.level),
  points: numberText(line.points),
})

/** By code unit: the same order on every machine. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byName = (a: Row, b: Row): number => inOrder(a.name, b.name)

export interface Skills {
  readonly languages: readonly SkillRow[]
  readonly skills: readonly SkillRow[]
  readonly strange: readonly SkillRow[]
}

export function skillRows({ one, sheet }: Printed): Skills {
  const language = ({ index }: SkillLine): boolean => {
    const learned = one.skills[index]
    return learned !== undefined && isLanguage(learned)
  }
  const understood = new Set(sheet.skills.map(({ index }) => index))
  const native = {
    name: one.identity.native_language,
    detail: 'native',
    level: numberText(sheet.native),
    points: numberText(one.native_language_points),
  }
  const spoken = sheet.skills.filter(language).map(line => {
    const row = skillRow(one, line)
    return { ...row, name: row.name.replace(/^Language \((.*)\)$/, '$1') }
  })
  return {
    languages: [native, ...spoken],
    skills: sheet.skills
      .filter(line => !language(line))
      .map(line => skillRow(one, line))
      .toSorted(byName),
    strange: one.skills
      .filter((_, index) => !understood.has(index))
      .map(({ skill, points, note = '' }) => ({ name: skill, detail: note, level: '', points: numberText(points) })),
  }
}

export const defaultsText = ({ sheet }: Printed): string =>
  Object.entries(sheet.defaults)
    .toSorted(([a], [b]) => inOrder(a, b))
    .map(([skill, level]) => `${skill} ${numberText(level)}`)
    .join(', ')

export interface LoadColumn {
  readonly name: string
  readonly limit: string
  readonly move: string
  readonly running: string
  readonly dodge: string
  readonly now: boolean
}

export const loadColumns = ({ sheet: { load, speed } }: Printed): readonly LoadColumn[] =>
  load.rows.map(({ level, key, up_to_lb }, place) => ({
    name: key,
    limit: numberText(up_to_lb),
    move: numberText(speed.moves[place] ?? 0),
    running: numberText(speed.running_moves[place] ?? 0),
    dodge: numberText(speed.dodges[place] ?? 0),
    now: load.can_carry && load.key !== 'overload' && load.level === level,
  }))

/** What is carried, and what that is called. */
export const loadText = ({ sheet: { load } }: Printed): string => {
  const carried = `${decimalText(load.carried_lb)} lb carried`
  return load.can_carry ? `${carried}: ${load.key}` : `${carried}: more than can be carried`
}

/** The numbers that follow from the attributes, in two rows of four and more. */
export const derived = ({ sheet }: Printed): readonly (readonly [string, string])[] => [
  ['Thrust', minus(sheet.thrust)],
  ['Swing', minus(sheet.swing)],
  ['Basic Speed', decimalText(sheet.speed.basic_speed)],
  ['Move', numberText(sheet.speed.move)],
  ['Running Move', numberText(sheet.speed.running_move)],
  ['Dodge', numberText(sheet.speed.dodge)],
  ...(sheet.block === null ? [] : [['Block', numberText(sheet.block)] as const]),
  ['Will', numberText(sheet.will)],
  ['Fright Check', numberText(sheet.fright)],
  ['Vision', numberText(sheet.senses['vision'] ?? 0)],
  ['Hearing', numberText(sheet.senses['hearing'] ?? 0)],
  ['Taste and smell', numberText(sheet.senses['taste-smell'] ?? 0)],
  ...(sheet.dr === 0 ? [] : [['DR of the body', numberText(sheet.dr)] as const]),
]

export const attributeCells = ({ sheet }: Printed): readonly (readonly [string, string, string])[] =>
  Object.entries(sheet.attributes).map(([name, { score, now, points }]) => [
    name.toUpperCase(),
    scoreText(score, now),
    numberText(points),
  ])

export const reactionRows = ({ sheet, called }: Printed): readonly (readonly string[])[] =>
  sheet.reactions.map(({ name, by, when }) => [minus(by), called(name), when === '' ? 'always' : when])

/** What the points are made of, told as a sum. */
export function pointsText({ sheet: { points } }: Printed): string {
  const { attributes, advantages, disadvantages, quirks, skills } = points
  const parts = Object.entries({ attributes, advantages, disadvantages, quirks, skills })
  return parts.reduce((sum, [name, part]) => {
    if (sum === '') return `${name} ${numberText(part)}`
    return part < 0 ? `${sum} − ${name} ${numberText(-part)}` : `${sum} + ${name} ${numberText(part)}`
  }, '')
}

/** Who it is, in a few words each. */
export function personWords({ one: { identity }, sheet: { body } }: Printed): readonly string[] {
  const { player, created, sex, age, handedness, native_language, native_tl } = identity
  return [
    ...(player === '' ? [] : [`played by ${player}`]),
    sex,
    `age ${age}`,
    `${decimalText(body.height_in)} in, ${decimalText(body.weight_lb)} lb`,
    `${handedness}-handed`,
    `native language ${native_language}`,
    ...(native_tl === null ? [] : [`native TL ${native_tl}`]),
    ...(created === '' ? [] : [`made ${created}`]),
  ]
}

export const titleOf = ({ one: { identity, npc } }: Printed): string =>
  identity.name || identity.concept || (npc ? 'A person of the game master’s' : 'A character without a name')
