/** A career as it stands. Nothing of it is secret. */
import { type CareerView, CHARACTERISTICS, careerView } from '@umpire/traveller/views'
import { readOnce } from '../../common/read-once.ts'

export {
  type CareerView,
  CHARACTERISTICS,
  type Characteristic,
  SERVICES,
  type Service,
} from '@umpire/traveller/views'

export const readCareer = readOnce(state => careerView.read(state, 'career'))

const MONTHS = 12

/** In full years. */
export const ageIn = (months: number): number => Math.floor(months / MONTHS)
export const ageOf = ({ age_months }: CareerView): number => ageIn(age_months)

/** Rolls on the mustering-out tables that are still to come. */
export const rollsLeft = ({ estate }: CareerView): number => estate.mustering_rolls - estate.mustering_used

/** The six characteristics alone, as rules take them. */
export const valuesOf = ({ strength, dexterity, endurance, intelligence, education, social }: CareerView) => ({
  strength,
  dexterity,
  endurance,
  intelligence,
  education,
  social,
})

const DIGITS = '0123456789ABCDEF'

/** As the universal personality profile writes it: ten is A. */
export const digitOf = (value: number): string => DIGITS[value] ?? String(value)

export const uppOf = (career: CareerView): string => CHARACTERISTICS.map(one => digitOf(career[one])).join('')
