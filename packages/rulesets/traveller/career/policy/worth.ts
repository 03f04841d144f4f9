/**
 * What mustering out brings to somebody who wants credits alone, by the book's prices; of a membership, which cannot be
 * sold, what it pays in a year. Characteristics have no price, nor have ships: one is lent, the other owes its cost.
 */
import { BENEFITS_DM, CASH_DM, MOST_CASH_ROLLS } from '../../chargen/mustering.ts'
import { MONTHS_PER_YEAR } from '../../tables/calendar.ts'
import { BENEFITS, type Benefit, CASH } from '../../tables/chargen/mustering.ts'
import { BLADE_CATALOGUE } from '../../tables/equipment/blades.ts'
import { GUN_CATALOGUE } from '../../tables/equipment/guns.ts'
import { PASSAGES } from '../../tables/passages.ts'
import { BLADES, GUNS, SERVICES, type Service } from '../../tables/words.ts'
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

/** All the rolls of somebody who leaves a service with these DMs. Each state is weighed once. */
class Mustering {
  readonly #service: Service
  readonly #dms: readonly number[]
  readonly #cash: number
  readonly #weighed = new Map<number, BestRoll>()

  constructor(service: Service, benefitsDm: boolean, cashDm: boolean) {
    this.#service = service
    this.#dms = benefitsDm ? [0, BENEFITS_DM.dm] : [0]
    const dm = cashDm ? CASH_DM.dm : 0
    this.#cash = FACES.reduce((sum, face) => sum + (CASH.rows[service][face + dm] ?? 0), 0) / FACES.length
  }

  best(rolls: number, cashRolls: number, member: boolean): BestRoll {
    if (rolls <= 0) return NO_ROLL
    const key = (rolls * (MOST_CASH_ROLLS + 1) + cashRolls) * 2 + (member ? 1 : 0)
    const known = this.#weighed.get(key)
    if (known !== undefined) return known
    const weighed = this.#weigh(rolls, cashRolls, member)
    this.#weighed.set(key, weighed)
    return weighed
  }
  #weigh(rolls: number, cashRolls: number, member: boolean): BestRoll {
    const choices = this.#dms.map((dm): BestRoll => {
      const worth = FACES.reduce((sum, face) => sum + this.#benefit(face + dm, rolls, cashRolls, member), 0)
      return { table: 'benefits', dm: dm !== 0, worth: worth / FACES.length }
    })
    if (cashRolls > 0) {
      const worth = this.#cash + this.best(rolls - 1, cashRolls - 1, member).worth
      choices.push({ table: 'cash', dm: false, worth })
    }
    return choices.reduce((best, choice) => (choice.worth > best.worth ? choice : best))
  }
  #benefit(row: number, rolls: number, cashRolls: number, member: boolean): number {
    const benefit = BENEFITS.rows[this.#service][row] ?? null
    const joined = member || benefit === "Travellers' Aid"
    return priceOf(benefit, member) + this.best(rolls - 1, cashRolls, joined).worth
  }
}

const musterings = (service: Service) => {
  const by = (benefitsDm: boolean) => [false, true].map(cashDm => new Mustering(service, benefitsDm, cashDm))
  return [by(false), by(true)]
}
const ALL = new Map(SERVICES.map(service => [service, musterings(service)]))

/** The next of so many rolls, of somebody with that rank who can gamble or not. */
export function bestRoll(
  service: Service,
  rank: number,
  gambler: boolean,
  rolls: number,
  cashRolls: number,
  member: boolean,
): BestRoll {
  const byCash = ALL.get(service)?.[rank >= BENEFITS_DM.from_rank ? 1 : 0]
  return byCash?.[gambler ? 1 : 0]?.best(rolls, cashRolls, member) ?? NO_ROLL
}
