/** An attack as a line of text: Walther PPK .32, shot–15: 2d−1 bullet; SS 10; Acc 2. */
import type { AttackLine } from '../arms.ts'
import { minus, numberText } from './numbers.ts'

/** The numbers behind the damage, each under the name that it has in tables. */
const attackNumbers = (line: AttackLine): readonly (readonly [string, string])[] => {
  const all: readonly (readonly [string, number | string | null])[] = [
    ['Reach', line.reach],
    ['Parry', line.parry],
    ['SS', line.ss],
    ['Acc', line.acc],
    ['½D', line.half_damage],
    ['Max', line.max_range],
    ['RoF', line.rof],
    ['Shots', line.shots],
    ['Rcl', line.rcl],
    ['Min ST', line.min_st],
  ]
  return all.flatMap(([name, value]) =>
    value === null ? [] : [[name, typeof value === 'number' ? numberText(value) : value] as const],
  )
}

export const damageText = ({ damage, type }: AttackLine): string => [minus(damage), type].filter(Boolean).join(' ')

export function attackText(line: AttackLine): string {
  const skill = line.effective === null ? ' (no skill)' : `–${numberText(line.effective)}`
  const numbers = attackNumbers(line).map(([name, value]) => `${name} ${value}`)
  return `${line.weapon}, ${line.mode}${skill}: ${[damageText(line), ...numbers].filter(Boolean).join('; ')}`
}
