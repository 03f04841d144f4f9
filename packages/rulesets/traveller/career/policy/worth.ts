/**
 * What mustering out brings to somebody who wants credits alone, by the book's prices; of a membership, which cannot be
 * sold, what it pays in a year. Characteristics have no price, nor have ships: one is lent, the other owes its cost.
 */
import { MemoTable } from '@umpire/engine'
import { BENEFITS_DM, CASH_DM } from '../../chargen/mustering.ts'
import { MONTHS_PER_YEAR } from '../../tables/calendar.ts'
import { BENEFITS, type Benefit, CASH } from '../../tables/chargen/mustering.ts'
import { BLADE_CATALOGUE } from '../../tables/equipment/blades.ts'
import { GUN_CATALOGUE } from '../../tables/equipment/guns.ts'
import { PASSAGES } from '../../tables/passages.ts'
import { BLADES, GUNS, type Service } from '../../tables/words.ts'
import { DIVIDEND_MONTHS } from '../../travel/tas.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const DIVIDENDS = (MONTHS_PER_YEAR / DIVIDEND_MONTHS) * PASSAGES.rows['High Passage'].cash_value

export const DEAREST_BLADE = BLADES.reduce((best, blade) =>
  BLADE_CATALOGUE.rows[blade].price > BLADE_CATALOGUE.rows[best].price ? blade : best,
)
export const DEAREST_GUN = GUNS.reduce((best, gun) =>
  GUN_CATALOGUE.rows[gun].price > GUN_CATALOGUE.rows[best].price ? gun : best,
)

function priceOf(benefit: Benefit | null, member: boolean): number {
  switch (benefit) {
    case 'Low Passage':
    case 'Middle Passage':
    case 'High Passage':
      return PASSAGES.rows[benefit].cash_value
    case 'Blade':
      return BLADE_CATALOGUE.rows[DEAREST_BLADE].price
    case 'Gun':
      return GUN_CATALOGUE.rows[DEAREST_GUN].price
    case "Travellers' Aid":
      return member ? 0 : DIVIDENDS
    default:
      return 0
  }
}

/** What the next roll is best made on, and what it and all that follow bring on average. */
export interface BestRoll {
  readonly table: 'cash' | 'benefits'
  /** Whether to take the DM on the benefits table: a higher row is not always the better one. */
  readonly dm: boolean
  readonly worth: number
}
const NO_ROLL: BestRoll = { table: 'benefits', dm: false, worth: 0 }

/** Somebody who musters out: what the next rolls are worth hangs on this and nothing else. */
export interface Leaver {
  readonly service: Service
  readonly rank: number
  readonly gambler: boolean
  readonly rolls: number
  readonly cashRolls: number
  /** Of the Travellers' Aid Society. */
  readonly member: boolean
}

const best = new MemoTable<string, BestRoll>()

/** The next roll of somebody who musters out. */
export function bestRoll(leaver: Leaver): BestRoll {
  const { service, rank, gambler, rolls, cashRolls, member } = leaver
  if (rolls <= 0) return NO_ROLL
  return best.get(`${service} ${rank} ${gambler} ${rolls} ${cashRolls} ${member}`, () => weighed(leaver))
}

function weighed(leaver: Leaver): BestRoll {
  const { service, rank, gambler, cashRolls } = leaver
  const dms = rank >= BENEFITS_DM.from_rank ? [0, BENEFITS_DM.dm] : [0]
  const choices = dms.map((dm): BestRoll => ({ table: 'benefits', dm: dm !== 0, worth: onBenefits(leaver, dm) }))
  if (cashRolls > 0) {
    const cashDm = gambler ? CASH_DM.dm : 0
    const cash = average(face => CASH.rows[service][face + cashDm] ?? 0)
    const next = bestRoll({ ...leaver, rolls: leaver.rolls - 1, cashRolls: cashRolls - 1 })
    choices.push({ table: 'cash', dm: false, worth: cash + next.worth })
  }
  return choices.reduce((most, choice) => (choice.worth > most.worth ? choice : most))
}

const onBenefits = (leaver: Leaver, dm: number): number =>
  average(face => {
    const benefit = BENEFITS.rows[leaver.service][face + dm] ?? null
    const member = leaver.member || benefit === "Travellers' Aid"
    return priceOf(benefit, leaver.member) + bestRoll({ ...leaver, rolls: leaver.rolls - 1, member }).worth
  })

const average = (ofFace: (face: number) => number): number =>
  FACES.reduce((sum, face) => sum + ofFace(face), 0) / FACES.length
