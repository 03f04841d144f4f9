/** A part of the screens that is fetched when it is shown: most tables fight. */
import { type ComponentType, lazy, Suspense } from 'react'
import type { SceneProps } from '../../plug-in/screens.ts'

/** Nothing stands in its place while it comes: that is a moment, once. */
export const fetched = (load: () => Promise<ComponentType<SceneProps>>): ComponentType<SceneProps> => {
  const Part = lazy(async () => ({ default: await load() }))
  return props => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
