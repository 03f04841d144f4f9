/** The page of a builder: the bar, then the sheet as soon as the worker has answered. */
import { type ReactNode, useRef } from 'react'
import { useFocusKept } from '../../browser/use-focus-kept.ts'
import { Problem } from '../../elements/message/problem.tsx'
import { Waiting } from '../../elements/message/states.tsx'
import { words as common } from '../../text/words.ts'
import { builderWords as text } from '../words.ts'

interface BuildPageProps {
  readonly className?: string
  readonly bar: ReactNode
  /** What is shown answers the choices as they are now. */
  readonly fresh: boolean
  /** Why the worker has no answer. */
  readonly failure: { readonly message: string; readonly again: () => void } | undefined
  /** The sheet; undefined before the first answer. */
  readonly children: ReactNode | undefined
}

export function BuildPage({ className = '', bar, fresh, failure, children }: BuildPageProps) {
  const area = useRef<HTMLDivElement>(null)
  useFocusKept(area)
  const known = children !== undefined
  return (
    <div className={`build-sheet ${className}`.trimEnd()} ref={area} data-fresh={known && fresh}>
      {bar}
      {failure !== undefined && (
        <Problem ways={[{ label: common.tryAgain, onPress: failure.again }]}>{text.failed(failure.message)}</Problem>
      )}
      {known ? children : failure === undefined && <Waiting />}
    </div>
  )
}

const PARTS = ['who', 'traits', 'skills', 'gear', 'play'] as const

interface PartsNavProps {
  readonly titles: { readonly [part in (typeof PARTS)[number]]: string }
  readonly children?: ReactNode
}

/** Links to the parts of the sheet, for narrow screens. */
export const PartsNav = ({ titles, children }: PartsNavProps) => (
  <nav className="build-parts" aria-label={text.parts}>
    {PARTS.map(part => (
      <a key={part} href={`#${part}`}>
        {titles[part]}
      </a>
    ))}
    {children}
  </nav>
)
