/** An act of a plan by its keys: `planned('shoot:0', 'bob/usual/any')`, `planned('grapple', 'bob', 'pin')`. */

import { sayingOf } from '../choice/about.ts'
import { actOf } from '../choice/act.ts'
import type { PlannedAct } from '../odds/plan.ts'

export function planned(key: string, says?: string, grip?: string): PlannedAct {
  const act = actOf(key)
  if (act === undefined) throw new Error(`no act is ${key}`)
  const said = says === undefined ? undefined : sayingOf(act, says)
  if (says !== undefined && said === undefined) throw new Error(`${key} is not said as ${says}`)
  return { act, ...(said !== undefined && { says: said }), ...(grip !== undefined && { grip }) }
}
