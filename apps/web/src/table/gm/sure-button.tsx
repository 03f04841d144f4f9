/** A button that asks once more, in its own place, before it does what cannot be taken back easily. */
import { useState } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import { words } from '../../text/words.ts'
import { gmWords as text } from './words.ts'

interface SureButtonProps {
  readonly label: string
  readonly question: string
  /** The primary one is large. */
  readonly kind?: 'plain' | 'primary'
  readonly onSure: () => void
}

export function SureButton({ label, question, kind = 'plain', onSure }: SureButtonProps) {
  const small = kind === 'plain'
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <Button small={small} kind={kind} onPress={() => setAsking(true)}>
        {label}
      </Button>
    )
  }
  return (
    <span className="sure" role="alert">
      <span>{question}</span>
      <Button
        small={small}
        kind={kind}
        autoFocus
        onPress={() => {
          setAsking(false)
          onSure()
        }}
      >
        {text.sure}
      </Button>
      <Button small={small} kind="quiet" onPress={() => setAsking(false)}>
        {words.cancel}
      </Button>
    </span>
  )
}
