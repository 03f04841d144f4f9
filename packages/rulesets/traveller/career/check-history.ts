/** Holds a character's file against the log of its career. What play may have changed since is allowed for. */
import { BadInput, type Json, ownValue, type Problem } from '@umpire/engine'
import { agingTable } from '../aging/table.ts'
import type { Character } from '../character/character.ts'
import { benefitFreeTrader, benefitScoutShip } from '../chargen/benefits.ts'
import { withinLimits } from '../chargen/characteristics.ts'
import { AGING_CHARACTERISTICS } from '../tables/aging.ts'
import { CHARACTERISTICS } from '../tables/words.ts'
import { tasMembership } from '../travel/tas.ts'
import { characterFrom } from './character.ts'

const CREATION = 'traveller.proc.character-creation'
const NEW_SKILLS = 'traveller.skill.new-skills'

const problem = (rule: string, where: string, message: string): Problem => ({ rule, where, message })

const shown = (value: Json): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value))

function careerProblems(career: NonNullable<Character['career']>, told: Character['career']): readonly Problem[] {
  if (told === null) return [problem(CREATION, 'career', 'the log tells of no service')]
  const fields = ['service', 'drafted', 'terms', 'rank', 'granted_ranks', 'retired', 'injured'] as const
  return fields
    .filter(field => shown(career[field]) !== shown(told[field]))
    .map(field =>
      problem(CREATION, `career.${field}`, `is ${shown(career[field])}; the log tells of ${shown(told[field])}`),
    )
}

/** Age takes from some of them in play, too; nothing in play adds to any. */
function characteristicProblems(one: Character, told: Character): readonly Problem[] {
  return CHARACTERISTICS.flatMap(characteristic => {
    const has = one.characteristics[characteristic]
    const had = told.characteristics[characteristic]
    const ages = AGING_CHARACTERISTICS.some(known => known === characteristic)
    if (ages ? has <= had : has === had) return []
    const rule = ages ? agingTable.id : withinLimits.id
    const most = ages ? `${had} at most` : `${had}`
    return [problem(rule, `characteristics.${characteristic}`, `is ${has}; the log tells of ${most}`)]
  })
}

const levelText = (level: number | undefined): string => (level === undefined ? 'none' : `level ${level}`)

/** Learning after service is in a book that is not at hand, so it is the referee's. */
function skillProblems(one: Character, told: Character): readonly Problem[] {
  const skills = new Set([...Object.keys(told.skills), ...Object.keys(one.skills)])
  return [...skills].flatMap(skill => {
    const has = ownValue(one.skills, skill)
    const had = ownValue(told.skills, skill)
    if (has === had) return []
    const message = `is ${levelText(has)}; the log tells of ${levelText(had)}, and the referee may allow the change`
    return [problem(NEW_SKILLS, `skills.${skill}`, message)]
  })
}

function tasProblems({ wealth }: Character, told: Character): readonly Problem[] {
  const { tas_member, tas_applied } = wealth
  if (tas_member === told.wealth.tas_member || (tas_member && tas_applied)) return []
  const because = tas_member ? 'no membership, and there was no application' : 'a membership for life'
  return [problem(tasMembership.id, 'wealth.tas_member', `is ${tas_member}; the log tells of ${because}`)]
}

/** A ship may be lost in play, and its payments made; whoever has one has that of the log. */
function shipProblems({ wealth: { ship } }: Character, { wealth: { ship: had } }: Character): readonly Problem[] {
  if (ship === null) return []
  const rule = ship.kind === 'Free Trader' ? benefitFreeTrader : benefitScoutShip
  if (had?.kind !== ship.kind) {
    return [problem(rule.id, 'wealth.ship', `is a ${ship.kind}; the log tells of ${had?.kind ?? 'none'}`)]
  }
  const receipts = `is ${ship.receipts}; the log tells of ${had.receipts}`
  const months = `is ${ship.months_left}; the log tells of ${had.months_left} at most`
  return [
    ...(ship.receipts === had.receipts ? [] : [problem(rule.id, 'wealth.ship.receipts', receipts)]),
    ...(ship.months_left <= had.months_left ? [] : [problem(rule.id, 'wealth.ship.months_left', months)]),
  ]
}

/** Where the file and the log part company, field by field. Cash is spent and earned in play, so it is not judged. */
export function historyProblems(one: Character): readonly Problem[] {
  if (one.career === null || one.career.history.length === 0) return []
  let told: Character
  try {
    told = characterFrom(one.career.history)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return [problem(CREATION, 'career.history', error.message)]
  }
  return [
    ...careerProblems(one.career, told.career),
    ...characteristicProblems(one, told),
    ...skillProblems(one, told),
    ...tasProblems(one, told),
    ...shipProblems(one, told),
  ]
}
