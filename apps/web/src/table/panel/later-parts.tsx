/** Parts that are fetched when somebody needs them: a table is played long before that. */
import { type ComponentProps, lazy, Suspense } from 'react'
import { Guarded } from '../../elements/message/guarded.tsx'
import { Waiting } from '../../elements/message/states.tsx'
import { useAtTable } from '../room/at-table.ts'

const Tools = lazy(async () => ({ default: (await import('../gm/table-tools.tsx')).TableTools }))
const Clock = lazy(async () => ({ default: (await import('./clock-panel.tsx')).ClockPanel }))
const Notes = lazy(async () => ({ default: (await import('./notes-panel.tsx')).NotesPanel }))
const Roll = lazy(async () => ({ default: (await import('./roll-panel.tsx')).RollPanel }))
const Begin = lazy(async () => ({ default: (await import('../gm/begin-scene.tsx')).BeginScene }))
const After = lazy(async () => ({ default: (await import('./after-scene.tsx')).AfterScene }))

export const TableTools = () => (
  <Guarded>
    <Suspense fallback={<Waiting />}>
      <Tools />
    </Suspense>
  </Guarded>
)

export const ClockPanel = () => (
  <Guarded>
    <Suspense fallback={<Waiting />}>
      <Clock />
    </Suspense>
  </Guarded>
)

export const NotesPanel = () => (
  <Guarded>
    <Suspense fallback={<Waiting />}>
      <Notes />
    </Suspense>
  </Guarded>
)

export const RollPanel = () => (
  <Guarded>
    <Suspense fallback={<Waiting />}>
      <Roll />
    </Suspense>
  </Guarded>
)

/** Only who leads a table begins its scenes. */
export const BeginScene = (props: ComponentProps<typeof Begin>) => (
  <Suspense>
    <Begin {...props} />
  </Suspense>
)

/** Nothing while the scene goes on. */
export function AfterScene() {
  const { view } = useAtTable()
  if (view.scene?.over !== true) return null
  return (
    <Guarded>
      <Suspense>
        <After />
      </Suspense>
    </Guarded>
  )
}
