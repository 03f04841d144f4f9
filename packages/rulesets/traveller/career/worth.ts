/** What mustering out is worth in credits, on average: by the book's prices, and nothing else. */
import { BLADE_CATALOGUE } from '../tables/blades.ts'
import { MONTHS_PER_YEAR } from '../tables/calendar.ts'
import { FREE_TRADER, MONTHLY_PAYMENT, MOST_RECEIPTS } from '../tables/free-trader.ts'
import { GUN_CATALOGUE } from '../tables/guns.ts'
import { BENEFITS, type Benefit, CASH } from '../tables/mustering.ts'
import { PASSAGES } from '../tables/passages.ts'
import { DIVIDEND_MONTHS } from '../travel/tas.ts'
import { BLADES, GUNS, type Service } from '../words.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** Until the worst of the aging table begins, whatever comes every year is counted on. */
const OLD_AGE = 66

/** What so much a year comes to for somebody of that age. */
export const capital = (perYear: number, age: number): number => perYear * Math.max(0, OLD_AGE - age)

const dearest = (prices: readonly { readonly price: number }[]): number => Math.max(...prices.map(({ price }) => price))
const BLADE = dearest(BLADES.map(blade => BLADE_CATALOGUE.rows[blade]))
const GUN = dearest(GUNS.map(gun => GUN_CATALOGUE.rows[gun]))
const DIVIDENDS = (MONTHS_PER_YEAR / DIVIDEND_MONTHS) * PASSAGES.rows['High Passage'].cash_value

/** The payments that one receipt more takes off a free trader; the first brings the ship and all of them. */
function paidOff(receipts: number): number {
  const before = FREE_TRADER.rows[receipts]?.years_left
  const after = FREE_TRADER.rows[Math.min(receipts + 1, MOST_RECEIPTS)]?.years_left
  if (before === undefined || after === undefined) return 0
  return (before - after) * MONTHS_PER_YEAR * MONTHLY_PAYMENT
}

/** What has been received before, as far as it lessens what comes. */
export interface Received {
  readonly member: boolean
  readonly receipts: number
  readonly age: number
}

function worthOf(benefit: Benefit | null, { member, receipts, age }: Received): number {
  switch (benefit) {
    case 'Low Passage':
    case 'Middle Passage':
    case 'High Passage':
      return PASSAGES.rows[benefit].cash_value
    case 'Blade':
      return BLADE
    case 'Gun':
      return GUN
    case "Travellers' Aid":
      return member ? 0 : capital(DIVIDENDS, age)
    case 'Free Trader':
      return paidOff(receipts)
    default:
      // Characteristics and a ship on loan have no price.
      return 0
  }
}

const mean = (of: (face: number) => number): number => FACES.reduce((sum, face) => sum + of(face), 0) / FACES.length

export const cashWorth = (service: Service, dm: number): number => mean(face => CASH.rows[service][face + dm] ?? 0)
export const benefitsWorth = (service: Service, dm: number, received: Received): number =>
  mean(face => worthOf(BENEFITS.rows[service][face + dm] ?? null, received))
