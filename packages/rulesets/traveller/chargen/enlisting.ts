/** The services, their throws, and how a character gets into one. */
import { BadInput, int, oneOf, option, optional, or, replace, rolled, rule } from '@umpire/engine'
import { forDms, service } from '../core/fields.ts'
import { makeThrow } from '../core/throw.ts'
import { DRAFT, PRIOR_SERVICE, SERVICE_CATALOGUE, SERVICE_THROWS } from '../tables/chargen/services.ts'
import { STARTING_AGE } from './characteristics.ts'

export const services = rule(
  {
    id: 'traveller.chargen.services',
    title: 'The six services',
    lines: '352-366, 374-374',
    given: { service },
  },
  (x, why) => SERVICE_CATALOGUE.at(x.service, why),
)

/** Characteristics count with the value they have at the moment of the throw. */
export const priorService = rule(
  {
    id: 'traveller.chargen.prior-service-table',
    title: 'Prior service table',
    lines: '368-385',
    given: { service, use: oneOf(...SERVICE_THROWS), ...forDms, roll: rolled('2d6') },
  },
  (x, why) => {
    const row = PRIOR_SERVICE.at(x.service, x.use, why)
    if (row === null) throw new BadInput('use', `a throw that the ${x.service} make`, x.use)
    const sum = why.sum('DM')
    for (const line of row.dms) sum.when(x[line.characteristic] >= line.min, line.characteristic, line.dm, 'too low')
    const dm = sum.total()
    const { total, success } = makeThrow({ throw: row.throw, roll: x.roll, dm }, why)
    return { throw: row.throw, dm, total, success }
  },
)

export const enlistment = rule(
  {
    id: 'traveller.chargen.enlistment',
    title: 'Enlistment throw',
    lines: '244-248',
    given: { service, ...forDms, roll: rolled('2d6') },
  },
  (x, why) => {
    const { strength, dexterity, endurance, intelligence, education, social, roll } = x
    const { dm, total, success } = priorService(
      {
        service: x.service,
        use: 'enlistment',
        strength,
        dexterity,
        endurance,
        intelligence,
        education,
        social,
        roll,
      },
      why,
    )
    return { dm, total, accepted: success }
  },
)

const ATTEMPTS = 1

export const enlistmentLimits = rule(
  {
    id: 'traveller.chargen.enlistment-limits',
    title: 'One attempt, at age 18 only',
    lines: '248-248',
    given: { age: int({ min: 0 }), attempts: or(int({ min: 0 }), 0), rejected_by: optional(service) },
  },
  (x, why) => {
    if (x.rejected_by !== undefined && x.attempts === 0)
      throw new BadInput('attempts', 'the one that was rejected', x.attempts)
    const young = why.compare('age', x.age, '<=', STARTING_AGE)
    const untried = why.compare('attempts', x.attempts, '<', ATTEMPTS)
    return {
      enlistment_allowed: young && untried,
      draft_forced: young && x.rejected_by !== undefined,
      /** The book says that it is possible to enlist, not that one must. */
      may_stay_out: untried,
    }
  },
)

export const everybodyEnlists = option({
  key: 'everybody-enlists',
  title: 'Everybody enlists',
  says: 'Nobody enters play at 18: each character has to try for a service.',
  replaces: [
    replace(enlistmentLimits, (x, why, base) => {
      why.note('nobody may stay out of the services')
      return { ...base(x, why), may_stay_out: false }
    }),
  ],
})

export const draft = rule(
  {
    id: 'traveller.chargen.draft',
    title: 'The draft',
    lines: '250-252',
    given: { rejected_by: optional(service), roll: rolled('1d6') },
  },
  (x, why) => ({ service: DRAFT.at(x.roll, why), drafted: true }),
)
