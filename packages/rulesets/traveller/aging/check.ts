/**
 * The order of an aging check, wherever it is made: all throws first, in the order of the table; then each
 * characteristic that came to zero has its crisis, the throw to live through it before the die for its months.
 */
import { dice } from '@umpire/dice'
import type { Ask, Fact, Why } from '@umpire/engine'
import { AGING_CHARACTERISTICS, type AgingCharacteristic } from '../tables/aging.ts'
import { agingCrisis } from './crisis.ts'
import { throwsAt } from './table.ts'

const ONE_DIE = dice('1d6')
const TWO_DICE = dice('2d6')

const PURPOSES = {
  strength: { loss: 'aging, strength', crisis: 'aging crisis, strength', months: 'aging crisis, strength, months' },
  dexterity: { loss: 'aging, dexterity', crisis: 'aging crisis, dexterity', months: 'aging crisis, dexterity, months' },
  endurance: { loss: 'aging, endurance', crisis: 'aging crisis, endurance', months: 'aging crisis, endurance, months' },
  intelligence: {
    loss: 'aging, intelligence',
    crisis: 'aging crisis, intelligence',
    months: 'aging crisis, intelligence, months',
  },
} as const

type Asking = Pick<Ask<unknown, Fact>, 'why' | 'roll' | 'read'>
type Values = { readonly [characteristic in AgingCharacteristic]: number }
type Losses = { readonly [characteristic in AgingCharacteristic]?: number | undefined }

/** The throws of a check at that age, each as it is read. */
export function throwForAge(
  ask: Asking,
  by: string,
  age: number,
  reading: (roll: number, characteristic: AgingCharacteristic) => number,
): readonly number[] {
  const read: number[] = []
  for (const characteristic of throwsAt(age, ask.why))
    read.push(ask.read(TWO_DICE, { purpose: PURPOSES[characteristic].loss, by }, roll => reading(roll, characteristic)))
  return read
}

/** Of a characteristic that age brings to zero. */
interface Illness {
  readonly characteristic: AgingCharacteristic
  readonly value: number
  readonly loss: number
}
/** Only asks whether there is a crisis, so the care does not matter yet. */
const UNATTENDED = { attending_medical: null, slow_drug: false, survived: false } as const

/** What the losses leave, and the crises that follow. */
export function settle(before: Values, losses: Losses, why: Why) {
  const now = {
    strength: before.strength,
    dexterity: before.dexterity,
    endurance: before.endurance,
    intelligence: before.intelligence,
  }
  const ill: Illness[] = []
  for (const characteristic of AGING_CHARACTERISTICS) {
    const loss = losses[characteristic] ?? 0
    if (loss === 0) continue
    const illness = { characteristic, value: before[characteristic], loss }
    const { value, crisis } = agingCrisis({ ...UNATTENDED, ...illness }, why)
    now[characteristic] = value
    if (crisis) ill.push(illness)
  }
  return { now, ill }
}

interface Care {
  readonly attending_medical: number | null
  readonly slow_drug: boolean
}

type Outcome = { readonly roll: number; readonly dm: number } & (
  | { readonly alive: false }
  | { readonly alive: true; readonly value: number; readonly age_months_added: number; readonly months_out: number }
)

export function fallIll(ask: Asking, by: string, illness: Illness, care: Care): Outcome {
  const { characteristic, value, loss } = illness
  const { attending_medical, slow_drug } = care
  const ill = { characteristic, value, loss, attending_medical, slow_drug }
  const { crisis, months } = PURPOSES[characteristic]
  const { alive, roll, dm } = ask.read(TWO_DICE, { purpose: crisis, by }, roll => {
    const { alive = false, dm = 0 } = agingCrisis({ ...ill, roll, survived: false }, ask.why)
    return { alive, roll, dm }
  })
  if (!alive) return { alive, roll, dm }
  const die = ask.roll(ONE_DIE, { purpose: months, by })
  const { value: left, age_months_added = 0, months_out = 0 } = agingCrisis({ ...ill, die, survived: true }, ask.why)
  return { alive, roll, dm, value: left, age_months_added, months_out }
}
