/** The connection is gone: it says so over the page, moves nothing, and goes by itself. */
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icons.tsx'
import { useAtTable } from './at-table.ts'
import { useRoom } from './room.ts'
import { tableWords as text } from './words.ts'

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
