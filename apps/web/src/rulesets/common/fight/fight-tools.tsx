/** What a game master has beside the map of a fight. */
import { lazy, Suspense } from 'react'
import type { PaintToolsProps } from '../../../map/paint/paint-tools.tsx'
import type { SceneProps } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { saveMap } from './painting.ts'

/** Only game masters paint. */
const PaintTools = lazy(() => import('../../../map/paint/paint-tools.tsx'))

export function FightTools({ scene, ...tools }: SceneProps & Omit<PaintToolsProps, 'onUndo' | 'onSave'>) {
  const { perform } = useAtTable()
  return (
    <Suspense>
      <PaintTools {...tools} onUndo={() => void perform({ type: 'undo' })} onSave={() => saveMap(scene)} />
    </Suspense>
  )
}
