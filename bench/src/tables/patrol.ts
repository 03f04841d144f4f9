/** The demo fight of GURPS that is measured: a patrol that is ambushed, eight fighters with guns on a map. */
import type { Command } from '@umpire/protocol'
import { loadSystem, type System } from '@umpire/registry'

export const gurps: System = await loadSystem('gurps')

const found = gurps.demos.find(({ id }) => id === 'patrol-ambush')
if (found === undefined) throw new Error('a demo of GURPS: expected the patrol ambush, got none')
export const patrol = found
const { kind, title } = patrol

/** The command that begins it, as it is sent. */
export const begun: Command = { type: 'beginScene', kind, title, given: JSON.parse(JSON.stringify(patrol.given)) }

/** Whether that choice of a turn is an attack. Everything asked after it belongs to it, until somebody's turn begins. */
export const isAttack = (choice: string): boolean =>
  /^(?:shoot|pop-up|strike|wild|throw|all-out|feint|judo|punch|kick|grapple)\b/.test(choice)

/** What is asked when a turn begins. */
export const OF_A_TURN = 'maneuver'
