/** What stands on a sheet, whether it is printed as text or as a page: the form, and how the character stands now. */
import type { Json, Why } from '@umpire/engine'
import { ageOf } from '../character/age.ts'
import type { Character } from '../character/character.ts'
import { loadOf } from '../load/carried.ts'
import { ARMOUR_CATALOGUE } from '../tables/equipment/armour.ts'
import { NORMAL_WORLD_SIZE } from '../tables/load.ts'
import { FORM_FIELDS, FORM_SECTIONS, type FormItem } from '../tables/tas-form-2.ts'
import { printCredits } from './lines.ts'
import { possessionsOf } from './possessions.ts'
import { styleOf } from './styled.ts'
import { type FormChoice, formOf } from './tas-form-2.ts'
import { onOneLine } from './words.ts'

export interface Cell {
  readonly label: string
  readonly value: string
  /** The item of the form, if it is one. */
  readonly item: FormItem | null
}

export interface Section {
  readonly title: string
  readonly note: string
  readonly rows: readonly (readonly Cell[])[]
}

function shown(item: FormItem, value: Json | undefined): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null || value === undefined) return ''
  if (item === '14b') return value === 0 ? 'none' : `${printCredits(Number(value))} a year`
  return onOneLine(String(value))
}

const cell = (label: string, value: string): Cell => ({ label, value: onOneLine(value), item: null })

/** Not on the form, and only where there is something to tell. */
function person(character: Character, why: Why): readonly Cell[] {
  const style = styleOf(character, why)
  const told = [
    cell('Styled', style === onOneLine(character.name) ? '' : style),
    cell('Gender', character.gender),
    cell('Race', character.race),
  ]
  return told.filter(({ value }) => value !== '')
}

/** Not on the form, but what a player looks for first. */
function present(character: Character, why: Why): Section {
  const { wealth, gear, injury, characteristics } = character
  const { load_kg, load } = loadOf(character, true, NORMAL_WORLD_SIZE, why)
  const worn = gear.worn.flatMap(suit => (suit === 'nothing' ? [] : [ARMOUR_CATALOGUE.rows[suit].name]))
  const now = injury?.current ?? characteristics
  const who = person(character, why)
  const condition = !character.alive ? 'dead' : injury === null ? 'unhurt' : 'wounded'
  return {
    title: 'At present',
    note: '',
    rows: [
      ...(who.length === 0 ? [] : [who]),
      [
        cell('Age', String(ageOf(character, why))),
        cell('Credits', printCredits(wealth.cash)),
        cell('Condition', condition),
        cell('Strength, dexterity, endurance now', `${now.strength} ${now.dexterity} ${now.endurance}`),
      ],
      [
        cell('Armour worn', worn.join(', ') || 'none'),
        cell('Load', `${load_kg} kg, ${load.allowed ? load.category : 'more than can be carried'}`),
      ],
      [cell('Possessions', possessionsOf(character).join(', '))],
    ],
  }
}

export function sections(character: Character, choice: FormChoice, why: Why): readonly Section[] {
  const values = formOf(character, choice, why)
  const form = FORM_SECTIONS.filter(section => choice.confidential || !section.confidential).map(section => ({
    title: section.title,
    note: section.confidential ? 'For the owner and the referee only' : '',
    rows: section.rows.map(row =>
      row.map(item => ({ label: `${item}. ${FORM_FIELDS[item].field}`, value: shown(item, values[item]), item })),
    ),
  }))
  return [...form, present(character, why)]
}
