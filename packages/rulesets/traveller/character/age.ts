import type { Why } from '@umpire/engine'
import { physicalAge } from '../aging/schedule.ts'
import type { Character } from './character.ts'

/** Physical age in years, by the ledger. */
export const ageOf = ({ ledger }: Pick<Character, 'ledger'>, why: Why): number =>
  physicalAge(
    {
      calendar_age_months: ledger.age_months,
      calendar_age_seconds: ledger.age_seconds,
      drug_months: ledger.drug_months,
      cold_sleep_months: ledger.cold_sleep_months,
      cold_sleep_seconds: ledger.cold_sleep_seconds,
    },
    why,
  ).age
