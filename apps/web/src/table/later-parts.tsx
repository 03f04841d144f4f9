/** Parts that are fetched when somebody needs them: a table is played long before that. */
import { lazy, Suspense } from 'react'
import { Waiting } from '../elements/states.tsx'
import { useAtTable } from './at-table.ts'
import { Guarded } from './guarded.tsx'

const Tools = lazy(async () => ({ default: (await import('./gm/table-tools.tsx')).TableTools }))
const After = lazy(async () => ({ default: (await import('./after-scene.tsx')).AfterScene }))

export const TableTools = () => (
  <Guarded>
    <Suspense fallback={<Waiting />}>
      <Tools />
    </Suspense>
  </Guarded>
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
