/** The connection is gone: it says so over the page, moves nothing, and goes by itself. */
import { Button } from '../../elements/controls/button.tsx'
import { Icon } from '../../elements/controls/icons.tsx'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.standing

export function LostStrip() {
  const { connected } = useAtTable()
  const { hurry } = useRoom()
  if (connected) return null
  return (
    <div className="lost-strip">
      <Icon name="warning" />
      <p>
        <b>{words.lost}</b> {words.lostMeanwhile}
      </p>
      <Button small onPress={hurry}>
        {words.tryNow}
      </Button>
    </div>
  )
}
