/** The scenes of the table: which is shown, and another one. */
import { useState } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import { Plate } from '../../elements/play/plate.tsx'
import { useAtTable } from '../room/at-table.ts'
import { tableWords as text } from '../room/words.ts'
import { BeginScene } from './begin-scene.tsx'
import { Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'
import { gmWords as words } from './words.ts'

export function Scenes() {
  const { view, perform } = useAtTable()
  const [beginning, setBeginning] = useState(false)
  return (
    <Section title={words.scenes}>
      {view.scenes.length === 0 && <p className="muted">{words.noScenes}</p>}
      <ul className="gm-rows">
        {view.scenes.map(({ id, title }) => (
          <li key={id}>
            <span>
              <b>{title}</b> {view.scene?.id === id && <Plate kind="line">{words.shown}</Plate>}
            </span>
            <span className="row">
              {view.scene?.id === id && view.scene.waits && (
                <Button small kind="primary" onPress={() => void perform({ type: 'goOn' })}>
                  {text.bar.goOn}
                </Button>
              )}
              {view.scene?.id === id && view.scene.plays && (
                <Button small icon="pause" onPress={() => void perform({ type: 'pause' })}>
                  {text.bar.pause}
                </Button>
              )}
              {view.scene?.id !== id && (
                <Button small onPress={() => void perform({ type: 'showScene', scene: id })}>
                  {words.show}
                </Button>
              )}
              <SureButton
                label={words.put}
                question={words.putSure(title)}
                onSure={() => void perform({ type: 'endScene', scene: id })}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button icon="plus" onPress={() => setBeginning(true)}>
        {words.begin}
      </Button>
      <BeginScene open={beginning} onClose={() => setBeginning(false)} />
    </Section>
  )
}
