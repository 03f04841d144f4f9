/** What must be said before a table is made: the system and a title; its options are chosen on a page of their own. */
import { Link } from '@tanstack/react-router'
import type { SystemDocument } from '@umpire/protocol'
import { type FormEvent, useState } from 'react'
import { Button } from '../elements/controls/button.tsx'
import { SheetDialog } from '../elements/controls/sheet-dialog.tsx'
import { Select } from '../elements/fields/select.tsx'
import { TextField } from '../elements/fields/text-field.tsx'
import { Failed } from '../elements/message/states.tsx'
import { tooLong } from '../text/too-long.ts'
import { words } from '../text/words.ts'
import { readChosen } from './use-chosen.ts'
import { useNewTable } from './use-new-table.ts'
import { optionsWords } from './words.ts'

const text = words.newTable
const MOST_NAME = 100

interface NewTableProps {
  readonly systems: readonly SystemDocument[]
  readonly onClose: () => void
}

export function NewTable({ systems, onClose }: NewTableProps) {
  const [chosen, setChosen] = useState<string>()
  const [title, setTitle] = useState('')
  const [name, setName] = useState('')
  const making = useNewTable()
  const system = systems.find(({ id }) => id === chosen) ?? systems[0]
  const { options, settings } = readChosen(system?.id ?? '')

  const make = (event: FormEvent): void => {
    event.preventDefault()
    if (system === undefined || tooLong(title, MOST_NAME) !== undefined || tooLong(name, MOST_NAME) !== undefined)
      return
    making.make({
      system: system.id,
      title: title.trim() || text.titleOf(system.title),
      ...(name.trim() !== '' && { name: name.trim() }),
      options,
      settings,
    })
  }

  return (
    <SheetDialog title={text.heading} open onClose={onClose}>
      <form className="new-table" onSubmit={make} noValidate>
        <Select
          label={text.system}
          options={systems.map(({ id, title: label }) => ({ id, label }))}
          value={system?.id}
          onChange={setChosen}
        />
        <TextField
          label={text.title}
          value={title}
          onChange={setTitle}
          placeholder={system === undefined ? '' : text.titleOf(system.title)}
          wrong={tooLong(title, MOST_NAME)}
          autoFocus
        />
        <TextField
          label={text.name}
          value={name}
          onChange={setName}
          placeholder={text.gm}
          wrong={tooLong(name, MOST_NAME)}
        />
        {system !== undefined && (
          <p className="row new-table-options">
            <span>{text.options(optionsWords.count(options.length, Object.keys(settings).length))}</span>
            <Link className="button button-small" to="/options/$system" params={{ system: system.id }}>
              {text.choose}
            </Link>
          </p>
        )}
        {making.error !== null && <Failed error={making.error} />}
        <div className="row new-table-end">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind="primary" submit press="Enter" disabled={making.wanted !== undefined || system === undefined}>
            {making.wanted === undefined ? text.make : words.home.setting}
          </Button>
        </div>
      </form>
    </SheetDialog>
  )
}
