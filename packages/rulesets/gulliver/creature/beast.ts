/** A creature as a beast of GURPS, in whole numbers, so that it can fight there today. */
import type { Why } from '@umpire/engine'
import { type Beast, makeBeast } from '@umpire/gurps'
import { exact } from '../exact.ts'
import { rulesOf } from './campaign.ts'
import type { Design } from './design.ts'
import { type CreatureSheet, sheetOf } from './sheet.ts'

/** Whole, and at least one: a beast without hit points or ST could not be there at all. */
const whole = (label: string, value: number, why: Why): number =>
  why.atLeast(label, 1, why.round(label, exact(value), 'near'))

/** Its best way of moving: at home, first of all where it is first at home. */
const bestMove = ({ ways }: CreatureSheet, { primary }: Design): number => {
  const here = ways.find(({ environment, helpless }) => environment === primary && !helpless)
  const others = ways.filter(({ home, helpless }) => home && !helpless).map(({ combat_move }) => combat_move)
  return here?.combat_move ?? Math.max(0, ...others)
}

const CUTS: readonly string[] = ['sharp', 'claws']

/**
 * Teeth decide what a bite does, the ST of the jaws counts for it where that is all it strikes with, and toughness is
 * armor. What the creature is exactly stays in its own file.
 */
export function beastOf(design: Design): Beast {
  const why = rulesOf(design).silent
  const sheet = sheetOf(design)
  const { stats, footprint } = sheet
  const strikes = design.plan.arms === 0 ? (stats.jaw_st ?? stats.combat_st) : stats.combat_st
  const claws = design.plan.teeth === 'claws' ? ' It strikes with its claws.' : ''
  return makeBeast(
    {
      name: design.name,
      st: whole('ST', strikes.rounded, why),
      dx: whole('DX', design.dx, why),
      iq: whole('IQ', design.iq, why),
      ht: whole('HT', design.ht, why),
      hp: whole('hit points', stats.hp.rounded, why),
      move: whole('Move', bestMove(sheet, design), why),
      dr: why.round('DR and Toughness', exact(stats.dr.rounded + design.toughness), 'near'),
      size: footprint.hexes,
      diet: CUTS.includes(design.plan.teeth) ? 'carnivore' : 'herbivore',
      weight_lb: stats.weight.rounded,
      skills: Object.fromEntries(
        Object.entries(design.skills).map(([skill, level]) => [skill, whole(skill, level, why)]),
      ),
      notes: `A creature of Size ${sheet.size}.${claws}`,
    },
    why,
  )
}
