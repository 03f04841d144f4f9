/** A month of work. */
import { flag, int, nullable, num, optional, or, procedure, type ValuesOf, type Why } from '@umpire/engine'
import { job, jobs } from '../../campaign/jobs.ts'
import { MONTH } from '../../condition/condition.ts'
import { lazinessIncome } from '../../disadvantage/station.ts'
import { wealthNamed } from '../../wealth/wealth.ts'
import { type Asking, livingIn, mustBeUp, TAKES_TIME } from '../body/common.ts'
import { advance } from '../body/time.ts'
import { worked } from '../facts/feat-facts.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { type Person, traitOf } from '../person/person.ts'
import { levelOf, vitalsOf } from '../person/vitals.ts'

const WORK = {
  ...WHO,
  /** One of the campaign's jobs; or any, with its skill and pay. */
  job: NAME,
  skill: or(nullable(NAME), null),
  modifier: or(int({ min: -100, max: 100 }), 0),
  listed_pay: optional(num({ min: 0, max: 1e12 })),
  self_employed: or(flag(), false),
  takes_time: TAKES_TIME,
}
type Work = ValuesOf<typeof WORK>

type Month = Refused | { readonly allowed: true; readonly paid: number; readonly trouble: boolean }

/** What the job and its roll ask for. */
function givenFor(person: Person, x: Work, pay: number | undefined, why: Why) {
  const wealth = wealthNamed(traitOf(person, 'wealth')?.variant?.name ?? '')
  const held = jobs(why).find(({ name }) => name === x.job)
  const listed = pay ?? x.listed_pay
  if (held === undefined) {
    const effective = (levelOf(person, x.skill ?? 'IQ', why) ?? 0) + x.modifier
    return { wealth, skills: {}, effective, listed_pay: listed ?? 0 }
  }
  const skills = Object.fromEntries(
    [held.skill, ...Object.keys(held.prerequisites)].flatMap((skill): [string, number][] => {
      const level = levelOf(person, skill, why)
      return level === undefined ? [] : [[skill, level]]
    }),
  )
  return { wealth, skills, job: x.job, ...(listed === undefined ? {} : { listed_pay: listed }) }
}

export const workMonth = procedure(
  { id: 'gurps.procedure.work-month', title: 'A month of work', given: WORK },
  (ask: Asking, x): Month => {
    const { why } = ask
    const { who } = x
    mustBeUp(ask.state, who)
    const { person } = vitalsOf(ask.state, who, why)
    const before = ask.state.jobs[who]
    const pay = before?.job === x.job ? before.pay : undefined
    const given = givenFor(person, x, pay, why)
    const plan = job(given, why)
    if (!plan.allowed) return refused(job, whyNot(plan.missing))
    if (x.takes_time) advance(ask, MONTH, livingIn(ask.state, []))
    const came = ask.read(THREE_DICE, { purpose: `a month as ${x.job}`, by: who }, roll => {
      const { paid = 0, listed_pay_next_month = 0, trouble = false } = job({ ...given, roll }, why)
      return { paid: paid ?? 0, next: listed_pay_next_month, trouble }
    })
    const paid = earned(person, came.paid, x, why)
    ask.record(worked({ who, job: x.job, paid, pay: came.next, trouble: came.trouble }))
    if (came.trouble) {
      const text = `${who} has trouble at work: lost income, a lost job or an injury, as you say.`
      ask.note({ text, rule: job.id, secret: true })
    }
    return { allowed: true, paid, trouble: came.trouble }
  },
)

const whyNot = (missing: readonly string[]): string =>
  missing.length === 0 ? 'the job is for richer people' : `too little ${missing.join(', ')}`

/** Whoever is lazy earns less at a business of his own. */
function earned(person: Person, paid: number, { self_employed }: Work, why: Why): number {
  if (traitOf(person, 'laziness') === undefined) return paid
  return lazinessIncome({ self_employed, weekly_income: paid }, why).weekly_income ?? paid
}
