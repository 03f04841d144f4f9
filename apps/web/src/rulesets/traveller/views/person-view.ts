/** A character between fights, as far as this seat may see it. */
import { type DowntimeView, downtimeView } from '@umpire/traveller/views'
import { readOnce } from '../../common/read-once.ts'
import { ageIn, CHARACTERISTICS, type Characteristic } from './career-view.ts'

export const readDowntime = readOnce(state => downtimeView.read(state, 'downtime'))

/** A character by its name: the one that the table knows it by. */
export type Person = DowntimeView['characters'][string]

interface Value {
  readonly of: Characteristic
  /** With the wounds that are not healed. */
  readonly now: number
  readonly full: number
}

/** None where they are not to be seen. */
export function valuesOf({ characteristics: full, injury }: Person): readonly Value[] {
  if (full === undefined) return []
  const now = { ...full, ...injury?.current }
  return CHARACTERISTICS.map(of => ({ of, full: full[of], now: now[of] }))
}

const PHYSICAL: readonly Characteristic[] = ['strength', 'dexterity', 'endurance']

export const isHurt = (person: Person): boolean => valuesOf(person).some(({ now, full }) => now < full)
export const isUnconscious = (person: Person): boolean =>
  person.alive && valuesOf(person).some(({ of, now }) => PHYSICAL.includes(of) && now === 0)
export const ageOf = ({ ledger }: Person): number | undefined =>
  ledger === undefined ? undefined : ageIn(ledger.age_months)
