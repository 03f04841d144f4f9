/** Stands where somebody would say what he does, while he is not asked: what he is waiting for, and who is asked instead. */
import type { SceneView } from '@umpire/protocol'
import { Button } from '../../../elements/controls/button.tsx'
import { useAtTable } from '../../../table/room/at-table.ts'
import { waitedFor } from '../../../table/room/pending.ts'
import { commonWords as text } from '../words.ts'
import { choicesIn } from './questions.ts'

interface NothingAskedProps {
  readonly scene: SceneView
  readonly who: string
  /** What keeps him from being asked at all, if anything does. */
  readonly says: string | undefined
  readonly nameOf: (id: string) => string
  /** Questions that the panel asks itself. */
  readonly asksItself: (question: string) => boolean
}

export function NothingAsked({ scene, who, says, nameOf, asksItself }: NothingAskedProps) {
  const { view, lookAt } = useAtTable()
  const mine = choicesIn(scene)
  const other = mine.find(one => one.who !== who && asksItself(one.question))
  const waited = waitedFor(view).flatMap(({ who: id, player }) =>
    id === undefined ? [] : [player === undefined ? nameOf(id) : text.played(nameOf(id), player.name)],
  )
  const beside = mine.some(one => one.who === who) ? text.askedBeside : text.notAsked(nameOf(who))
  return (
    <div className="act-waiting">
      <p>{says ?? beside}</p>
      {waited.length > 0 && <p className="muted">{text.waiting(waited)}</p>}
      {other !== undefined && (
        <p>
          <Button small onPress={() => lookAt(other.who)}>
            {text.goTo(nameOf(other.who))}
          </Button>
        </p>
      )}
    </div>
  )
}
