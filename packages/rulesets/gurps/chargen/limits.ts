/** Checks of points and scores: what a new character may have at most. */
import type { Why } from '@umpire/engine'
import { attributeList } from '../attribute/attribute.ts'
import { budget as campaignBudget, disadvantageCap, legalAge, youthBoughtOff } from '../campaign/settings.ts'
import { ATTRIBUTES } from '../catalog/entry/trait.ts'
import { inPoints } from '../character/in-points.ts'
import { disadvantageLimit, LOW } from '../disadvantage/limit.ts'
import { youth } from '../disadvantage/station.ts'
import { dependentCost } from '../friends/dependents.ts'
import { enemyLimit } from '../friends/enemies.ts'
import { healthCeiling } from '../looks/body.ts'
import { quirkRule } from '../quirk/rule.ts'
import { startingLimit } from '../skill/limits.ts'
import { type Check, type Finding, found } from './check.ts'
import { startingPoints } from './points.ts'
import type { Summary } from './summary.ts'

const MOST_PAID_DEPENDENTS = 2

function overBudget({ budget, total, ledger }: Summary, why: Why): readonly Finding[] {
  if (total === undefined) return []
  const most = budget ?? campaignBudget(why)
  const { legal, unspent } = startingPoints({ spent: total, budget: most }, why)
  const since = ledger.length === 0 ? '' : '; what was gained in play needs a line in the ledger'
  return found(!legal, 'points', () => `${inPoints(total)}: ${-unspent} more than the ${most} of the campaign${since}`)
}

const scoresIn = ({ scores }: Summary) =>
  ATTRIBUTES.flatMap(name => {
    const value = scores[name]
    return value === undefined ? [] : [{ name, which: SCORES[name], value }]
  })
const SCORES = { st: 'ST', dx: 'DX', iq: 'IQ', ht: 'HT' } as const

const tooLow = (x: Summary, why: Why): readonly Finding[] =>
  scoresIn(x).flatMap(({ name, which, value }) =>
    found(
      !attributeList({ which, value }, why).legal,
      `attributes.${name}`,
      () => `${which} ${value}: nobody has less than 1`,
    ),
  )

const unusual = (x: Summary, why: Why): readonly Finding[] =>
  scoresIn(x).flatMap(({ name, which, value }) => {
    const { warning } = attributeList({ which, value }, why)
    const most = warning === 'superhuman' ? 'beyond 20 is superhuman' : 'beyond 16 is unusual'
    return found(warning !== null, `attributes.${name}`, () => `${which} ${value}: ${most}, so ask the game master`)
  })

function pastTheCap({ began }: Summary, why: Why): readonly Finding[] {
  const { disadvantages, scores } = began
  const { counted, legal, warning } = disadvantageLimit({ disadvantages, attributes: scores }, why)
  if (legal && warning === null) return []
  const allowed = `this campaign allows at most ${disadvantageCap(why)}, or a single one of any size`
  const low = Object.values(scores).some(score => score < LOW) ? `, attributes below ${LOW} among them` : ''
  const message = `disadvantages of ${inPoints(counted)} in all${low}: ${allowed}`
  return [{ where: 'traits', message, severity: legal ? 'warning' : 'error' }]
}

function tooManyQuirks({ quirks, quirks_from_play }: Summary, why: Why): readonly Finding[] {
  const own = Math.max(0, quirks - quirks_from_play)
  return found(
    !quirkRule({ quirks: own, from_play: quirks_from_play }, why).legal,
    'quirks',
    () => `${own} quirks, small disadvantages among them: at most five`,
  )
}

function learnedTooMuch({ age, began: { skill_points } }: Summary, why: Why): readonly Finding[] {
  if (age === undefined) return []
  const { legal, skill_limit } = startingLimit({ age, skill_points }, why)
  return found(!legal, 'skills', () => `${inPoints(skill_points)} in skills: at most ${skill_limit}, twice the age`)
}

function tooManyEnemies({ began: { traits } }: Summary, why: Why): readonly Finding[] {
  const enemies = traits.filter(({ trait }) => trait.id === 'enemy').map(({ points }) => points)
  const { total, legal } = enemyLimit({ enemies }, why)
  return found(
    !legal,
    'traits',
    () => `${enemies.length} Enemies for ${total} points: at most two, and no more than -60 points from them`,
  )
}

const paidDependents = ({ began: { traits } }: Summary): readonly Finding[] =>
  traits
    .filter(({ trait, points }) => trait.id === 'dependent' && points < 0)
    .slice(MOST_PAID_DEPENDENTS)
    .map(({ index }) => ({
      where: `traits[${index}]`,
      message: 'points for a third Dependent: two give points, and whoever else there is gives none',
    }))

function tooHealthy({ build, began: { scores } }: Summary, why: Why): readonly Finding[] {
  const [ceiling, { ht }] = [build === null ? null : healthCeiling(build, why), scores]
  if (build === null || ceiling === null || ht === undefined || ht <= ceiling) return []
  const rule = build === 'skinny' ? 'gurps.looks.skinny' : 'gurps.looks.fat'
  const message = `HT ${ht}: somebody ${build.replaceAll('-', ' ')} begins with at most ${ceiling}`
  return [{ rule, where: 'attributes.ht', message }]
}

function wrongYouth({ age, known: { traits } }: Summary, why: Why): readonly Finding[] {
  if (age === undefined) return []
  const { years, legal } = youth({ age }, why)
  const taken = traits.find(({ trait }) => trait.id === 'youth')
  const [level, adult] = [taken?.level ?? 0, legalAge(why)]
  const where = taken === undefined ? 'identity.age' : `traits[${taken.index}]`
  if (years === 0) return found(level > 0, where, () => `Youth at age ${age}: nobody of ${adult} years is too young`)
  // Bought off all at once, it stays as it was in the years before.
  const fits = youthBoughtOff(why) === 'legal-age' ? level >= years : level === years
  return found(!legal || !fits, where, () => {
    const wanted = `${years} ${years === 1 ? 'year' : 'years'} under the legal age of ${adult}`
    const has = level === 0 ? 'the trait is missing' : `not ${level}`
    return legal
      ? `age ${age} is ${wanted}: Youth ${years}, ${has}`
      : `age ${age} is ${wanted}: nobody begins more than 3 years under it`
  })
}

const owed = ({ unspent, ledger }: Summary): readonly Finding[] =>
  found(
    unspent !== undefined && unspent < 0 && ledger.some(({ kind }) => kind === 'owed'),
    'ledger',
    () => `${inPoints(-(unspent ?? 0))} owed: the next award pays that first`,
  )

export const LIMITS: readonly Check[] = [
  {
    check: 'total above the budget',
    severity: 'error',
    rules: ['gurps.chargen.total'],
    points: true,
    find: overBudget,
  },
  { check: 'attribute below 1', severity: 'error', rules: ['gurps.attribute.list'], find: tooLow },
  { check: 'attribute above 16 or above 20', severity: 'warning', rules: ['gurps.attribute.list'], find: unusual },
  {
    check: 'counted disadvantages past the campaign cap (a warning when strict_limit is off)',
    severity: 'error',
    rules: ['gurps.disadvantage.limit'],
    points: true,
    find: pastTheCap,
  },
  { check: 'more than five quirks', severity: 'error', rules: [quirkRule.id], points: true, find: tooManyQuirks },
  {
    check: 'skill points above twice the age',
    severity: 'error',
    rules: [startingLimit.id],
    points: true,
    find: learnedTooMuch,
  },
  {
    check: 'more than two Enemies or more than 60 points of them',
    severity: 'error',
    rules: [enemyLimit.id],
    points: true,
    find: tooManyEnemies,
  },
  {
    check: 'points for a third Dependent',
    severity: 'error',
    rules: [dependentCost.id],
    points: true,
    find: paidDependents,
  },
  {
    check: 'HT above the ceiling of the build',
    severity: 'error',
    rules: ['gurps.looks.fat', 'gurps.looks.skinny'],
    find: tooHealthy,
  },
  { check: 'Youth that does not match the age', severity: 'error', rules: [youth.id], find: wrongYouth },
  { check: 'points that are owed', severity: 'warning', rules: ['gurps.improve.award'], points: true, find: owed },
]
