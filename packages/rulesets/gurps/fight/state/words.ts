/** Words that everything told of a fight shares: people and things by name, numbers as they are read. */
import type { RollMade } from '@umpire/engine'
import { BARE_HANDS } from './fighter.ts'
import { fullHp } from './now.ts'
import { type Fight, fighterAt, placeOf, standingAt } from './state.ts'

/** By name; by what tells them apart, where two have the same one. */
export function nameOf(fight: Fight, id: string): string {
  const { name } = fighterAt(fight, placeOf(fight, id))
  return fight.roster.some(one => one.name === name && one.id !== id) ? id : name
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** near-arm: near arm. */
export const words = (key: string): string => key.replaceAll(/[-_]/g, ' ')

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The Sten, bare hands. */
export const thing = (key: string): string => (key === BARE_HANDS ? 'bare hands' : `the ${key}`)

/** One of somebody's things, by its place. */
export const thingAt = (fight: Fight, { who, arm }: { readonly who: string; readonly arm: number }): string =>
  fighterAt(fight, placeOf(fight, who)).arms[arm]?.key ?? BARE_HANDS

export const hex = (q: number, r: number): string => `hex ${signed(q)},${signed(r)}`

/** "4 of 12 hit points", with so many of them lost just now. */
export function hitPoints(fight: Fight, id: string, lost = 0): string {
  const place = placeOf(fight, id)
  const one = standingAt(fight, place)
  return `${signed(one.hp - lost)} of ${fullHp(fighterAt(fight, place), one)}`
}

/** What the dice showed: "rolled 15 (4 5 6)". */
export const rolled = ({ faces, total }: RollMade): string =>
  `rolled ${signed(total)}${faces.length > 1 ? ` (${faces.join(' ')})` : ''}`

/** What was needed and what came: "16 needed, rolled 15 (4 5 6)". */
export const against = (score: number, roll: RollMade | undefined): string =>
  `${signed(score)} needed${roll === undefined ? '' : `, ${rolled(roll)}`}`
