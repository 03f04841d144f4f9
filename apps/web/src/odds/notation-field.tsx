/** A field for dice notation. Somebody who is still typing is left alone; then what is wrong is shown at its place. */
import { useEffect, useState } from 'react'
import { TextField } from '../elements/fields/text-field.tsx'
import { tooLong } from '../text/too-long.ts'
import { words } from '../text/words.ts'
import type { Odds } from './work-out.ts'

const text = words.oddsLab
const PAUSE_MS = 900
const MOST = 500
/** So much of a long notation is shown on both sides of its fault. */
const AROUND = 60

interface NotationFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly odds: Odds | undefined
  readonly placeholder?: string
  readonly autoFocus?: boolean
}

type Wrong = Extract<Odds, { readonly kind: 'wrong' }>

/** Whether it has stayed the same for a while. */
function useSettled(value: string): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}

/** The word, number or sign at that place. */
const foundAt = (value: string, at: number): string =>
  /^(?:\p{L}+|\d+|.)/su.exec(value.slice(at))?.[0].slice(0, 20) ?? ''

function told({ message, place, tooMuch }: Wrong, value: string): string {
  if (tooMuch === true) return text.tooMuch
  if (place === undefined) return message
  const found = foundAt(value, place.at)
  return found.trim() === '' ? text.unfinished(place.expected) : text.misplaced(found, place.expected)
}

export function NotationField({ label, value, onChange, odds, placeholder, autoFocus }: NotationFieldProps) {
  const settled = useSettled(value)
  const wrong = settled && odds?.kind === 'wrong' ? odds : undefined
  const at = wrong?.place?.at
  return (
    <div className="notation">
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        wrong={tooLong(value, MOST) ?? (wrong && told(wrong, value))}
        code
        {...(placeholder !== undefined && { placeholder })}
        {...(autoFocus === true && { autoFocus })}
      />
      {at !== undefined && at < value.length && (
        <pre className="notation-wrong" aria-hidden="true">
          {value.slice(Math.max(0, at - AROUND), at)}
          <mark>{foundAt(value, at)}</mark>
          {value.slice(at + foundAt(value, at).length, at + AROUND)}
        </pre>
      )}
    </div>
  )
}
