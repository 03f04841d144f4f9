/** What no rule covers: the game master settles it with dice or without. */
import { BadInput, type Field, flag, int, oneOf, optional, or, rolled, rule } from '@umpire/engine'
import { success } from '../roll/success.ts'

type Chance = { readonly times: number; readonly of: number }

const WRITTEN = /^(\d{1,4}) in (\d{1,4})$/

/** Odds as they are spoken: 2 in 6. */
const chanceField: Field<Chance> = {
  spec: { kind: 'text', most: 20 },
  read: (value, place) => {
    const [, times, of] = typeof value === 'string' ? (WRITTEN.exec(value.trim()) ?? []) : []
    const chance = { times: Number(times), of: Number(of) }
    if (times === undefined || chance.of < 1 || chance.times > chance.of) {
      throw new BadInput(place, 'odds such as 2 in 6', value)
    }
    return chance
  },
}

export const settling = rule(
  {
    id: 'gurps.gm.settling',
    title: 'Settling what the rules do not cover',
    lines: '2006-2016',
    given: {
      tool: oneOf('success-roll', 'random-roll', 'decision'),
      /** Of a success roll: the score that fits. */
      effective: or(int({ min: -1000, max: 1000 }), 10),
      roll: optional(rolled('3d6')),
      chance: optional(chanceField),
      /** From 1 to what the odds are out of. */
      die: optional(int({ min: 1, max: 9999 })),
      decision: optional(flag()),
    },
  },
  (x, why): { readonly happens: boolean | null } => {
    if (x.tool === 'decision') return { happens: x.decision ?? null }
    if (x.tool === 'success-roll') {
      return { happens: x.roll === undefined ? null : success({ effective: x.effective, roll: x.roll }, why).success }
    }
    if (x.chance === undefined) throw new BadInput('chance', 'odds such as 2 in 6', x.chance)
    if (x.die === undefined) return { happens: null }
    if (x.die > x.chance.of) throw new BadInput('die', `a number from 1 to ${x.chance.of}`, x.die)
    return { happens: why.compare('die against the odds', x.die, '<=', x.chance.times) }
  },
)
