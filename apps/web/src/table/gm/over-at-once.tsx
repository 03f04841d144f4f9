/** A scene that was over as soon as it began: how that came, and what to change if it was not meant so. */
import type { LogLine } from '@umpire/protocol'
import { Button } from '../../elements/controls/button.tsx'
import type { EntryLine } from '../../plug-in/screens.ts'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { gmWords } from './words.ts'

const words = gmWords.overAtOnce
const LINES = 4

const isEntry = (line: LogLine): line is EntryLine => line.kind === 'entry'

interface OverAtOnceProps {
  /** To what was written, when the scene is taken back. */
  readonly onBack: () => void
  readonly onClose: () => void
}

export function OverAtOnce({ onBack, onClose }: OverAtOnceProps) {
  const { view, log, perform } = useAtTable()
  const { screens } = useRoom()
  const { scene } = view
  if (scene === null) return null
  const lines = log.filter(isEntry).filter(line => line.scene === scene.id)
  const played = (actor: string): boolean =>
    (view.dials[actor] ?? (scene.strangers.includes(actor) ? 'do' : 'propose')) === 'do'
  const takeBack = (): void => {
    onBack()
    void perform({ type: 'undo' })
  }
  return (
    <section className="stack" aria-label={words.title}>
      <p className="prose">
        <b>{words.title}</b>
      </p>
      <ul className="prose">
        {lines.slice(-LINES).map(line => (
          <li key={`${line.version} ${line.index}`}>{screens.spoken(line, scene)}</li>
        ))}
      </ul>
      <p className="prose">{scene.actors.every(played) ? words.byProgram : words.byRules}</p>
      <div className="row">
        <span className="push" />
        <Button onPress={onClose}>{words.leave}</Button>
        <Button kind="primary" icon="undo" onPress={takeBack}>
          {words.back}
        </Button>
      </div>
    </section>
  )
}
