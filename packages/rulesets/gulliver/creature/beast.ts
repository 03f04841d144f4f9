/** A creature as a beast of GURPS, with the frame that it has on its sheet. */
import type { Why } from '@umpire/engine'
import { type Beast, makeBeast } from '@umpire/gurps'
import type { Frame } from '@umpire/gurps/rooms'
import { exact } from '../common/exact.ts'
import { byScale, dimension } from '../common/scale.ts'
import { sizeOf } from '../size/choose.ts'
import type { Body } from './body/body.ts'
import { frameOfBody } from './body/framed.ts'
import { NAKED } from './body/performance.ts'
import { trainedIn } from './body/trained.ts'
import { wayHome } from './body/way-home.ts'
import { bodyOf, footprintOf, statsOf } from './design/built.ts'
import { rulesOf } from './design/campaign.ts'
import { type Design, lengthOf, sizeOfDesign } from './design/design.ts'
import { levelsOf } from './design/traits.ts'

/** Whole, and at least one: GURPS rolls dice against it. */
const whole = (label: string, value: number, why: Why): number =>
  why.atLeast(label, 1, why.round(label, exact(value), 'near'))

const CUTS: readonly string[] = ['sharp', 'claws']

/** Numbers in a campaign told at another scale are those of its game. */
const bodyHere = (design: Design, body: Body): Body => ({ ...body, size: sizeOfDesign(design) - design.base_size })

/** As long as it is told to be, unless it is said to be of another Size than that. */
function yardsHere(design: Design, { size }: Body): number {
  const yards = exact(byScale('linear', lengthOf(design), -design.base_size))
  return sizeOf(yards) === size ? yards : dimension(size)
}

/** Nothing that is there has no ST and no hit points at all. */
const LEAST = 1e-6

/** Levels by which it keeps its balance better or worse than others, where it has any. */
function onItsFeet({ traits }: Design, frame: Frame): Frame {
  const [improved_balance, poor_balance] = [levelsOf(traits, 'Improved Balance'), levelsOf(traits, 'Poor Balance')]
  if (improved_balance === 0 && poor_balance === 0) return frame
  return { ...frame, more: { ...frame.more, improved_balance, poor_balance } }
}

/** Blocky bodies are as wide as they are long, those without limbs long and thin: swings and points find them otherwise. */
function shaped({ plan }: Design, frame: Frame): Frame {
  const thin = plan.legs === 0 && plan.arms === 0
  if (plan.shape !== 'blocky' && !thin) return frame
  const width_yd = plan.shape === 'blocky' ? frame.yards : frame.yards / THIN
  return { ...frame, more: { ...frame.more, width_yd } }
}
const THIN = 8

/**
 * Teeth decide what a bite does, the ST of the jaws counts for it where that is all it strikes with, and toughness is
 * armor. Hit points, ST and DR of the very small keep their fractions.
 */
export function beastOf(design: Design): Beast {
  const why = rulesOf(design).silent
  const stats = statsOf(design, why)
  const body = bodyHere(design, bodyOf(design, stats))
  const footprint = footprintOf(design, why)
  const strikes = design.plan.arms === 0 ? (stats.jaw_st ?? stats.combat_st) : stats.combat_st
  const claws = design.plan.teeth === 'claws' ? ' It strikes with its claws.' : ''
  return makeBeast(
    {
      name: design.name,
      st: Math.max(LEAST, strikes.rounded),
      dx: whole('DX', design.dx, why),
      iq: whole('IQ', design.iq, why),
      ht: whole('HT', design.ht, why),
      hp: Math.max(LEAST, stats.hp.rounded),
      move: whole('Move', Math.floor(wayHome(body, NAKED, why).combat_move), why),
      dr: exact(stats.dr.rounded + stats.toughness.rounded),
      size: footprint.hexes,
      diet: CUTS.includes(design.plan.teeth) ? 'carnivore' : 'herbivore',
      weight_lb: stats.weight.rounded,
      load_lb: design.gear,
      skills: Object.fromEntries(
        Object.entries(design.skills).map(([skill, level]) => [skill, whole(skill, level, why)]),
      ),
      ...(body.combat_reflexes ? { combat_reflexes: true } : {}),
      frame: trainedIn(
        design.skills,
        shaped(design, onItsFeet(design, frameOfBody(body, yardsHere(design, body), footprint))),
      ),
      notes: `A creature of Size ${body.size}.${claws}`,
    },
    why,
  )
}
