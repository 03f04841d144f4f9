/** The screens of a career, fetched when one is shown: most tables fight. */
import { type ComponentType, lazy, Suspense } from 'react'
import type { SceneProps } from '../../screens.ts'

/** Nothing stands in its place while it comes: that is a moment, once. */
const fetched = (load: () => Promise<ComponentType<SceneProps>>): ComponentType<SceneProps> => {
  const Part = lazy(async () => ({ default: await load() }))
  return props => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

export const CareerStage = fetched(async () => (await import('./stage.tsx')).CareerStage)
export const CareerAct = fetched(async () => (await import('./act.tsx')).CareerAct)
export const CareerOrder = fetched(async () => (await import('./order.tsx')).CareerOrder)
export const CareerSheet = fetched(async () => (await import('./sheet.tsx')).CareerSheet)
