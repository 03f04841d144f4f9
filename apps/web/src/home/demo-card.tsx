import type { SystemDocument } from '@umpire/protocol'
import { Suspense } from 'react'
import { Key } from '../elements/key.tsx'
import { pagesOf } from '../rulesets/pages.ts'

export interface DemoOf {
  readonly system: SystemDocument
  readonly demo: SystemDocument['demos'][number]
}

interface DemoCardProps extends DemoOf {
  readonly press: string | undefined
  readonly busy: boolean
  readonly onPlay: () => void
}

export function DemoCard({ system, demo, press, busy, onPlay }: DemoCardProps) {
  const { picture: Picture } = pagesOf(system.id)
  return (
    <div className="demo-place">
      <button type="button" className="demo" aria-busy={busy} disabled={busy} onClick={onPlay}>
        <span className="demo-picture">
          {Picture !== undefined && (
            <Suspense>
              <Picture demo={demo.id} />
            </Suspense>
          )}
        </span>
        <span className="demo-text">
          <span className="demo-name">
            <b className="demo-title">{demo.title}</b>
            {press !== undefined && <Key>{press}</Key>}
          </span>
          <span>{demo.about}</span>
          <span className="label">{system.title}</span>
        </span>
      </button>
    </div>
  )
}
