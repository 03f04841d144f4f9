/** The end of a career: the character as the book prints it, to put on paper, to keep, and to take into a fight. */
import { useQuery } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import type { SceneView } from '@umpire/protocol'
import { lazy, Suspense, useState } from 'react'
import { ask } from '../../../api/api.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { printedAs, printForm } from '../../../builder/print-form.ts'
import { Button } from '../../../elements/controls/button.tsx'
import { SheetDialog } from '../../../elements/controls/sheet-dialog.tsx'
import { Failed, Waiting } from '../../../elements/message/states.tsx'
import { useAtTable } from '../../../table/room/at-table.ts'
import type { Given } from '../../../table/room/given-lines.ts'

import type { CareerView } from '../views/career-view.ts'
import { careerWords } from './words.ts'

const text = careerWords
const TakeIntoFight = lazy(() => import('../setup/take-into-fight.tsx'))

interface FinishedProps {
  readonly scene: SceneView
  readonly career: CareerView
}

const part = (id: string): string => encodeURIComponent(id)

export function Finished({ scene, career }: FinishedProps) {
  const { view } = useAtTable()
  const path = `/api/tables/${part(view.id)}/scenes/${part(scene.id)}/character`
  const made = useQuery({
    // Another version of the table may have undone and redone it.
    queryKey: ['character', view.id, scene.id, view.undo?.version],
    queryFn: ({ signal }) => ask<{ readonly character: Json }>(path, { signal }),
  })
  if (made.isPending) return <Waiting />
  if (made.isError) return <Failed error={made.error} />
  return <Made character={made.data.character} career={career} />
}

function Made({ character, career }: { readonly character: Json; readonly career: CareerView }) {
  const { view, perform } = useAtTable()
  const [fighting, setFighting] = useState(false)
  const [error, setError] = useState<unknown>()
  const lines = useQuery({
    queryKey: ['printed', character],
    queryFn: ({ signal }) => printedAs(view.system, 'lines', character, signal),
  })
  const print = (): void => void printForm(view.system, character).catch(setError)
  const save = (): void =>
    saveFile(`${career.name || 'character'}.json`, `${JSON.stringify(character, undefined, 2)}\n`)
  return (
    <section className="finished" aria-label={text.printLines}>
      <h2 className="title">{career.stage === 'dead' ? text.deadTitle : text.finishedTitle}</h2>
      {lines.data !== undefined && (
        <figure>
          <figcaption className="label">{text.printLines}</figcaption>
          <p className="printed-lines">{lines.data.trim()}</p>
        </figure>
      )}
      {error !== undefined && <Failed error={error} />}
      <div className="row">
        <Button kind={career.stage === 'dead' ? 'plain' : 'primary'} icon="print" onPress={print}>
          {text.print}
        </Button>
        <Button icon="file" onPress={save}>
          {text.download}
        </Button>
        {career.stage !== 'dead' && view.seat.role === 'gm' && (
          <Button icon="people" onPress={() => setFighting(true)}>
            {text.fight}
          </Button>
        )}
      </div>
      <SheetDialog title={text.fight} open={fighting} onClose={() => setFighting(false)}>
        <Suspense fallback={<Waiting />}>
          <TakeIntoFight
            character={character}
            onCancel={() => setFighting(false)}
            onReady={(title, given) => {
              setFighting(false)
              const sent: Given = JSON.parse(JSON.stringify(given))
              void perform({ type: 'beginScene', kind: 'encounter', title, given: sent })
            }}
          />
        </Suspense>
      </SheetDialog>
    </section>
  )
}
