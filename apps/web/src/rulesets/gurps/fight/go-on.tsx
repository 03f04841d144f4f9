import { Button } from '../../../elements/button.tsx'
import { useAtTable } from '../../../table/at-table.ts'
import type { Given } from '../../../table/given-lines.ts'
import type { SceneProps } from '../../screens.ts'
import { fightWords } from './words.ts'

const text = fightWords.map

/** Blood does not wait: whoever leads the table lets the time after the fight pass with the same people. */
export function GoOn({ scene }: SceneProps) {
  const { view, perform } = useAtTable()
  const here = Object.entries(view.people).filter(([name]) => scene.actors.includes(name))
  if (view.seat.role !== 'gm' || here.length === 0) return null
  const given: Given = JSON.parse(JSON.stringify({ characters: Object.fromEntries(here) }))
  const goOn = () => perform({ type: 'beginScene', kind: 'story', title: text.after, given })
  return <Button onPress={() => void goOn()}>{text.goOn}</Button>
}
