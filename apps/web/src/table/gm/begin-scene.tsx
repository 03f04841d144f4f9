/** Begins a scene: its kind, and what the ruleset's own form or a plain text gives it to begin with. */
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { plainOf } from '../../api/plain-of.ts'
import { systemsQuery } from '../../api/queries.ts'
import { announce } from '../../elements/controls/announce.tsx'
import { SheetDialog } from '../../elements/controls/sheet-dialog.tsx'
import { Select } from '../../elements/fields/select.tsx'
import { Problem } from '../../elements/message/problem.tsx'
import { Failed, Waiting } from '../../elements/message/states.tsx'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { sentence } from '../room/sentence.ts'
import { OverAtOnce } from './over-at-once.tsx'
import { PlainSetUp } from './plain-set-up.tsx'
import { gmWords as words } from './words.ts'

export function BeginScene({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <SheetDialog title={words.begin} open={open} onClose={onClose}>
      <Form onClose={onClose} />
    </SheetDialog>
  )
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const { view } = useAtTable()
  const { ask, ruleset, open } = useRoom()
  const systems = useQuery(systemsQuery)
  const [chosen, setChosen] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const [begun, setBegun] = useState(false)
  const beginning = useRef(false)
  const kinds = systems.data?.find(({ id }) => id === view.system)?.scenes ?? []
  const usual = view.scenes.length === 0 ? ruleset?.begins : undefined
  const kind = kinds.find(one => one.kind === (chosen ?? usual)) ?? kinds[0]
  const overAtOnce = begun && view.scene?.over === true
  useEffect(() => {
    if (!begun || overAtOnce) return
    onClose()
    open('act')
  }, [begun, overAtOnce, onClose, open])

  const begin = async (title: string, given: unknown): Promise<void> => {
    // A second click while the first is on its way would begin another.
    if (kind === undefined || beginning.current) return
    beginning.current = true
    const refusal = await ask({
      type: 'beginScene',
      kind: kind.kind,
      title: title.trim() || kind.title,
      given: plainOf(given),
    })
    beginning.current = false
    setWrong(refusal?.message)
    setBegun(refusal === undefined)
    if (refusal !== undefined) announce(refusal.message, 'assertive')
  }
  if (systems.isPending) return <Waiting />
  if (systems.isError) return <Failed error={systems.error} again={() => void systems.refetch()} />
  const ready = (title: string, given: unknown): void => void begin(title, given)
  return (
    <>
      {overAtOnce && <OverAtOnce onBack={() => setBegun(false)} onClose={onClose} />}
      {/* What was written stays, for who takes it back. */}
      <div hidden={overAtOnce}>
        <div className="stack">
          <Select
            label={words.kind}
            options={kinds.map(({ kind: id, title: label }) => ({ id, label }))}
            value={kind?.kind}
            onChange={setChosen}
          />
          {wrong !== undefined && <Problem>{sentence(wrong)}</Problem>}
          {kind !== undefined &&
            (ruleset === null ? (
              <PlainSetUp key={kind.kind} title={kind.title} onReady={ready} onCancel={onClose} />
            ) : (
              <Suspense fallback={<Waiting />}>
                <ruleset.SetUp key={kind.kind} kind={kind.kind} onReady={ready} onCancel={onClose} />
              </Suspense>
            ))}
        </div>
      </div>
    </>
  )
}
