/** A field for dice notation; what is wrong is shown below the very character. */
import { TextField } from '../elements/text-field.tsx'
import type { Odds } from './work-out.ts'

interface NotationFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly odds: Odds | undefined
  readonly placeholder?: string
  readonly autoFocus?: boolean
}

export function NotationField({ label, value, onChange, odds, placeholder, autoFocus }: NotationFieldProps) {
  const wrong = odds?.kind === 'wrong' ? odds : undefined
  return (
    <div className="notation">
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        wrong={wrong?.message}
        code
        most={500}
        {...(placeholder !== undefined && { placeholder })}
        {...(autoFocus === true && { autoFocus })}
      />
      {wrong?.at !== undefined && (
        <pre className="notation-wrong" aria-hidden="true">
          {value.slice(0, wrong.at)}
          <mark>{value.slice(wrong.at, wrong.at + 1) || ' '}</mark>
          {value.slice(wrong.at + 1)}
        </pre>
      )}
    </div>
  )
}
