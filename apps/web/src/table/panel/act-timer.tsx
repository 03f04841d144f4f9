/** The time that is left to answer what the screens of the game ask: their own way of asking has no clock. */
import { TimerRing } from '../../elements/play/timer-ring.tsx'
import { prompted } from '../prompts/prompts.tsx'
import { useAtTable } from '../room/at-table.ts'
import { mineIn } from '../room/pending.ts'
import { useRoom } from '../room/room.ts'

export function ActTimer() {
  const { view, actor } = useAtTable()
  const { screens } = useRoom()
  const { timer } = view.settings
  const mine = mineIn(view).filter(({ player }) => player === undefined)
  const byPrompt = new Set(prompted(mine, screens))
  const asked = mine.filter(one => !byPrompt.has(one))
  const until = (asked.find(({ who }) => who === actor) ?? asked[0])?.until
  if (timer === null) return null
  // Its room is kept while nothing is asked, so that nothing moves when something is.
  return (
    <span className="act-timer">{until !== undefined && <TimerRing since={until - timer * 1000} until={until} />}</span>
  )
}
