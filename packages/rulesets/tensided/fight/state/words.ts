/** Words that everything told of a fight shares: people and things by name, numbers as they are read. */
import type { RollMade } from '@umpire/engine'
import { BARE_HANDS } from './fighter.ts'
import { type Fight, fighterAt, placeOf } from './state.ts'

/** By name; by what tells them apart, where two have the same one. */
export function nameOf(fight: Fight, id: string): string {
  const { name } = fighterAt(fight, placeOf(fight, id))
  return fight.roster.some(one => one.name === name && one.id !== id) ? id : name
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)

/** Damage and metres are never rounded by the rules; nobody reads more than two digits of them. */
export const shown = (value: number): string => signed(Math.round(value * 100) / 100)

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** ear-lobe-severed: ear lobe severed. */
export const words = (key: string): string => key.replaceAll(/[-_]/g, ' ')

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The Sword, bare hands. */
export const thing = (key: string): string => (key === BARE_HANDS || key === 'bare hands' ? 'bare hands' : `the ${key}`)

/** One of somebody's things, by its place. */
export const thingAt = (fight: Fight, { who, arm }: { readonly who: string; readonly arm: number }): string =>
  thing(fighterAt(fight, placeOf(fight, who)).arms[arm]?.key ?? BARE_HANDS)

export const square = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `square ${signed(x)},${signed(y)}`

/** What the dice showed: "rolled 8". */
export const rolled = ({ faces, total }: RollMade): string =>
  `rolled ${signed(total)}${faces.length > 1 ? ` (${faces.join(' ')})` : ''}`
