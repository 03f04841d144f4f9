/** The numbers of a sheet by whatever settings somebody thinks of choosing, so that two choices can be held beside each other. */
import { type Chosen, compose, type NumberRow, type SheetNumber, sheetNumbers } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { explainedSheet, type Sheet } from '../character/sheet.ts'
import { choosable } from '../ruleset/rules.ts'
import { STATS } from '../tables/stats.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const damageText = (line: {
  readonly damage: number
  readonly damage_type: string
  readonly armor_piercing: boolean
}) => `${line.damage} ${line.damage_type}${line.armor_piercing ? ', armour-piercing' : ''}`

const rowsOf = (sheet: Sheet): readonly NumberRow[] => [
  ...STATS.map((stat): NumberRow => [capital(stat), sheet.stats[stat], 'stats']),
  ['Hit points', sheet.hp, 'hit points'],
  ['Damage score', sheet.damage_score, 'damage score'],
  ['Natural resistance', sheet.natural_resistance, 'natural resistance'],
  ['Capacity, lb', sheet.capacity_lb, 'capacity'],
  ['Walk, metres a round', sheet.movement.walk, 'walk'],
  ['Run, metres a round', sheet.movement.run, 'run'],
  ['Sprint, metres a round', sheet.movement.sprint, 'sprint'],
  ['Action points', sheet.action_points, 'action points'],
  ['DF of armour hand to hand', sheet.hth_df, 'armour worn'],
  ...sheet.skills.flatMap(({ name, skill, rolls, df }): readonly NumberRow[] => [
    ...rolls.map(({ situation, attribute }): NumberRow => [`${name}, ${situation}`, attribute, `skill: ${skill}`]),
    [`${name}: DF`, df, `skill: ${skill}`],
  ]),
  ...sheet.melee.flatMap((line): readonly NumberRow[] =>
    line.unknown === true
      ? []
      : [
          [`${line.name}, ${line.mode}`, line.attribute, `weapon: ${line.name}`],
          [`${line.name}, ${line.mode}: damage`, damageText(line), `weapon: ${line.name}`],
        ],
  ),
  ...sheet.guns.flatMap((line): readonly NumberRow[] =>
    line.unknown === true
      ? []
      : [
          [line.name, line.attribute, `weapon: ${line.name}`],
          [`${line.name}: damage`, damageText(line), `weapon: ${line.name}`],
        ],
  ),
  ['Money left', sheet.money.left, 'money'],
  ['Experience available', sheet.xp.available, 'experience'],
]

/** Whoever has a campaign of his own is looked at as if he had this one. */
export function comparedNumbers(one: Character, chosen: Partial<Chosen>): readonly SheetNumber[] {
  // Refused as a whole where it cannot be chosen; a campaign in a file would only leave it out.
  compose(choosable, chosen)
  const { options = [], settings = {} } = chosen
  const { sheet, reasons } = explainedSheet({ ...one, campaign: { ...one.campaign, options, settings } })
  return sheetNumbers(rowsOf(sheet), reasons)
}
