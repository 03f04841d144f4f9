/** When all foes are out of it: whoever trembles after a fight makes a Fright Check, and suffers what comes of a bad one. */

import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { postCombatShakes } from '../../disadvantage/fears.ts'
import { frightConsequence } from '../../fright/check.ts'
import { frightTable } from '../../fright/table.ts'
import type { Asking } from '../facts/ask.ts'
import { faced } from '../facts/body.ts'
import { sufferer } from '../facts/sufferer.ts'
import { canAct, fighterAt, standingAt } from '../state/state.ts'
import { carryOut } from '../wound/carry-out.ts'

/** Nobody of the others is left to fear. */
const isSafe = ({ state: { roster, standing } }: Asking, side: number): boolean =>
  standing.every((one, place) => roster[place]?.side === side || !canAct(one))

export function shakes(ask: Asking, place: number): void {
  const { why } = ask
  const { id: who, side, will, fright, shakes: trembles } = fighterAt(ask.state, place)
  if (trembles !== true || !canAct(standingAt(ask.state, place)) || !isSafe(ask, side)) return
  // What traits add to the check is known since he came.
  const given = { will: will + fright, gm_modifier: 0, traits: [] }
  const { effective } = postCombatShakes(given, why)
  const margin = ask.read(THREE_DICE, { purpose: 'Fright Check', by: who }, roll => {
    const { success = false, margin: by = 0 } = postCombatShakes({ ...given, roll }, why)
    return success ? 0 : Math.max(1, -by)
  })
  ask.record(faced({ who, effective, margin }))
  if (margin === 0) return
  const about = { purpose: 'fright', by: who }
  const row = ask.read(THREE_DICE, about, roll => frightConsequence({ margin_of_failure: margin, roll }, why).row)
  const { consequences } = frightTable({ row, days: 0, medical_care: true }, why)
  carryOut(ask, { ...sufferer(place), modifier: effective - will }, consequences)
}
