/** A field for something that no catalogue has, and the button that adds it. */
import { type FormEvent, useState } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'

interface AddFieldProps {
  readonly label: string
  readonly add: string
  readonly placeholder?: string
  readonly most: number
  readonly onAdd: (written: string) => void
}

export function AddField({ label, add, placeholder, most, onAdd }: AddFieldProps) {
  const [written, setWritten] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const word = written.trim()
    if (word === '') return
    onAdd(word)
    setWritten('')
  }
  return (
    <form className="build-add" onSubmit={submit}>
      <TextField
        label={label}
        value={written}
        most={most}
        onChange={setWritten}
        {...(placeholder !== undefined && { placeholder })}
      />
      <Button submit small>
        {add}
      </Button>
    </form>
  )
}
