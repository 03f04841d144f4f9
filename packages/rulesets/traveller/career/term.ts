/** One term of service, in the order of the checklist: this is the order in which dice are thrown. */
import { procedure } from '@umpire/engine'
import { agingSchedule } from '../aging/schedule.ts'
import { automaticSkills } from '../chargen/automatic-skills.ts'
import { termLimit } from '../chargen/leaving.ts'
import { commission, promotion } from '../chargen/rank.ts'
import { injury, survival, termOfService } from '../chargen/serving.ts'
import { NO_SKILLS, type Skills } from '../chargen/skill-results.ts'
import { skillEligibility } from '../chargen/skill-rolls.ts'
import { MONTHS_PER_YEAR } from '../tables/calendar.ts'
import { AUTOMATIC_SKILLS } from '../tables/chargen/skill-tables.ts'
import type { Service } from '../tables/words.ts'
import { plainChoice } from './about.ts'
import { checkAging } from './aging.ts'
import { type CareerAsk, QUESTIONS, TWO_DICE } from './asking.ts'
import {
  commissioned,
  died,
  granted,
  honoured,
  injured,
  left,
  passedOver,
  promoted,
  reenlisted,
  served,
  survived,
} from './facts.ts'
import { levelsHeld, serviceOf, throwing } from './inputs.ts'
import { learnSkills } from './skills.ts'
import { type Career, levelOf } from './state.ts'

const STAY_OR_LEAVE = [plainChoice('stay', 'stay for another term'), plainChoice('leave', 'leave the service')]

/** The skills held of those that rank and service may bring. */
function heldOfService(career: Career, service: Service): Skills {
  let found = NO_SKILLS
  for (const line of AUTOMATIC_SKILLS.rows[service]) {
    const level = 'skill' in line ? levelOf(career, line.skill) : null
    if ('skill' in line && level !== null) found = { ...found, [line.skill]: level }
  }
  return found
}

const granting = (career: Career, service: Service) => ({
  service,
  rank: career.rank,
  skills: heldOfService(career, service),
  social: career.social,
  granted_ranks: career.granted_ranks,
  levels_held: levelsHeld(career),
  intelligence: career.intelligence,
  education: career.education,
})

export const term = procedure(
  { id: 'traveller.proc.term', title: 'One term of service', given: {} },
  (ask: CareerAsk): void => {
    const { why } = ask
    const start = ask.state
    const who = start.name
    const service = serviceOf(start)
    const number = start.terms + 1

    const survivalRoll = ask.roll(TWO_DICE, { purpose: 'survival', by: who })
    const { dm, fate } = survival(throwing(start, service, false, survivalRoll), why)
    if (fate === 'dies') return ask.record(died({ of: 'service', roll: survivalRoll, dm }))
    if (fate === 'injured') {
      const age_at_start_of_term = start.age_months / MONTHS_PER_YEAR
      const { age } = injury({ injury_option: true, term: number, age_at_start_of_term, survived: false }, why)
      return ask.record(injured({ roll: survivalRoll, dm, age_months: age * MONTHS_PER_YEAR }))
    }
    ask.record(survived({ roll: survivalRoll, dm }))

    let gotCommission = false
    if (start.rank === 0 && commission(throwing(start, service, false, null), why).commission_allowed) {
      const roll = ask.roll(TWO_DICE, { purpose: 'commission', by: who })
      const { dm, rank } = commission(throwing(start, service, false, roll), why)
      gotCommission = rank > start.rank
      ask.record(gotCommission ? commissioned({ roll, dm, rank }) : passedOver({ for: 'commission', roll, dm }))
    }
    let gotPromotion = false
    if (ask.state.rank > 0 && promotion(throwing(ask.state, service, gotCommission, null), why).promotion_allowed) {
      const roll = ask.roll(TWO_DICE, { purpose: 'promotion', by: who })
      const { dm, rank } = promotion(throwing(ask.state, service, gotCommission, roll), why)
      gotPromotion = rank > ask.state.rank
      ask.record(gotPromotion ? promoted({ roll, dm, rank }) : passedOver({ for: 'promotion', roll, dm }))
    }

    const rolls = skillEligibility({ service, term: number, commission: gotCommission, promotion: gotPromotion }, why)
    ask.call(learnSkills, { rolls })

    // With every line granted there is nothing left to look up.
    if (ask.state.granted_ranks.length < AUTOMATIC_SKILLS.rows[service].length) {
      const { grants } = automaticSkills(granting(ask.state, service), why)
      for (const grant of grants) {
        const { min_rank } = grant
        if ('skill' in grant) ask.record(granted({ min_rank, skill: grant.skill, level: grant.level }))
        else ask.record(honoured({ min_rank, social: grant.social ?? ask.state.social }))
      }
    }

    const { age, age_months } = termOfService({ terms: number, crisis_months: 0 }, why)
    ask.record(served({ terms: number, age_months }))
    if (agingSchedule({ age, checked_age: ask.state.checked_age }, why).aging_check) {
      ask.call(checkAging, { age })
      if (ask.state.stage === 'dead') return
    }

    const roll = ask.roll(TWO_DICE, { purpose: 'reenlistment', by: who })
    const { leaves, mandatory, denied } = termLimit({ service, terms: number, roll, wants: 'stay' }, why)
    if (leaves) return ask.record(left({ roll, by: denied ? 'refusal' : 'term limit' }))
    if (mandatory) return ask.record(reenlisted({ roll, mandatory }))
    const wants = ask.choose({ who, question: QUESTIONS.reenlistment, choices: STAY_OR_LEAVE })
    return ask.record(wants === 'stay' ? reenlisted({ roll, mandatory }) : left({ roll, by: 'choice' }))
  },
)
