/** What a body plan costs: limbs beyond the usual two of each kind, missing ones, teeth and tail. */
import type { Why } from '@umpire/engine'
import { bites } from '../../combat/strikes.ts'
import { scoreCost } from '../../cost/paying.ts'
import { limited } from '../../design/points.ts'
import { extraLegs, manipulators } from '../../trait/limbs.ts'
import type { Teller } from '../design/campaign.ts'
import type { Design } from '../design/design.ts'
import { has } from '../design/traits.ts'
import { type LooseLine, line, linesOfPart, type PriceLine, roundedLine } from './line.ts'

const USUAL = 2
/** A counterweight helps athletics alone. */
const ATHLETICS = -30

const KINDS = {
  upright: 'back legs',
  'semi-upright': 'semi-upright',
  horizontal: 'horizontal',
  fishlike: 'horizontal',
} as const

function legsLine({ plan }: Design, why: Why): LooseLine {
  const type = plan.extra_legs ?? KINDS[plan.posture]
  const { cost, unrounded } = extraLegs({ extra: plan.legs - USUAL, type, extra_wings: 0 }, why)
  return line(`${plan.legs - USUAL} Extra Legs (${type})`, cost, { unrounded })
}

/** Wings and fins are had for the same price. */
function moreLine(what: string, limbs: number, why: Why): LooseLine {
  const { cost, unrounded } = extraLegs({ extra: 0, type: 'horizontal', extra_wings: limbs - USUAL }, why)
  return line(`${limbs - USUAL} extra ${what}`, cost, { unrounded })
}

/** What is missing of its arms, unless a trait says it in other words. */
export function missingArms({ plan, traits }: Design): 'No Manipulators' | 'No Arms' | 'One Arm' | null {
  if (has(traits, 'No Manipulators') !== undefined) return 'No Manipulators'
  if (plan.arms === 0) return 'No Arms'
  return plan.arms === 1 ? 'One Arm' : null
}

function armsLine(design: Design, why: Why): LooseLine {
  const trait = missingArms(design)
  const arms = { levels: 1, arms: design.plan.arms }
  if (trait !== null) return line(trait, manipulators({ trait, extra_arms: 0, ...arms }, why).cost)
  const extra_arms = design.plan.arms - USUAL
  const { cost, unrounded } = manipulators({ trait: 'Extra Arms', extra_arms, ...arms }, why)
  return line(`${extra_arms} Extra Arms`, cost, { unrounded })
}

/** One more of DX for athletics. */
function tailLine({ dx, plan }: Design, why: Why): LooseLine {
  const more = why
    .sum('DX')
    .add('with the tail', scoreCost(dx + plan.tail_dx, why))
    .add('without', -scoreCost(dx, why))
    .total()
  return roundedLine(`tail as a counterweight, DX +${plan.tail_dx}`, limited(more, [ATHLETICS]), why)
}

const TEETH = { sharp: 'Sharp Teeth', large: 'Large Teeth', claws: 'claws', human: 'teeth' } as const

export function planLines(design: Design, teller: Teller): readonly PriceLine[] {
  const { plan } = design
  const armed = plan.arms !== USUAL && has(design.traits, 'No Manipulators') === undefined
  const one = (name: string, there: boolean, work: (why: Why) => LooseLine): readonly PriceLine[] =>
    there ? linesOfPart(teller, name, why => [work(why)]) : []
  return [
    ...one('legs', plan.legs > USUAL, why => legsLine(design, why)),
    ...one('wings', plan.wings > USUAL, why => moreLine('wings', plan.wings, why)),
    ...one('swimming limbs', plan.swimming_limbs > USUAL, why => moreLine('swimming limbs', plan.swimming_limbs, why)),
    ...one('arms', armed, why => armsLine(design, why)),
    ...one('teeth', plan.teeth !== 'human', why =>
      line(TEETH[plan.teeth], bites({ combat_st: 0, teeth: plan.teeth }, why).cost),
    ),
    ...one('tail', plan.tail_dx !== 0, why => tailLine(design, why)),
  ]
}
