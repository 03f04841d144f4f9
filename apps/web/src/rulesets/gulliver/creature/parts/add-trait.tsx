/** A trait to add: one of the books, found as it is written, or one of the game master. */
import { useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Button } from '../../../../elements/controls/button.tsx'
import { firstValue, formFields } from '../../../../elements/fields/given-form.ts'
import type { KnownTrait } from '../building/ask.ts'
import { newTrait, type TraitEntry } from '../building/edits.ts'
import { creatureWords } from '../building/words.ts'

const text = creatureWords.traits

/** With a price where the book has none, and with the first of what it may be. */
export function begunWith(name: string, known: KnownTrait | undefined): TraitEntry {
  const variants = formFields(known?.details ?? {}).filter(field => field.name === 'variant')
  return {
    ...newTrait(name),
    ...(known?.open !== false && { points: 0 }),
    details: Object.fromEntries(variants.map(field => [field.name, firstValue(field)])),
  }
}

const MOST_SHOWN = 40

/** Any name may be written: what no book knows is the game master's. */
export function AddTrait({
  traits,
  onAdd,
}: {
  readonly traits: readonly KnownTrait[]
  readonly onAdd: (name: string) => void
}) {
  const [written, setWritten] = useState('')
  const meant = written.trim().toLowerCase()
  const fits = traits.filter(({ name }) => name.toLowerCase().includes(meant)).slice(0, MOST_SHOWN)
  const add = (): void => {
    const name = traits.find(one => one.name.toLowerCase() === meant)?.name ?? written.trim()
    if (name === '') return
    onAdd(name)
    setWritten('')
  }
  return (
    <div className="creature-add">
      <ComboBox
        className="field"
        allowsCustomValue
        inputValue={written}
        onInputChange={setWritten}
        onChange={key => {
          if (typeof key === 'string') setWritten(key)
        }}
        items={fits.map(({ name }) => ({ id: name }))}
        menuTrigger="input"
      >
        <Label className="field-label">{text.which}</Label>
        <Input className="input" maxLength={100} />
        <Popover className="menu" offset={2}>
          <ListBox>
            {({ id }: { readonly id: string }) => (
              <ListBoxItem id={id} className="menu-item" textValue={id}>
                {id}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <Button icon="plus" disabled={meant === ''} onPress={add}>
        {text.add}
      </Button>
    </div>
  )
}
