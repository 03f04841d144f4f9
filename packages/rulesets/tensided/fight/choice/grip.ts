/**
 * What a grip on somebody is used for, as data and as a key.
 *
 *     pin   lock arms   break left arm   break body   strike   draw   break hold
 */
import { kinds, oneOf, type ValueOf } from '@umpire/engine'
import { HOLDS } from '../../melee/holds.ts'
import { LIMBS } from '../../tables/limb-levels.ts'

/** What can be broken: a limb, or something else. */
const PARTS = [...LIMBS, 'body'] as const

/** What hurts whoever is held. */
const HARM_KINDS = [
  [['break'], { part: oneOf(...PARTS) }],
  [['strike'], {}],
] as const
export const harmField = kinds(...HARM_KINDS)

export const gripField = kinds(
  ...HARM_KINDS,
  [['hold'], { hold: oneOf(...HOLDS) }],
  // A knife is taken out.
  [['draw'], {}],
  // He gets free of those who hold him.
  [['break-holds'], {}],
)
export type Grip = ValueOf<typeof gripField>

export function gripKey(grip: Grip): string {
  switch (grip.kind) {
    case 'hold':
      return grip.hold
    case 'break':
      return `break ${grip.part}`
    case 'break-holds':
      return 'break hold'
    case 'strike':
    case 'draw':
      return grip.kind
  }
}

/** All that a grip may be used for. */
export const GRIPS: readonly Grip[] = [
  { kind: 'break-holds' },
  { kind: 'strike' },
  { kind: 'draw' },
  ...HOLDS.map(hold => ({ kind: 'hold', hold }) as const),
  ...PARTS.map(part => ({ kind: 'break', part }) as const),
]

const BY_KEY: ReadonlyMap<string, Grip> = new Map(GRIPS.map(grip => [gripKey(grip), grip]))

/** The grip that a key names; none if it names none. */
export const gripOf = (key: string): Grip | undefined => BY_KEY.get(key)
