import type { SystemDocument } from '@umpire/protocol'
import { Suspense } from 'react'
import { Key } from '../elements/controls/key.tsx'
import { pagesOf } from '../rulesets/pages.ts'
import { words } from '../text/words.ts'

const text = words.home

export interface DemoOf {
  readonly system: SystemDocument
  readonly demo: SystemDocument['demos'][number]
}

interface DemoCardProps extends DemoOf {
  readonly press: string | undefined
  /** The one that a newcomer should press. */
  readonly first: boolean
  /** Its table is being made. */
  readonly setting: boolean
  /** A table is being made, of this fight or another. */
  readonly busy: boolean
  readonly onPlay: () => void
}

export function DemoCard({ system, demo, press, first, setting, busy, onPlay }: DemoCardProps) {
  const { picture: Picture } = pagesOf(system.id)
  return (
    <div className="demo-place">
      <button type="button" className="demo" aria-busy={setting} disabled={busy} onClick={onPlay}>
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
          <span className="demo-about">{demo.about}</span>
          <span className="label">{text.rulesOf(system.title, demo.book)}</span>
          <span className={first ? 'demo-play demo-play-first' : 'demo-play'}>
            {setting ? text.setting : text.play}
          </span>
        </span>
      </button>
    </div>
  )
}

/** Keeps the place of a card until it is known what is on it. */
export const DemoPlace = () => (
  <div className="demo-place" aria-hidden="true">
    <div className="demo">
      <span className="demo-picture" />
      <span className="demo-text demo-coming" />
    </div>
  </div>
)
