/** Limbs: whether they heal, and when they do. */
import { procedure } from '@umpire/engine'
import type { Losable } from '../../condition/condition.ts'
import { cripplingRecovery } from '../../injury/crippling.ts'
import { THREE_DICE, WHO } from '../facts/fields.ts'
import { conditionIn } from '../facts/state.ts'
import { limbDecided, limbRestored } from '../facts/time-facts.ts'
import { health, vitalsOf } from '../person/vitals.ts'
import { type Asking, ONE_DIE } from './common.ts'

/** All hit points are back: limbs that waited for it can be used again. */
export function restoreHealed(ask: Asking, who: string): void {
  const { hp_lost, crippled, dead } = conditionIn(ask.state, who)
  if (hp_lost > 0 || dead !== null) return
  for (const { part, until } of crippled) {
    if (until === 'healed') ask.record(limbRestored({ who, part }))
  }
}

function decide(ask: Asking, who: string, part: Losable): void {
  const { why } = ask
  const given = { ...health(vitalsOf(ask.state, who, why), 'recover-from-crippling', why), bearers: [] }
  const until = ask.read(
    THREE_DICE,
    { purpose: `whether the ${part} heals`, by: who },
    roll => cripplingRecovery({ ...given, roll }, why).crippled_until ?? 'never',
  )
  const months = until === 'months' ? ask.roll(ONE_DIE, { purpose: 'months', by: who }) : 0
  ask.record(limbDecided({ who, part, until, months }))
}

export const limbs = procedure(
  { id: 'gurps.procedure.crippling-recovery', title: 'Whether crippled limbs heal', given: WHO },
  (ask: Asking, { who }): { readonly decided: number } => {
    const { crippled, dead } = conditionIn(ask.state, who)
    const open = dead === null ? crippled.filter(({ until }) => until === 'unrolled') : []
    for (const { part } of open) decide(ask, who, part)
    restoreHealed(ask, who)
    return { decided: open.length }
  },
)
