/** An act of a plan by its keys: `planned('shoot:0', 'bob/usual/any')`, `planned('grapple', 'bob', 'pin')`. */

import { sayingOf } from '../choice/about.ts'
import { actOf } from '../choice/act.ts'
import { gripOf } from '../choice/grip.ts'
import type { PlannedAct } from '../odds/plan.ts'

export function planned(key: string, says?: string, grip?: string): PlannedAct {
  const act = actOf(key)
  if (act === undefined) throw new Error(`no act is ${key}`)
  const said = says === undefined ? undefined : sayingOf(act, says)
  if (says !== undefined && said === undefined) throw new Error(`${key} is not said as ${says}`)
  const meant = grip === undefined ? undefined : gripOf(grip)
  if (grip !== undefined && meant === undefined) throw new Error(`no grip is ${grip}`)
  return { act, ...(said !== undefined && { says: said }), ...(meant !== undefined && { grip: meant }) }
}
