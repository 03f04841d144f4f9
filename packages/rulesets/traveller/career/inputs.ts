/** What the rules of creation take of a career. */
import { BadInput } from '@umpire/engine'
import type { Alteration } from '../tables/chargen/alterations.ts'
import type { Service } from '../tables/words.ts'
import type { Career } from './state.ts'

/** Of somebody who has one. */
export function serviceOf({ service }: Career): Service {
  if (service === null) throw new BadInput('service', 'one that was entered', service)
  return service
}

/** For the throws of the prior service table; without a roll, to ask whether one may be made. */
export const throwing = <R extends number | null>(
  career: Career,
  service: Service,
  commissioned: boolean,
  roll: R,
) => ({
  service,
  rank: career.rank,
  term: career.terms + 1,
  drafted: career.drafted,
  commissioned,
  strength: career.strength,
  dexterity: career.dexterity,
  endurance: career.endurance,
  intelligence: career.intelligence,
  education: career.education,
  social: career.social,
  roll,
})

/** For a result that changes a characteristic. */
export const altering = (career: Career, result: Alteration, cause: 'skill table' | 'benefit') => ({
  strength: career.strength,
  dexterity: career.dexterity,
  endurance: career.endurance,
  intelligence: career.intelligence,
  education: career.education,
  social: career.social,
  result,
  cause,
})

export const levelsHeld = ({ skills }: Career): number => {
  let sum = 0
  for (let index = 0; index < skills.length; index++) sum += skills[index]?.level ?? 0
  return sum
}
