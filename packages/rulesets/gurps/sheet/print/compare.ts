/** The numbers of a sheet by whatever rules somebody thinks of choosing, so that two choices can be held beside each other. */
import {
  type Choosable,
  type Chosen,
  compose,
  type Json,
  type NumberRow,
  type Reason,
  type SheetNumber,
  sheetNumbers,
} from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { readCharacter } from '../../character/json.ts'
import { isBeast, readBeast } from '../../make/beast/beast.ts'
import { beastSheet } from '../../make/beast/block.ts'
import type { AttackLine } from '../arms.ts'
import { explainedSheet, type Sheet } from '../sheet.ts'

const SPEED = 'speed, move and dodge'

/** Each line once: the same weapon is used in several ways. */
function attackRows({ weapon, mode, effective, damage, type, parry }: AttackLine): readonly NumberRow[] {
  const way = mode === '' ? weapon : `${weapon}, ${mode}`
  const part = `attack: ${weapon}`
  return [
    [`${way}: skill`, effective, part],
    [`${way}: damage`, damage === '' ? null : `${damage} ${type}`, part],
    ...(parry === null ? [] : [[`${way}: parry`, parry, part] as const]),
  ]
}

const personRows = (sheet: Sheet): readonly NumberRow[] => [
  ...(['st', 'dx', 'iq', 'ht'] as const).map(
    (name): NumberRow => [name.toUpperCase(), sheet.attributes[name]?.now ?? null, 'attributes'],
  ),
  ['Hit points', sheet.hp, 'hit points and fatigue'],
  ['Fatigue', sheet.fatigue, 'hit points and fatigue'],
  ['Thrust', sheet.thrust, 'thrust and swing damage'],
  ['Swing', sheet.swing, 'thrust and swing damage'],
  ['Will', sheet.will, 'will'],
  ['Fright check', sheet.fright, 'fright check'],
  ['Load, lb', sheet.load.carried_lb, 'load'],
  ['Encumbrance', sheet.load.key, 'load'],
  ['Basic Speed', sheet.speed.basic_speed, SPEED],
  ['Move', sheet.speed.move, SPEED],
  ['Move at a run', sheet.speed.running_move, SPEED],
  ['Dodge', sheet.speed.dodge, SPEED],
  ['Block', sheet.block, 'block'],
  ['DR of the body', sheet.dr, 'dr'],
  ...sheet.skills.map(({ name, skill, level }): NumberRow => [name, level, `skill: ${skill}`]),
  ...sheet.attacks.flatMap(attackRows),
  ['Points of creation', sheet.points.creation, 'points'],
  ['Points unspent', sheet.points.unspent, 'points'],
]

function beastNumbers(value: Json, choosable: Choosable, chosen: Partial<Chosen>): readonly SheetNumber[] {
  const listener = compose(choosable, chosen).listen()
  const beast = readBeast(value, 'character')
  const { bite, bite_type, senses, move, dodge, encumbrance_level, loads } = beastSheet(beast, listener)
  const why: readonly Reason[] = listener.take()
  const worked: readonly (readonly [string, number | string])[] = [
    ['Bite', `${bite} ${bite_type}`],
    ['Senses', senses],
    ['Encumbrance level', encumbrance_level],
    ['Move', move],
    ['Dodge', dodge],
    ...loads.map(({ up_to_lb, move: slowed }, level): [string, string] => [
      `Load of level ${level}`,
      `to ${up_to_lb} lb, Move ${slowed}`,
    ]),
  ]
  const plain = { ST: beast.st, DX: beast.dx, IQ: beast.iq, HT: beast.ht, 'Hit points': beast.hp, DR: beast.dr }
  return [
    ...Object.entries(plain).map(([name, number]) => ({ name, value: number, why: [] })),
    ...worked.map(([name, number]) => ({ name, value: number, why })),
  ]
}

/** Whoever has a campaign of his own is looked at as if he had this one. */
const within = (one: Character, { options = [], settings = {} }: Partial<Chosen>): Character => ({
  ...one,
  campaign: { ...one.campaign, options, settings },
})

export function comparedNumbers(value: Json, choosable: Choosable, chosen: Partial<Chosen>): readonly SheetNumber[] {
  if (isBeast(value)) return beastNumbers(value, choosable, chosen)
  const one = within(readCharacter(value, 'character'), chosen)
  const { sheet, reasons } = explainedSheet(one, compose(choosable, chosen))
  return sheetNumbers(personRows(sheet), reasons)
}
