/** A career as it stands. Nothing of it is secret, but it comes as plain data all the same. */
import { flagIn, listIn, numberIn, oneIn, plainIn, textIn, textsIn } from '../../common/plain.ts'

export const CHARACTERISTICS = ['strength', 'dexterity', 'endurance', 'intelligence', 'education', 'social'] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]
export const SERVICES = ['navy', 'marines', 'army', 'scouts', 'merchants', 'other'] as const
export type Service = (typeof SERVICES)[number]
const STAGES = ['new', 'free', 'serving', 'leaving', 'finished', 'dead'] as const

export interface CareerView {
  readonly stage: (typeof STAGES)[number]
  readonly name: string
  readonly styledName: string
  readonly values: { readonly [one in Characteristic]: number }
  readonly age: number
  readonly service: Service | undefined
  readonly drafted: boolean
  readonly terms: number
  readonly rank: number
  readonly injured: boolean
  readonly skills: readonly { readonly skill: string; readonly level: number }[]
  readonly retired: boolean
  readonly payPerYear: number
  readonly rolls: number
  readonly rollsUsed: number
  readonly cashUsed: number
  readonly cash: number
  readonly tickets: readonly string[]
  readonly weapons: readonly string[]
  readonly member: boolean
  readonly ship: string | undefined
}

const MONTHS = 12

export function readCareer(state: unknown): CareerView {
  const all = plainIn(state)
  const estate = plainIn(all['estate'])
  const valueIn = (one: Characteristic): number => numberIn(all[one]) ?? 0
  return {
    stage: oneIn(STAGES, all['stage']) ?? 'new',
    name: textIn(all['name']) ?? '',
    styledName: textIn(plainIn(all['person'])['styled_name']) ?? '',
    values: {
      strength: valueIn('strength'),
      dexterity: valueIn('dexterity'),
      endurance: valueIn('endurance'),
      intelligence: valueIn('intelligence'),
      education: valueIn('education'),
      social: valueIn('social'),
    },
    age: Math.floor((numberIn(all['age_months']) ?? 0) / MONTHS),
    service: oneIn(SERVICES, all['service']),
    drafted: flagIn(all['drafted']),
    terms: numberIn(all['terms']) ?? 0,
    rank: numberIn(all['rank']) ?? 0,
    injured: flagIn(all['injured']),
    skills: listIn(all['skills']).flatMap(one => {
      const { skill, level } = plainIn(one)
      const name = textIn(skill)
      return name === undefined ? [] : [{ skill: name, level: numberIn(level) ?? 0 }]
    }),
    retired: flagIn(estate['retired']),
    payPerYear: numberIn(estate['pay_per_year']) ?? 0,
    rolls: numberIn(estate['mustering_rolls']) ?? 0,
    rollsUsed: numberIn(estate['mustering_used']) ?? 0,
    cashUsed: numberIn(estate['cash_used']) ?? 0,
    cash: numberIn(estate['cash']) ?? 0,
    tickets: textsIn(estate['tickets']),
    weapons: textsIn(estate['weapons']),
    member: (numberIn(estate['tas_receipts']) ?? 0) > 0,
    ship: textIn(estate['ship']),
  }
}

const DIGITS = '0123456789ABCDEF'

/** As the universal personality profile writes it: ten is A. */
export const digitOf = (value: number): string => DIGITS[value] ?? String(value)

export const uppOf = ({ values }: CareerView): string => CHARACTERISTICS.map(one => digitOf(values[one])).join('')
