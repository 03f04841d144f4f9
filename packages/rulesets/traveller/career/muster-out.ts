/** Mustering out: each roll names its table, and what it brings applies at once. */
import { BadInput, type Choice, ownValue, procedure, type Why } from '@umpire/engine'
import { benefitFreeTrader, benefitPassage, benefitScoutShip, benefitTravellersAid } from '../chargen/benefits.ts'
import { retirement } from '../chargen/leaving.ts'
import { benefitsTable, cashTable, musteringChoice, musteringDms, musteringRolls } from '../chargen/mustering.ts'
import { characteristicAlterations, NO_SKILLS, type Skills } from '../chargen/skill-results.ts'
import type { Benefit, WeaponBenefit } from '../tables/chargen/mustering.ts'
import { plainChoice } from './about.ts'
import { type CareerAsk, ONE_DIE, QUESTIONS } from './asking.ts'
import {
  discharged,
  paid,
  receivedGain,
  receivedMembership,
  receivedNothing,
  receivedPassages,
  receivedShip,
  receivedSkill,
  receivedWeapon,
} from './facts.ts'
import { altering, serviceOf } from './inputs.ts'
import { type Career, type Estate, levelOf } from './state.ts'
import { pickOf, weaponBenefitOffer, weaponReceived } from './weapon-benefit.ts'

const CASH = plainChoice('cash', 'the cash table')
const BENEFITS = plainChoice('benefits', 'the benefits table')
const ENOUGH = plainChoice('enough', 'no more rolls')
const BOTH = [CASH, BENEFITS, ENOUGH] as const

function tablesFor(
  { mustering_rolls, mustering_used, cash_used }: Estate,
  why: Why,
): readonly Choice<'cash' | 'benefits' | 'enough'>[] {
  const mustering_rolls_left = mustering_rolls - mustering_used
  if (musteringChoice({ mustering_rolls_left, cash_used }, why).cash_allowed) return BOTH
  const because = 'cash has been rolled for as often as it may be; the rest are benefits'
  return [{ ...CASH, refused: { rule: musteringChoice.id, because } }, BENEFITS, ENOUGH]
}

/** The one skill that these tables mind. */
function gamblingOf(career: Career): Skills {
  const level = levelOf(career, 'Gambling')
  return level === null ? NO_SKILLS : { Gambling: level }
}

const APPLY_OR_NOT = [plainChoice('apply', 'add the DM to the roll'), plainChoice('decline', 'roll without the DM')]
/** The DM is asked for before the die is thrown, and is the same for each face. */
const ANY_FACE = 1

/** What a benefit is, as the fact that it was received; weapons are asked for. */
function received(career: Career, benefit: Exclude<Benefit, WeaponBenefit> | null, roll: number, dm: number, why: Why) {
  switch (benefit) {
    case null:
      return receivedNothing({ roll, dm })
    case 'Low Passage':
    case 'Middle Passage':
    case 'High Passage': {
      const { tickets } = benefitPassage({ received: [benefit], sell: [] }, why)
      return receivedPassages({ roll, dm, tickets })
    }
    case "Travellers' Aid": {
      const receipts = career.estate.tas_receipts + 1
      const { wasted } = benefitTravellersAid({ receipts }, why)
      return receivedMembership({ roll, dm, receipts, wasted })
    }
    case 'Free Trader': {
      const receipts = career.estate.ship_receipts + 1
      const { months_left } = benefitFreeTrader({ receipts }, why)
      return receivedShip({ roll, dm, ship: benefit, receipts, months_left })
    }
    case 'Scout Ship': {
      const { ships } = benefitScoutShip({ receipts: career.estate.ship_receipts + 1 }, why)
      return receivedShip({ roll, dm, ship: benefit, receipts: ships, months_left: 0 })
    }
    default: {
      const { characteristic, value } = characteristicAlterations(altering(career, benefit, 'benefit'), why)
      return receivedGain({ roll, dm, benefit, characteristic, value })
    }
  }
}

/** A weapon or a level of skill in one; the offer has kept away what the rule refuses. */
function armed(career: Career, benefit: WeaponBenefit, key: string, roll: number, dm: number, why: Why) {
  const pick = pickOf(benefit, key)
  const got = weaponReceived(career, benefit, pick, why)
  if (!got.allowed) throw new BadInput(benefit, got.because, key)
  if (typeof pick === 'string') return receivedWeapon({ roll, dm, weapon: pick, loaded: got.loaded })
  const { skill } = pick
  const level = ownValue(got.skills, skill)
  if (level === undefined || level === levelOf(career, skill)) return receivedNothing({ roll, dm })
  return receivedSkill({ roll, dm, skill, level })
}

export const musterOut = procedure(
  { id: 'traveller.proc.mustering-out', title: 'Mustering out', given: {} },
  (ask: CareerAsk): void => {
    const { why } = ask
    const { name: who, terms, rank } = ask.state
    const service = serviceOf(ask.state)
    const mustering_rolls = musteringRolls({ terms, rank }, why)
    const { retired, pay_per_year } = retirement({ service, terms }, why)
    ask.record(discharged({ mustering_rolls, retired, pay_per_year }))

    // The same for every roll on a table, because nothing that comes now changes rank or gambling.
    const gambling = gamblingOf(ask.state)
    const cashDm = musteringDms({ rank, skills: gambling, table: 'cash', roll: ANY_FACE, declined: false }, why).dm
    const benefitsDm = musteringDms(
      { rank, skills: NO_SKILLS, table: 'benefits', roll: ANY_FACE, declined: false },
      why,
    ).dm
    while (ask.state.estate.mustering_used < mustering_rolls) {
      const career = ask.state
      const table = ask.choose({
        who,
        question: QUESTIONS.musteringTable,
        choices: tablesFor(career.estate, why),
      })
      if (table === 'enough') break
      const question = table === 'cash' ? QUESTIONS.cashDm : QUESTIONS.benefitsDm
      const declined =
        (table === 'cash' ? cashDm : benefitsDm) !== 0 &&
        'decline' === ask.choose({ who, question, choices: APPLY_OR_NOT })
      const roll = ask.roll(ONE_DIE, { purpose: table, by: who })
      if (table === 'cash') {
        const { total, cash } = cashTable({ service, skills: gambling, roll, declined }, why)
        ask.record(paid({ roll, dm: total - roll, cash }))
        continue
      }
      const { total, benefit } = benefitsTable({ service, rank, roll, declined }, why)
      const dm = total - roll
      if (benefit === 'Blade' || benefit === 'Gun') {
        const key = ask.choose(weaponBenefitOffer(career, benefit, why))
        ask.record(armed(career, benefit, key, roll, dm, why))
      } else ask.record(received(career, benefit, roll, dm, why))
    }
  },
)
