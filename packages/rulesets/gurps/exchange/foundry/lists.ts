/** The lists of an actor of the GURPS Game Aid: each row under a number of five digits, every field as the system has it. */

import { weightOfItem } from '../../character/body.ts'
import type { Character } from '../../character/character.ts'
import type { Known, OwnedItem } from '../../character/known.ts'
import { costOfItem } from '../../character/money.ts'
import type { AttackLine } from '../../sheet/arms.ts'
import type { Sheet } from '../../sheet/sheet.ts'
import { signed } from '../gcs/format.ts'
import { shortType } from '../shared/damage-types.ts'
import type { JsonObject } from '../shared/parts.ts'
import { tid } from '../shared/tid.ts'

/**
 *     numbered([a, b]) // { '00000': a, '00001': b }
 */
export const numbered = (rows: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(rows.map((row, index) => [String(index).padStart(5, '0'), row]))

const base = (name: string, uuid: string, notes: string): JsonObject => ({
  name,
  originalName: name,
  notes,
  pageref: '',
  contains: {},
  uuid,
  parentuuid: '',
})

/** All traits and quirks: the system has one list for them. */
export const ads = ({ traits }: Sheet, { quirks }: Character): JsonObject =>
  numbered([
    ...traits.map(({ name, level, points, note }, index) => ({
      ...base(level === null ? name : `${name} ${level}`, tid('trait', `traits[${index}] ${name}`), note),
      points,
      userdesc: '',
      note: '',
    })),
    ...quirks.map((quirk, index) => ({
      ...base(quirk, tid('trait', `quirks[${index}] ${quirk}`), 'Quirk'),
      points: -1,
      userdesc: '',
      note: '',
    })),
  ])

const SHORT: { readonly [difficulty: string]: string } = { easy: 'E', average: 'A', hard: 'H', very_hard: 'VH' }

const LANGUAGE = /^Language \((.*)\)$/

/** Levels as third edition has them. */
export const skills = ({ skills: lines, attributes }: Sheet): JsonObject =>
  numbered(
    lines.map(({ name, points, level, attribute, difficulty }, index) => {
      const score = attributes[attribute.toLowerCase()]?.score ?? 10
      return {
        ...base(name, tid('skill', `skills[${index}] ${name}`), ''),
        import: level ?? 0,
        level: level ?? 0,
        points,
        type: `${attribute}/${SHORT[difficulty] ?? difficulty}`,
        relativelevel: level === null ? '-' : `${attribute}${level === score ? '' : signed(level - score)}`,
      }
    }),
  )

export const languages = ({ skills: lines, native }: Sheet, character: Character): JsonObject => {
  const row = (name: string, level: number, points: number): JsonObject => ({
    name,
    spoken: `${level}`,
    written: `${level}`,
    points,
  })
  const learned = lines.flatMap(({ skill, level, points }) => {
    const [, language] = LANGUAGE.exec(skill) ?? []
    return language === undefined || level === null ? [] : [row(language, level, points)]
  })
  return numbered([row(character.identity.native_language, native, character.native_language_points), ...learned])
}

const equipmentRow = (owned: OwnedItem): JsonObject => {
  const { item, index } = owned
  const [cost, weight] = [costOfItem(owned), weightOfItem(owned)]
  const notes = [item.issued ? 'issued' : '', item.note ?? ''].filter(word => word !== '').join('; ')
  return {
    ...base(item.name, tid('item', `items[${index}] ${item.name}`), notes),
    count: item.quantity,
    cost,
    weight,
    costsum: cost * item.quantity + 0,
    weightsum: weight * item.quantity + 0,
    carried: item.carried,
    equipped: item.carried && (item.worn || item.ready),
    location: '',
    techlevel: item.tl === undefined ? '' : `${item.tl}`,
    legalityclass: '',
    categories: '',
    uses: item.rounds === undefined ? '' : `${item.rounds}`,
    maxuses: '',
    collapsed: {},
  }
}

export const equipment = ({ items }: Known): JsonObject => ({
  carried: numbered(items.filter(({ item }) => item.carried).map(equipmentRow)),
  other: numbered(items.filter(({ item }) => !item.carried).map(equipmentRow)),
})

const isRanged = ({ reach }: AttackLine): boolean => reach === null

const text = (value: number | string | null): string => (value === null ? '' : `${value}`)

const attackRow = (line: AttackLine, index: number, notes: string): JsonObject => ({
  ...base(
    line.weapon,
    tid(isRanged(line) ? 'ranged' : 'melee', `attacks[${index}] ${line.weapon} ${line.mode}`),
    notes,
  ),
  mode: line.mode,
  import: Math.max(0, line.effective ?? 0),
  level: Math.max(0, line.effective ?? 0),
  damage: `${line.damage} ${shortType(line.type)}`.trim(),
  st: text(line.min_st),
})

/** Weapons by the name of the thing that somebody has, as later releases look for it. */
export const melee = (lines: readonly AttackLine[]): JsonObject =>
  numbered(
    lines
      .filter(line => !isRanged(line))
      .map((line, index) => ({
        ...attackRow(line, index, ''),
        weight: '',
        techlevel: '',
        cost: '',
        reach: text(line.reach),
        parry: text(line.parry),
        block: '',
      })),
  )

export const ranged = (lines: readonly AttackLine[]): JsonObject =>
  numbered(
    lines.filter(isRanged).map((line, index) => ({
      ...attackRow(line, index, line.ss === null ? '' : `SS ${line.ss}`),
      bulk: '',
      legalityclass: '',
      ammo: '',
      acc: text(line.acc),
      range: line.half_damage === null ? text(line.max_range) : `${line.half_damage}/${text(line.max_range)}`,
      halfd: text(line.half_damage),
      max: text(line.max_range),
      rof: text(line.rof),
      shots: line.mode === 'thrown' ? 'T' : text(line.shots),
      rcl: text(line.rcl),
    })),
  )

export const reactions = ({ reactions: all }: Sheet): JsonObject =>
  numbered(all.map(({ name, by, when }) => ({ modifier: by, situation: when === '' ? name : `${name}: ${when}` })))
