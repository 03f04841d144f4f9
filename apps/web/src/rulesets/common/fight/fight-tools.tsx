/** What a game master has beside the map of a fight. */
import { lazy, Suspense } from 'react'
import type { PaintToolsProps } from '../../../map/paint/paint-tools.tsx'
import { useAtTable } from '../../../table/room/at-table.ts'
import { type Ground, saveMap } from './painting.ts'

/** Only game masters paint. */
const PaintTools = lazy(() => import('../../../map/paint/paint-tools.tsx'))

interface FightToolsProps extends Omit<PaintToolsProps, 'onUndo' | 'onSave'> {
  readonly title: string
  readonly ground: Ground
}

export function FightTools({ title, ground, ...tools }: FightToolsProps) {
  const { perform } = useAtTable()
  return (
    <Suspense>
      <PaintTools {...tools} onUndo={() => void perform({ type: 'undo' })} onSave={() => saveMap(title, ground)} />
    </Suspense>
  )
}
