/** The pad for typed dice, fetched when a question needs it. */
import { type ComponentProps, lazy, Suspense } from 'react'
import { Waiting } from '../../elements/message/states.tsx'

const Pad = lazy(async () => ({ default: (await import('./dice-pad.tsx')).DicePad }))

/** Most tables leave the dice to the server. */
export const DicePad = (props: ComponentProps<typeof Pad>) => (
  <Suspense fallback={<Waiting />}>
    <Pad {...props} />
  </Suspense>
)
