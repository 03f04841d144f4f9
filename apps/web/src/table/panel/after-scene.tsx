/** A scene has ended: what to do next, for who leads the table; for the others, that it is not up to them. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { ask } from '../../api/api.ts'
import { systemsQuery } from '../../api/queries.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button, ToolButton } from '../../elements/controls/button.tsx'
import { Failed } from '../../elements/message/states.tsx'
import { useNewTable } from '../../options/use-new-table.ts'
import { words as common } from '../../text/words.ts'
import { BeginScene } from '../gm/begin-scene.tsx'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.after
// Few make a table from here: it is fetched when they do.
const NewTable = lazy(async () => ({ default: (await import('../../options/new-table.tsx')).NewTable }))

export function AfterScene() {
  const { view } = useAtTable()
  const [closed, setClosed] = useState<string>()
  const title = useId()
  const { scene, seat } = view
  if (scene === null || !scene.over || closed === scene.id) return null
  return (
    <section className="prompt after" aria-labelledby={title}>
      <header>
        <div>
          <h2 className="title" id={title}>
            {text.over}
          </h2>
          <p className="prompt-about">{seat.role === 'gm' ? words.gm : words.others}</p>
        </div>
        <span className="push">
          <ToolButton icon="close" label={common.close} onPress={() => setClosed(scene.id)} />
        </span>
      </header>
      <footer>{seat.role === 'gm' ? <Ways /> : <LookBack />}</footer>
    </section>
  )
}

function LookBack() {
  const { open } = useRoom()
  return <Button onPress={() => open('log')}>{words.log}</Button>
}

function Ways() {
  const { view } = useAtTable()
  const [beginning, setBeginning] = useState(false)
  const demo = useDemo()
  const exporting = useMutation({
    mutationFn: () => ask<unknown>(`/api/tables/${encodeURIComponent(view.id)}/export`),
    onSuccess: found => saveFile(words.file(view.id), JSON.stringify(found, null, 2)),
  })
  return (
    <>
      {demo === undefined ? (
        <Button kind="primary" icon="plus" onPress={() => setBeginning(true)}>
          {words.begin}
        </Button>
      ) : (
        <AfterDemo demo={demo} />
      )}
      <LookBack />
      <Button onPress={() => exporting.mutate()}>{words.export}</Button>
      {exporting.error !== null && <Failed error={exporting.error} />}
      <BeginScene open={beginning} onClose={() => setBeginning(false)} />
    </>
  )
}

/** Which demonstration this table is, if it is nothing else. */
function useDemo(): string | undefined {
  const { view } = useAtTable()
  const { data } = useQuery(systemsQuery)
  if (view.scenes.length > 1) return undefined
  const demos = data?.find(({ id }) => id === view.system)?.demos ?? []
  return demos.find(({ title }) => title === view.title && title === view.scene?.title)?.id
}

function AfterDemo({ demo }: { readonly demo: string }) {
  const { view } = useAtTable()
  const { open } = useRoom()
  const { data = [] } = useQuery(systemsQuery)
  const again = useNewTable()
  const [making, setMaking] = useState(false)
  return (
    <>
      <Button
        kind="primary"
        disabled={again.wanted !== undefined}
        onPress={() => again.make({ system: view.system, title: view.title, demo })}
      >
        {words.again}
      </Button>
      <Button onPress={() => setMaking(true)}>{words.own}</Button>
      <Button onPress={() => open('table')}>{words.invite}</Button>
      {again.error !== null && <Failed error={again.error} />}
      {making && (
        <Suspense>
          <NewTable systems={data} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  )
}
