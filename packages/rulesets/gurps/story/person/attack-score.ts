/** What somebody attacks with: a line of the sheet, by the weapon's name, by what is done with it, or by both. */
import { BadInput, hushed, nearest, type Why } from '@umpire/engine'
import { catalogOf, findSkill } from '../../catalog/catalog.ts'
import type { Facts } from '../../effect/facts.ts'
import { type AttackLine, attackLines, bareHands, gunsInHand } from '../../sheet/arms.ts'
import { skillDefault } from '../../skill/default.ts'
import { skillInCatalog } from '../../skill/level.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { Person } from './person.ts'

/** May name the weapon: Attack (Sten), Attack: kick; else the best line of all. */
export const ATTACK = 'Attack'

const WRITTEN = /^attack(?:\s*\(\s*(.+?)\s*\)|\s*:\s*(.+?))?$/i

/** Whether it is a line of attack that is meant, rather than a skill. */
export const isAttack = (written: string): boolean => WRITTEN.test(written.trim())

export interface Attack {
  readonly allowed: true
  /** With the weapon and what is done with it in brackets. */
  readonly name: string
  /** The skill's level on the sheet. */
  readonly basic: number
  /** With this weapon, by this arm. */
  readonly effective: number
  /** None where it is only DX. */
  readonly skill: string | null
}

/** Every line of what somebody has, guns in the hand and bare hands too. */
export function linesOf(person: Person, facts: Facts, why: Why): readonly AttackLine[] {
  const fighter = { ...person, facts }
  return [
    ...person.known.items.flatMap(owned => attackLines(owned, fighter, why)),
    ...gunsInHand(person.known.items, fighter, why),
    ...bareHands(fighter, why),
  ]
}

const nameOf = ({ weapon, mode }: AttackLine): string => `${weapon}, ${mode}`
const scoreOf = ({ effective }: AttackLine): number => effective ?? Number.NEGATIVE_INFINITY

/** By its whole name, by that of the weapon or of what is done, or by enough of it; the best of those that fit. */
function meantAmong(lines: readonly AttackLine[], word: string): AttackLine | undefined {
  const wanted = word.toLowerCase()
  const is = (name: string): boolean => name.toLowerCase() === wanted
  const ways: readonly ((line: AttackLine) => boolean)[] = [
    line => is(nameOf(line)),
    ({ weapon, mode }) => is(weapon) || is(mode),
    line => nameOf(line).toLowerCase().includes(wanted),
  ]
  for (const fits of ways) {
    const [best] = lines.filter(fits).toSorted((a, b) => scoreOf(b) - scoreOf(a))
    if (best !== undefined) return best
  }
  return undefined
}

/** Why a line that is on the sheet cannot be used. */
function barred(line: AttackLine, { encumbrance_level }: Person, why: Why): Refused {
  const { skill, level } = line
  if (level === null) return refused(skillDefault, `${skill} must be learned; it cannot be tried without training`)
  const most = findSkill(skill, catalogOf(why))?.skill.max_encumbrance ?? null
  if (most !== null && encumbrance_level > most) {
    return refused(skillInCatalog, `${skill} takes an encumbrance of at most ${most}; put something down`)
  }
  return refused(skillInCatalog, `${nameOf(line)}: it takes more hands than there are`)
}

/**
 *     attackOf(mado, 'Attack: knife', {}, why) // { name: 'Attack (Bayonet or Knife, cut)', … }
 */
export function attackOf(person: Person, written: string, now: Facts, why: Why): Attack | Refused {
  const [, inBrackets, behind] = WRITTEN.exec(written.trim()) ?? []
  const weapon = inBrackets ?? behind
  const lines = linesOf(person, now, hushed(why))
  const names = [...new Set(lines.map(nameOf))]
  const meant = meantAmong(lines, weapon ?? '')
  if (meant === undefined) {
    const near = weapon === undefined ? undefined : nearest(weapon, names)
    const perhaps = near === undefined ? '' : `, perhaps ${near}`
    const such = names.length === 0 ? 'there is none' : `there are ${names.join('; ')}`
    throw new BadInput('skill', `a line of attack${perhaps} (${such})`, weapon ?? written)
  }
  const { level, effective, skill } = meant
  if (effective === null || level === null) return barred(meant, person, why)
  const score = why.input(nameOf(meant), effective)
  return { allowed: true, name: `${ATTACK} (${nameOf(meant)})`, basic: level, effective: score, skill: skillOf(skill) }
}

const skillOf = (skill: string): string | null => (skill === 'DX' ? null : skill)
