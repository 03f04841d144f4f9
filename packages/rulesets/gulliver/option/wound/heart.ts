/** Hearts that stop: what comes of a blow there, by how badly the roll against it fails. */
import type { Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { linearScale } from '../../common/scale.ts'
import { heart } from '../../injury/blows.ts'

interface Struck {
  readonly ht: number
  readonly full_hp?: number
  readonly injury: number
}

const FAILED = { major: 4, fatal: 8 } as const

/** Dice times the linear scale, as they are written. */
const harm = (dice: string, size: number): Consequence => {
  const times = linearScale(size)
  // Not at the heart: one attack brings no other.
  return { op: 'injury', dice: times === 1 ? dice : `${dice}x${times}`, location: 'torso' }
}

const LASTING: Consequence = {
  op: 'roll',
  against: 'HT',
  on_failure: [
    {
      op: 'gain',
      what: 'disabilities after a heart attack, a die of points for each that the roll failed by',
      points: 0,
    },
  ],
}

export function heartRows({ ht, full_hp = ht, injury }: Struck, size: number, why: Why): readonly Consequence[] {
  const { roll_needed, effective } = heart({ hp: full_hp, heart_damage: injury, ht, weak_heart: 'no', size }, why)
  if (!roll_needed) return []
  const minor: readonly Consequence[] = [harm('2d', size), { op: 'stun' }]
  const major: readonly Consequence[] = [harm('6d', size), { op: 'unconscious', ending: 'recover' }, LASTING]
  return [
    {
      op: 'roll',
      against: 'HT',
      modifier: effective - ht,
      on_failure: minor,
      on_critical_failure: major,
      on_failure_by: [
        { by: FAILED.fatal, happens: [{ op: 'kill' }] },
        { by: FAILED.major, happens: major },
      ],
    },
  ]
}
