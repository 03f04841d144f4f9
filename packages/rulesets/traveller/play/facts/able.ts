/** Who can do anything at all: not the dead, the unconscious, nor those whom an aging crisis has laid low. */
import { agingCrisis } from '../../aging/crisis.ts'
import { woundStatus } from '../../combat/encounter/wounds.ts'
import { isDown } from './due.ts'
import { type Refused, refused } from './refused.ts'
import { characterIn, type PlayState } from './state.ts'

/** What keeps somebody from having a part in anything, asleep or awake; nothing if they live. */
export const lost = (state: PlayState, who: string): Refused | undefined =>
  characterIn(state, who).alive ? undefined : refused(woundStatus, `${who} is dead`)

/** What keeps somebody from acting; nothing if nothing does. */
export function unable(state: PlayState, who: string): Refused | undefined {
  const one = characterIn(state, who)
  if (!one.alive) return lost(state, who)
  if (isDown(one)) return refused(woundStatus, `${who} is unconscious and must wake first`)
  if (one.out_of_action_seconds > 0) return refused(agingCrisis, `${who} is laid low by an aging crisis for a while`)
  return undefined
}
