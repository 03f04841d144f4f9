/** Sets up the story: who is there, of the people of this table and of character files. */
import { isObject } from '@umpire/engine'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../elements/controls/button.tsx'
import { Check } from '../../../elements/fields/check.tsx'
import { dataIn, FileButton } from '../../../elements/fields/file-button.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { useAtTable } from '../../../table/room/at-table.ts'
import { words as common } from '../../../text/words.ts'
import { setUpWords } from './set-up-words.ts'

const text = setUpWords.story
const MOST_TITLE = 100

interface StorySetUpProps {
  readonly onReady: (title: string, given: unknown) => void
  readonly onCancel: () => void
}

const nameIn = (file: unknown): string | undefined => {
  if (!isObject(file)) return undefined
  const { identity, name } = file
  return [isObject(identity) ? identity['name'] : undefined, name].find(one => typeof one === 'string')
}

export function StorySetUp({ onReady, onCancel }: StorySetUpProps) {
  const { view } = useAtTable()
  const [title, setTitle] = useState('')
  const [files, setFiles] = useState<{ readonly [name: string]: unknown }>({})
  const [left, setLeft] = useState<readonly string[]>([])
  const [bad, setBad] = useState(false)
  const people: { readonly [name: string]: unknown } = { ...view.people, ...files }
  const chosen = Object.entries(people).filter(([name]) => !left.includes(name))
  const open = async (all: readonly File[]): Promise<void> => {
    const found: [string, unknown][] = []
    for (const file of all) {
      const data = await dataIn(file)
      const name = nameIn(data)
      if (isObject(data) && name !== undefined && name !== '') found.push([name, data])
    }
    setBad(found.length < all.length)
    setFiles({ ...files, ...Object.fromEntries(found) })
  }
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    if (chosen.length > 0) onReady(title.trim() || text.usual, { characters: Object.fromEntries(chosen) })
  }
  return (
    <form className="stack" onSubmit={begin}>
      <TextField label={text.title} value={title} onChange={setTitle} placeholder={text.usual} most={MOST_TITLE} />
      <fieldset className="stack">
        <legend className="label">{text.people}</legend>
        {Object.keys(people).length === 0 && <p className="muted">{text.none}</p>}
        {Object.keys(people).map(name => (
          <Check
            key={name}
            chosen={!left.includes(name)}
            onChange={is => setLeft(is ? left.filter(one => one !== name) : [...left, name])}
          >
            {name}
          </Check>
        ))}
      </fieldset>
      <div className="row">
        <FileButton label={text.open} accept=".json,application/json" onRead={all => void open(all)} />
      </div>
      {bad && <Problem>{text.bad}</Problem>}
      <div className="row">
        <span className="push" />
        <Button onPress={onCancel}>{common.cancel}</Button>
        <Button kind="primary" submit disabled={chosen.length === 0}>
          {text.begin}
        </Button>
      </div>
    </form>
  )
}
