/** A character between fights, as far as this seat may see it. */
import { levelsIn, listIn, numberIn, plainIn, textIn, textsIn } from '../../common/plain.ts'
import { CHARACTERISTICS, type Characteristic } from './career-view.ts'

const PHYSICAL: readonly Characteristic[] = ['strength', 'dexterity', 'endurance']
const MONTHS = 12

interface Value {
  readonly of: Characteristic
  /** With the wounds that are not healed. */
  readonly now: number
  readonly full: number
}

export interface Person {
  readonly name: string
  readonly alive: boolean
  /** None where they are not to be seen. */
  readonly values: readonly Value[]
  readonly unconscious: boolean
  readonly age: number | undefined
  readonly service: string | undefined
  readonly terms: number
  readonly rank: number
  readonly skills: readonly (readonly [skill: string, level: number])[]
  readonly cash: number | undefined
  readonly debt: number
  readonly pension: number
  /** What is carried, each with how many. */
  readonly gear: readonly (readonly [item: string, count: number])[]
  readonly worn: readonly string[]
  /** In seconds: still to lie ill, and of rest so far. */
  readonly illFor: number
  readonly rested: number
}

export interface DowntimeView {
  readonly seconds: number
  readonly people: readonly Person[]
}

function personIn(name: string, character: unknown): Person {
  const all = plainIn(character)
  const full = plainIn(all['characteristics'])
  const current = plainIn(plainIn(all['injury'])['current'])
  const career = plainIn(all['career'])
  const wealth = plainIn(all['wealth'])
  const months = numberIn(plainIn(all['ledger'])['age_months'])
  const values = CHARACTERISTICS.flatMap((of): readonly Value[] => {
    const value = numberIn(full[of])
    return value === undefined ? [] : [{ of, full: value, now: numberIn(current[of]) ?? value }]
  })
  const alive = all['alive'] !== false
  return {
    name,
    alive,
    values,
    unconscious: alive && values.some(({ of, now }) => PHYSICAL.includes(of) && now === 0),
    age: months === undefined ? undefined : Math.floor(months / MONTHS),
    service: textIn(career['service']),
    terms: numberIn(career['terms']) ?? 0,
    rank: numberIn(career['rank']) ?? 0,
    skills: levelsIn(all['skills']),
    cash: numberIn(wealth['cash']),
    debt: numberIn(wealth['debt']) ?? 0,
    pension: numberIn(wealth['pension_per_year']) ?? 0,
    gear: listIn(plainIn(all['gear'])['items']).flatMap(one => {
      const { item, count } = plainIn(one)
      const called = textIn(item)
      return called === undefined ? [] : [[called, numberIn(count) ?? 1] as const]
    }),
    worn: textsIn(plainIn(all['gear'])['worn']),
    illFor: numberIn(all['out_of_action_seconds']) ?? 0,
    rested: numberIn(all['rest_seconds']) ?? 0,
  }
}

export function readDowntime(state: unknown): DowntimeView {
  const all = plainIn(state)
  return {
    seconds: numberIn(all['seconds']) ?? 0,
    people: Object.entries(plainIn(all['characters'])).map(([name, one]) => personIn(name, one)),
  }
}

export const isHurt = ({ values }: Person): boolean => values.some(({ now, full }) => now < full)
