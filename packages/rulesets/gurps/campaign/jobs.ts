/** Jobs: who may hold one, and what a month of it brings. */
import {
  BadInput,
  int,
  list,
  map,
  num,
  oneOf,
  optional,
  or,
  ownValue,
  record,
  rolled,
  rule,
  setting,
  text,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { success } from '../roll/success.ts'
import { WEALTH_LEVELS } from './wealth-levels.ts'

const score = int({ min: -1000, max: 1000 })
const money = num({ min: 0, max: 1e12 })
const name = text(100)

const JOB_LEVELS = ['poor', 'struggling', 'average', 'comfortable', 'wealthy'] as const

const jobField = record({
  name,
  description: or(text(2000), ''),
  /** Skills with the least level in each. */
  prerequisites: or(map(score, 50), {}),
  /** What the success roll is against. */
  skill: name,
  penalty: or(int({ min: -100, max: 100 }), 0),
  monthly_pay: money,
  wealth: or(oneOf(...JOB_LEVELS), 'average'),
})

/** The book refers to a list of its own, which it does not print. */
export const jobs = setting('gurps.jobs', 'Jobs of the campaign', list(jobField, 500), [])

/** The very rich are paid more for any job. */
const PAY_FACTORS: { readonly [wealth: string]: number } = { 'very-wealthy': 2, 'filthy-rich': 10 }

export const jobWealth = rule(
  {
    id: 'gurps.campaign.job-wealth',
    title: 'Wealth level of a job',
    lines: '2525',
    given: {
      wealth: or(oneOf(...WEALTH_LEVELS), 'average'),
      /** The least the holder must have. */
      job_level: optional(oneOf(...JOB_LEVELS)),
      listed_pay: optional(money),
    },
  },
  (
    { wealth, job_level, listed_pay },
    why,
  ): { readonly allowed: boolean; readonly pay_factor: number; readonly paid?: number } => {
    const pay_factor = why.table('Pay by wealth', wealth, undefined, PAY_FACTORS[wealth] ?? 1)
    const needed = job_level === undefined ? 0 : WEALTH_LEVELS.indexOf(job_level)
    const allowed = why.compare('wealth of the job', WEALTH_LEVELS.indexOf(wealth), '>=', needed)
    if (listed_pay === undefined) return { allowed, pay_factor }
    return {
      allowed,
      pay_factor,
      paid: why.product('paid').add('listed pay', listed_pay).add(wealth, pay_factor).total(),
    }
  },
)

/** A tenth, as tenths: a fraction would lose a coin to the machine's way with them. */
const RAISE = { times: 11, over: 10 }

/** Paid is null where the game master decides. */
type Month = {
  readonly allowed: boolean
  /** Skills that are too low for the job, or not known at all. */
  readonly missing: readonly string[]
  readonly effective: number
  readonly paid?: number | null
  readonly listed_pay_next_month?: number
  readonly trouble?: boolean
}

const MONTH = {
  /** One of the campaign's; or the pay that is listed, and what the roll is against. */
  job: optional(name),
  skills: or(map(score, 1000), {}),
  listed_pay: optional(money),
  effective: optional(score),
  wealth: or(oneOf(...WEALTH_LEVELS), 'average'),
  roll: optional(rolled('3d6')),
}
type Worker = ValuesOf<typeof MONTH>

const levelIn = (skills: Worker['skills'], skill: string): number => ownValue(skills, skill) ?? Number.NEGATIVE_INFINITY

/** What the job asks for and pays; a job that pays more by now brings its pay along. */
function terms(x: Worker, why: Why) {
  if (x.job === undefined) {
    const { listed_pay, effective } = x
    if (listed_pay !== undefined && effective !== undefined) return { listed_pay, effective, missing: [], level: null }
    throw new BadInput('job', 'a job of the campaign, or listed_pay and effective', x.job)
  }
  const held = jobs(why).find(one => one.name === x.job)
  if (held === undefined) throw new BadInput('job', 'a job of the campaign', x.job)
  const { skill, penalty, prerequisites, monthly_pay, wealth } = held
  const missing = Object.entries({ [skill]: -1000, ...prerequisites })
    .filter(([needed, least]) => levelIn(x.skills, needed) < least)
    .map(([needed]) => needed)
  const level = ownValue(x.skills, skill) ?? 0
  const effective = x.effective ?? why.sum('job roll').add(skill, level).add('the job', penalty).total()
  return { listed_pay: x.listed_pay ?? monthly_pay, effective, missing, level: wealth }
}

export const job = rule(
  { id: 'gurps.campaign.job', title: 'Jobs', lines: '2515-2525', given: MONTH },
  (x, why): Month => {
    const { listed_pay, effective, missing, level } = terms(x, why)
    const { wealth, roll } = x
    const pay = jobWealth({ wealth, listed_pay, ...(level === null ? {} : { job_level: level }) }, why)
    const allowed = pay.allowed && missing.length === 0
    if (roll === undefined || !allowed) return { allowed, missing, effective }
    const { critical } = success({ effective, roll, roll_kind: 'forced' }, why)
    const raised = (listed_pay * RAISE.times) / RAISE.over
    const listed_pay_next_month = critical === 'success' ? why.round('a tenth more', raised, 'down') : listed_pay
    const trouble = critical === 'failure'
    return { allowed, missing, effective, paid: trouble ? null : (pay.paid ?? null), listed_pay_next_month, trouble }
  },
)
