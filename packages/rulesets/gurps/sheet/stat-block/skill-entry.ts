/** A skill in a stat block: Guns/TL6 (rifle) [2]–15. */
import { int, type Json, num, oneOf, sameJson, text } from '@umpire/engine'
import { type Catalog, skillNamed } from '../../catalog/catalog.ts'
import { DIFFICULTIES } from '../../catalog/entry/difficulties.ts'
import { splitSkill } from '../../catalog/entry/skill.ts'
import type { Learned } from '../../character/character.ts'
import type { SkillLine } from '../../character/skills.ts'
import { type Entry, extrasText, quoted, readEntry } from './entry.ts'
import { numberText, readNumber } from './numbers.ts'
import { standsIn } from './sections.ts'
import { entriesIn, LONGEST_NAME } from './split.ts'

/** A skill as it was written: by points, by level, or by both. */
export interface SkillEntry {
  readonly skill: Omit<Learned, 'points'>
  readonly points: number | undefined
  readonly level: number | undefined
}

export interface SkillsAround {
  readonly catalog: Catalog
  /** The tech level of whoever says none. */
  readonly tl: number
}

/** How hard it is, and how it stands to its attribute: (P/E), (DX/A), DX+2. Both follow from the skill. */
const HOW_HARD = /\s*\((?:[PM]|ST|DX|IQ|HT|Will|Per)?\/?(?:E|A|H|VH)\)/gi
const RELATIVE = /\s+(?:ST|DX|IQ|HT)\s*(?:[+\-−–]\s*\d+)?$/
const LEVEL = /^(.*?\S)\s*(?:[–—−-]\s*|@\s*|=\s*|:\s*|\s)([−]?\d+)$/s

interface Named {
  readonly skill: string
  readonly tl: number | null
}

/** As the catalogue spells it, and with the tech level apart. */
function spelled(name: string, catalog: Catalog): Named | undefined {
  const { skillsByName } = catalog
  const names = [name.trim(), splitSkill(name).name]
  // Asked first: to refuse a name is to look for the nearest one, which takes its time.
  if (!names.some(one => skillsByName.has(one.toLowerCase()))) return undefined
  const { name: own, specialty, tl } = skillNamed(name, catalog, 'skill')
  return { skill: specialty === null ? own : `${own} (${specialty})`, tl }
}

export const isSkill = (name: string, catalog: Catalog): boolean => spelled(name, catalog) !== undefined

function nameAndLevel({ name, level }: Entry, catalog: Catalog) {
  if (name.length > LONGEST_NAME) return { name, level }
  const plain = name.replace(HOW_HARD, '').trim()
  if (level === undefined && !isSkill(plain, catalog)) {
    const [, before = '', written = ''] = LEVEL.exec(plain) ?? []
    const found = readNumber(written)
    if (found !== undefined) return { name: before.replace(RELATIVE, ''), level: found }
  }
  return { name: plain.replace(RELATIVE, ''), level }
}

/** Whether an entry names a skill that is known, whatever else stands in it. */
export const namesSkill = (entry: string, catalog: Catalog): boolean =>
  isSkill(nameAndLevel(readEntry(entry), catalog).name, catalog)

export function skillFrom(entry: Entry, language: boolean, { catalog, tl }: SkillsAround, place: string): SkillEntry {
  const { name, level } = entry.quoted ? entry : nameAndLevel(entry, catalog)
  const asLanguage = language && !entry.quoted && !/^language\b/i.test(name) ? `Language (${name})` : name
  const found = entry.quoted ? undefined : spelled(asLanguage, catalog)
  const split = found ?? (entry.quoted ? undefined : { skill: asLanguage, tl: splitSkill(asLanguage).tl })
  const { extras } = entry
  const told = extras.get('tl') ?? (found?.tl === tl ? undefined : (found?.tl ?? undefined))
  const difficulty = extras.get('difficulty')
  const notes = [...entry.remarks, ...(entry.note === undefined ? [] : [entry.note])]
  const points = entry.points
  return {
    skill: {
      skill: text(200).read(split?.skill ?? name, place),
      ...(told === undefined ? {} : { tl: int({ min: 0, max: 16 }).read(told, `${place}, tl`) }),
      ...(difficulty === undefined
        ? {}
        : { difficulty: oneOf(...DIFFICULTIES).read(difficulty, `${place}, difficulty`) }),
      ...(notes.length === 0 ? {} : { note: text(2000).read(notes.join('; '), place) }),
      unknown_fields: {},
    },
    points: points === undefined ? undefined : num({ min: -1e9, max: 1e9 }).read(points, `${place}, points`),
    level,
  }
}

export const isLanguage = ({ skill }: Learned): boolean => /^language \(.*\)$/i.test(skill)

const LANGUAGE = /^Language \((.*)\)$/

/** As plainly as it is read back the same. A skill that the catalogue does not know has no line on the sheet. */
export function skillText(learned: Learned, line: SkillLine | undefined, around: SkillsAround): string {
  const { difficulty, note, points } = learned
  // As the catalogue has it, however it was typed.
  const known = line === undefined ? undefined : spelled(learned.skill, around.catalog)
  const { skill } = { ...learned, ...known }
  const tl = learned.tl ?? known?.tl ?? undefined
  const language = isLanguage({ ...learned, skill })
  const level = line === undefined || line.level === null ? '' : `–${numberText(line.level)}`
  const hard: readonly (readonly [string, Json])[] = difficulty === undefined ? [] : [['difficulty', difficulty]]
  const withTl: readonly (readonly [string, Json])[] = tl === undefined ? hard : [['tl', tl], ...hard]
  const text = (name: string, extras: typeof hard): string =>
    `${name} [${numberText(points)}]${level}${extrasText(extras)}${note === undefined ? '' : ` ${quoted(note)}`}`
  const name = language ? (LANGUAGE.exec(skill)?.[1] ?? skill) : (line?.name ?? skill)
  const { points: _, ...told } = { ...learned, skill, ...(tl === undefined ? {} : { tl }), unknown_fields: {} }
  const same = (written: string): boolean =>
    line !== undefined &&
    standsIn(language ? 'languages' : 'skills', written) &&
    entriesIn(written, entry => namesSkill(entry, around.catalog)).length === 1 &&
    sameJson(skillFrom(readEntry(written), language, around, 'skill').skill, told)
  const ways = [text(name, hard), text(name, withTl), text(skill, hard)]
  return ways.find(same) ?? text(quoted(skill), withTl)
}
