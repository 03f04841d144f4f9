/** What stands against a character: every fault with its rule, its place and what would be allowed. */
import { BadInput, type Json, type Problem, type Why } from '@umpire/engine'
import { actionPoints } from '../../combat/action-points.ts'
import { campaignSettings } from '../../core/campaign-settings.ts'
import { fields } from '../../sheet/fields.ts'
import { purchase } from '../../stats/purchase.ts'
import { STATS, type Stats, statRow } from '../../tables/stats.ts'
import { followers, money } from '../../traits/followers.ts'
import { ledger, starting } from '../../xp/ledger.ts'
import { startingXpOf } from '../account.ts'
import { campaignRules } from '../campaign-rules.ts'
import { type Character, character } from '../character.ts'
import { FOLLOWER_MERITS, type Sheet, sheetOf } from '../sheet.ts'
import { gearFaults } from './gear-faults.ts'
import { learningFaults } from './learning-faults.ts'
import { traitFaults } from './trait-faults.ts'

const dollars = (amount: number): string => `$${amount}`

function* statFaults(one: Character, why: Why): Generator<Problem> {
  const { id: rule } = purchase
  const { total, unspent, problems } = purchase(one.stats, why)
  for (const stat of STATS) {
    const { name, min, max } = statRow(stat)
    const where = `stats.${stat}`
    const has = one.stats[stat]
    if (problems.includes(`${stat}-below-minimum`))
      yield { rule, where, message: `${name} ${has} is below ${min}, the least` }
    if (problems.includes(`${stat}-above-maximum`))
      yield { rule, where, message: `${name} ${has} is above ${max}, the most that can be bought` }
  }
  if (problems.includes('too-many-points')) {
    const most = purchase(NOTHING, why).unspent
    const message = `the stats add up to ${total}, ${most} are allowed: ${total - most} too many`
    yield { rule, where: 'stats', message }
  }
  if (unspent > 0)
    yield { rule, where: 'stats', message: `${unspent} points for stats are unspent`, severity: 'warning' }
}

const NOTHING: Stats = {
  physique: 0,
  athleticism: 0,
  coordination: 0,
  willpower: 0,
  awareness: 0,
  charisma: 0,
  dexterity: 0,
  aptitude: 0,
}

function* xpFaults(one: Character, { xp: account }: Sheet, why: Why): Generator<Problem> {
  if (account.available < 0) {
    const had = account.starting + account.flaw_xp + account.earned - account.paid_back
    const message = `${account.spent} XP are spent, and there are ${had}: ${-account.available} too many`
    yield { rule: ledger.id, where: 'xp', message }
  }
  const { warning } = starting({ starting_xp: account.starting }, why)
  if (warning !== null) {
    const message = `${account.starting} XP to begin with are fewer than the book advises`
    yield { rule: starting.id, where: 'xp.starting', message, severity: 'warning' }
  }
  const awards = one.xp.ledger.filter(({ kind }) => kind === 'award')
  const told = awards.reduce((sum, { xp }) => sum + xp, 0)
  if (told > one.xp.earned) {
    const message = `${one.xp.earned} XP are earned, the awards of the ledger come to ${told}`
    yield { rule: ledger.id, where: 'xp.earned', message, severity: 'warning' }
  }
}

const FOLLOWER_WORDS: { readonly [problem: string]: (x: ReturnType<typeof followers>, has: number) => string } = {
  'too-many-followers': (x, has) => `${has} followers, and the merit brings ${x.followers}`,
  'follower-above-limit': x => `no follower may be built with more than ${x.follower_xp} XP`,
  'too-much-xp': x => `the followers are built with ${x.total} XP together, ${x.combined_xp} are allowed`,
}

/** His own character, or why the file is none. */
function readFollower(file: Json, where: string): Character | string {
  try {
    return character.read(file, where)
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
}

function* followerFaults(one: Character, { followers: found }: Sheet, why: Why): Generator<Problem> {
  const { id: rule } = followers
  if (one.followers.length === 0) return
  if (found === null) {
    const message = `followers come with a merit: ${FOLLOWER_MERITS.join(', ')}`
    yield { rule, where: 'followers', message }
    return
  }
  for (const problem of found.problems) {
    const message = FOLLOWER_WORDS[problem]?.(found, one.followers.length) ?? problem
    yield { rule, where: 'followers', message }
  }
  for (const [at, follower] of one.followers.entries()) {
    if (follower.character === undefined) continue
    const where = `followers[${at}].character`
    const his = readFollower(follower.character, where)
    if (typeof his === 'string') {
      yield { rule, where, message: his }
      continue
    }
    const built = startingXpOf(his, why)
    if (built > follower.xp) {
      yield { rule, where, message: `he is built with ${built} XP, and his share is ${follower.xp}` }
    }
    for (const problem of problemsOf(his)) yield { ...problem, where: `${where}.${problem.where}` }
  }
}

function* sheetFaults(one: Character, sheet: Sheet, why: Why): Generator<Problem> {
  const { id: rule } = fields
  const { height, weight_lb, age, conformity, morality } = one.person
  const { missing, problems } = fields(
    {
      ...(height === '' ? {} : { height }),
      ...(weight_lb === null ? {} : { weight: weight_lb }),
      ...(age === null ? {} : { age }),
      ...(conformity === null ? {} : { conformity }),
      ...(morality === null ? {} : { morality }),
      ...(one.languages.length === 0
        ? {}
        : {
            languages: one.languages.map(({ language, level }) => ({ language, fluent: level === 'fluent' })),
          }),
      damage: sheet.damage_score,
      available_xp: Math.max(0, sheet.xp.available),
      earned_xp: sheet.xp.earned,
      starting_xp: sheet.xp.starting,
    },
    why,
  )
  for (const problem of problems) {
    const name = problem.startsWith('conformity') ? 'conformity' : 'morality'
    yield { rule, where: `person.${name}`, message: `${name} goes from −10 to 10` }
  }
  for (const field of missing) {
    const where = field === 'languages' ? 'languages' : `person.${field === 'weight' ? 'weight_lb' : field}`
    yield { rule, where, message: `the sheet has no ${field}`, severity: 'warning' }
  }
}

function* allFaults(one: Character, why: Why): Generator<Problem> {
  const sheet = sheetOf(one, why)
  yield* statFaults(one, why)
  yield* traitFaults(one, why)
  yield* learningFaults(one, why)
  yield* xpFaults(one, sheet, why)
  yield* followerFaults(one, sheet, why)
  yield* gearFaults(one, why)
  const { left, spent } = sheet.money
  if (left < 0) {
    const message = `the things cost ${dollars(spent)}, ${dollars(-left)} more than there is`
    yield { rule: money.id, where: 'gear', message }
  }
  const { action_points, action_points_left } = sheet
  if (action_points_left > action_points) {
    const message = `${action_points_left} action points, and he has ${action_points} a session`
    yield { rule: actionPoints.id, where: 'health.action_points', message }
  }
  yield* sheetFaults(one, sheet, why)
}

/** The game master let it pass: by its rule, and by its place where one is named. */
function told(fault: Problem, { allowed }: Character): Problem {
  if (fault.severity !== undefined) return fault
  const word = allowed.find(({ rule, where }) => rule === fault.rule && (where === '' || where === fault.where))
  if (word === undefined) return fault
  const note = word.note === '' ? 'the game master allows it' : `the game master allows it: ${word.note}`
  return { ...fault, severity: 'allowed', message: `${fault.message} (${note})` }
}

/** By the rules of its campaign; or by those of whoever asks, such as a counter of the rules that fire. */
export function problemsOf(one: Character, asked?: Why): readonly Problem[] {
  const { ruleset, unused } = campaignRules(one)
  const ofCampaign = unused.map((bad): Problem => ({ rule: campaignSettings.id, ...bad }))
  return [...ofCampaign, ...allFaults(one, asked ?? ruleset.silent)].map(fault => told(fault, one))
}

/** No fault is left that the game master did not let pass. */
export const isLegal = (one: Character): boolean => problemsOf(one).every(({ severity }) => severity !== undefined)
