/** What somebody defends with: a Dodge, a Parry with what he has in hand, or a Block. */
import { BadInput, hushed, nearest, type Why } from '@umpire/engine'
import { bodyOf, loadOf, speedOf } from '../../character/body.ts'
import { isWorn } from '../../character/known.ts'
import { defenseTotal } from '../../defense/total.ts'
import type { Facts } from '../../effect/facts.ts'
import type { AttackLine } from '../../sheet/arms.ts'
import { blockOf } from '../../sheet/fighter.ts'
import { skillInCatalog } from '../../skill/level.ts'
import { parryFractions } from '../../skill/unarmed.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { linesOf } from './attack-score.ts'
import type { Person } from './person.ts'

export interface Defense {
  readonly allowed: true
  /** Dodge, Block, or Parry with the weapon in brackets. */
  readonly name: string
  /** On the sheet. */
  readonly basic: number
  readonly effective: number
}

/** What may be rolled to defend oneself; a Parry may name the weapon: Parry (Knife). */
export const DEFENSES: readonly string[] = ['Dodge', 'Parry', 'Block']

const WRITTEN = /^(dodge|parry|block)(?:\s*\(\s*(.+?)\s*\)|\s*:\s*(.+?))?$/i

/** Whether it is a defense that is meant, rather than a skill. */
export const isDefense = (written: string): boolean => WRITTEN.test(written.trim())

function dodgeOf({ character, known, bearers }: Person, facts: Facts, why: Why): number {
  const quiet = hushed(why)
  const load = loadOf(character.attributes, known, bodyOf(character, known, quiet), quiet)
  return speedOf(character, load, bearers, facts, why).dodge
}

type Parrying = AttackLine & { readonly parry: number }

/** Every line that parries, the best first. */
function parriesOf(person: Person, facts: Facts, why: Why): readonly Parrying[] {
  const lines = linesOf(person, facts, why).flatMap((line): Parrying[] =>
    line.parry === null ? [] : [{ ...line, parry: line.parry }],
  )
  return lines.toSorted((a, b) => b.parry - a.parry)
}

/** The line that is meant: by the weapon's name or enough of it, or the best of all. */
function meantAmong(lines: readonly Parrying[], weapon: string | undefined): Parrying | undefined {
  if (weapon === undefined) return lines[0]
  const word = weapon.toLowerCase()
  return (
    lines.find(line => line.weapon.toLowerCase() === word) ??
    lines.find(line => line.weapon.toLowerCase().includes(word))
  )
}

function parryOf(person: Person, weapon: string | undefined, now: Facts, why: Why): Defense | Refused {
  const lines = parriesOf(person, now, why)
  const line = meantAmong(lines, weapon)
  const names = [...new Set(lines.map(one => one.weapon))]
  if (line !== undefined) {
    const usual = parriesOf(person, person.facts, hushed(why)).find(
      one => one.weapon === line.weapon && one.mode === line.mode,
    )
    return { allowed: true, name: `Parry (${line.weapon})`, basic: usual?.parry ?? line.parry, effective: line.parry }
  }
  if (weapon === undefined) return refused(parryFractions, 'nothing at hand parries')
  const meant = nearest(weapon, names)
  const such = names.length === 0 ? 'there is none' : `there are ${names.join(', ')}`
  throw new BadInput(
    'skill',
    `a weapon that parries${meant === undefined ? '' : `, perhaps ${meant}`} (${such})`,
    weapon,
  )
}

/** Of the armour on the body, where blows land that aim at nothing else: the best layer counts. */
const bodyPd = ({ known: { items } }: Person): number =>
  Math.max(
    0,
    ...items.flatMap(({ item, things }) =>
      things.flatMap(({ kind, thing }) =>
        kind === 'armor' && isWorn(item) && thing.covers.includes('body') ? [thing.pd] : [],
      ),
    ),
  )

const PLAIN = { modifiers: [], critical_hit: false, unarmed: false } as const

/** Armour helps every defense, and is not in its number on the sheet. */
function armored(found: Defense | Refused, person: Person, why: Why): Defense | Refused {
  const pd = bodyPd(person)
  if (!found.allowed || pd === 0) return found
  const { defense_total } = defenseTotal({ ...PLAIN, dodge: found.effective, pd }, why)
  return { ...found, name: `${found.name} with PD ${pd}`, effective: defense_total }
}

/**
 *     defenseOf(mado, 'Parry (knife)', {}, why) // { name: 'Parry (Bayonet or Knife)', effective: 6, … }
 */
export const defenseOf = (person: Person, written: string, now: Facts, why: Why): Defense | Refused =>
  armored(activeDefense(person, written, now, why), person, why)

function activeDefense(person: Person, written: string, now: Facts, why: Why): Defense | Refused {
  const [, kind = '', inBrackets, behind] = WRITTEN.exec(written.trim()) ?? []
  switch (kind.toLowerCase()) {
    case 'dodge': {
      const basic = dodgeOf(person, person.facts, hushed(why))
      return { allowed: true, name: 'Dodge', basic, effective: dodgeOf(person, now, why) }
    }
    case 'parry':
      return parryOf(person, inBrackets ?? behind, now, why)
    default:
      return blocked(person, now, why)
  }
}

function blocked(person: Person, now: Facts, why: Why): Defense | Refused {
  const effective = blockOf({ ...person, facts: now }, why)
  if (effective === null) return refused(skillInCatalog, 'no skill at hand blocks: those of the book do not')
  return { allowed: true, name: 'Block', basic: blockOf(person, hushed(why)) ?? effective, effective }
}
