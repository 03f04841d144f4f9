/** The odds of what a beast tries: its scores are fixed, and nothing changes them but its load. */
import { type Chance, dice } from '@umpire/dice'
import { BadInput, nearest, type OddsAnswer, type OddsAsked, type Why } from '@umpire/engine'
import { defenseTotal } from '../../defense/total.ts'
import { effectiveSkill } from '../../roll/modifiers.ts'
import { type Critical, success } from '../../roll/success.ts'
import type { Beast } from './beast.ts'
import { beastSheet } from './block.ts'

const THREE_DICE = dice('3d6')

interface Score {
  readonly name: string
  readonly score: number
  readonly roll_kind: 'voluntary' | 'defense'
}

const PLAIN = { modifiers: [], critical_hit: false, unarmed: false } as const
const SENSES = ['Vision', 'Hearing', 'Taste/Smell']

/** Everything that a beast rolls against. */
function scoresOf(beast: Beast, why: Why): readonly Score[] {
  const { st, dx, iq, ht, pd, skills } = beast
  const { to_hit, senses, dodge } = beastSheet(beast, why)
  const rolls = {
    ST: st,
    DX: dx,
    IQ: iq,
    HT: ht,
    Bite: to_hit,
    ...Object.fromEntries(SENSES.map(one => [one, senses])),
  }
  return [
    ...Object.entries({ ...rolls, ...skills }).map(
      ([name, score]) => ({ name, score, roll_kind: 'voluntary' }) as const,
    ),
    { name: 'Dodge', score: defenseTotal({ ...PLAIN, dodge, pd }, why).defense_total, roll_kind: 'defense' },
  ]
}

function scoreNamed(written: string, all: readonly Score[]): Score {
  const wanted = written.trim().toLowerCase()
  const found = all.find(({ name }) => name.toLowerCase() === wanted)
  if (found !== undefined) return found
  const names = all.map(({ name }) => name)
  const meant = nearest(written, names)
  const perhaps = meant === undefined ? '' : `, perhaps ${meant}`
  throw new BadInput('skill', `what a beast rolls against${perhaps} (one of ${names.join(', ')})`, written)
}

/**
 *     beastOdds(horse, { skill: 'Hearing', modifier: 0 }, why).title // Saddle Horse: Hearing at 14
 */
export function beastOdds(beast: Beast, { skill, modifier, against, facts = {} }: OddsAsked, why: Why): OddsAnswer {
  if (against !== undefined) throw new BadInput('against', 'nobody: contests are for people', skill)
  const [fact] = Object.keys(facts)
  if (fact !== undefined) throw new BadInput(`facts.${fact}`, 'nothing told: a beast’s scores are fixed', facts[fact])
  const { name, score, roll_kind } = scoreNamed(skill, scoresOf(beast, why))
  const modifiers = modifier === 0 ? [] : [modifier]
  const { effective, may_roll } = effectiveSkill({ basic: score, modifiers, roll_kind }, why)
  if (!may_roll) {
    const because = `the effective score of ${effective} is under 3`
    throw new BadInput('skill', `a roll that may be made (${because} [${effectiveSkill.id}])`, skill)
  }
  const thrown = THREE_DICE.distribution()
  const came = (fits: (made: { readonly success: boolean; readonly critical: Critical }) => boolean): Chance =>
    thrown.chance(roll => fits(success({ effective, roll }, why)))
  return {
    title: `${beast.name}: ${name} at ${effective}`,
    outcomes: [
      { outcome: 'success', chance: came(made => made.success) },
      { outcome: 'critical success', within: 'success', chance: came(({ critical }) => critical === 'success') },
      { outcome: 'failure', chance: came(made => !made.success) },
      { outcome: 'critical failure', within: 'failure', chance: came(({ critical }) => critical === 'failure') },
    ],
  }
}
