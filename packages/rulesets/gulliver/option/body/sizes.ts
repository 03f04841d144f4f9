/** Sizes of bodies and of what they strike with, as the switches of fights ask for them. */
import { num, oneOf, optional, rule, type Why } from '@umpire/engine'
import type { DAMAGE_TYPES, Frame } from '@umpire/gurps/rooms'
import { sizeField } from '../../common/fields.ts'
import { linearScale } from '../../common/scale.ts'
import { INCHES_PER_YARD } from '../../common/units.ts'
import { sizeFor, sizeOf } from '../../size/choose.ts'

export const sizeOfFrame = ({ yards }: Frame): number => sizeOf(yards)

/** With its reason. */
export const frameSize = ({ yards }: Frame, why: Why): number => sizeFor(yards, why)

type Strike = { readonly type: (typeof DAMAGE_TYPES)[number]; readonly bare: boolean }

/**
 * The book names the widths of a hand and of a crate, and of nothing between: ours, at human size. What is made for larger
 * hands is wider by their scale.
 */
const WIDTHS = { hand: 4, head: 3, edge: 1 } as const

export function widthOf({ type, bare }: Strike, attacker: Frame): number {
  const inches = bare ? WIDTHS.hand : type === 'crushing' ? WIDTHS.head : WIDTHS.edge
  return (inches * linearScale(sizeOfFrame(attacker))) / INCHES_PER_YARD
}

/**
 * The Size that a target has for whoever strikes at it: its own, unless a switch knows better. No rule of the book, but the
 * question that several of them answer.
 */
export const sizeAsStruck = rule(
  {
    id: 'gulliver.melee.size-as-struck',
    title: 'The Size that a target has for a blow',
    lines: '',
    given: {
      target_size: sizeField,
      /** Yards across, where it is known. */
      target_width_yd: optional(num({ min: 0, max: 1e6 })),
      weapon_width_yd: num({ min: 0, max: 1e6 }),
      attack: oneOf('swing', 'thrust', 'missile'),
    },
    gives: 'size',
  },
  ({ target_size }) => target_size,
)

/** Whether it tells in the defense that only the width of a weapon finds its target: another such question. */
export const widthTells = rule(
  {
    id: 'gulliver.melee.width-tells',
    title: 'Whether the width of a weapon tells in the defense',
    lines: '',
    given: { weapon_width_yd: num({ min: 0, max: 1e6 }) },
    gives: 'tells',
  },
  (): boolean => false,
)
