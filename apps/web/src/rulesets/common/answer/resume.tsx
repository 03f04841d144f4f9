import { plainOf } from '../../../api/plain-of.ts'
import { Button } from '../../../elements/controls/button.tsx'
import type { SceneProps } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { commonWords as text } from '../words.ts'

/** Wounds do not wait: whoever leads the table lets the time after the fight pass with the same people. */
export function GoOn({ scene }: SceneProps) {
  const { view, perform } = useAtTable()
  const here = Object.entries(view.people).filter(([name]) => scene.actors.includes(name))
  if (view.seat.role !== 'gm' || here.length === 0) return null
  const given = plainOf({ characters: Object.fromEntries(here) })
  const goOn = () => perform({ type: 'beginScene', kind: 'story', title: text.after, given })
  return (
    <p className="act-after">
      <Button onPress={() => void goOn()}>{text.goOn}</Button>
    </p>
  )
}
