/** The game master's word: what may be changed of the scene, person by person, found and set to something else. */
import { useState } from 'react'
import { Icon } from '../../elements/controls/icons.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { Person } from '../../elements/play/plate.tsx'
import type { Changeable } from '../../plug-in/screens.ts'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { changesFound, changesIn, changeText } from './changes.ts'
import { Section } from './section.tsx'
import { SetValue } from './set-value.tsx'
import { gmWords as words } from './words.ts'

/** So few are shown at once, whoever they belong to. */
const FEW = 8

export function Override() {
  const { view } = useAtTable()
  const { screens } = useRoom()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string | null>()
  const [changing, setChanging] = useState<Changeable>()
  const { scene } = view
  if (scene === null) return null
  const found = changesFound(changesIn(scene, screens), search)
  const owners = [...new Set(found.map(({ of }) => of))].toSorted((a, b) => Number(a === null) - Number(b === null))
  return (
    <Section title={words.override} about={words.overrideAbout}>
      <TextField label={words.search} value={search} onChange={setSearch} placeholder={words.searchHint} />
      {found.length === 0 && <p className="muted">{words.noValue}</p>}
      <ul className="override">
        {owners.map(owner => {
          const own = found.filter(({ of }) => of === owner)
          const shown = open === owner || (search.trim() !== '' && found.length <= FEW)
          return (
            <li key={owner ?? ''}>
              <button
                type="button"
                className="override-who inset-focus"
                aria-expanded={shown}
                onClick={() => setOpen(shown ? undefined : owner)}
              >
                <Icon name={shown ? 'down' : 'right'} small />
                <Person side={owner === null ? 0 : screens.sideOf(owner, scene)}>{owner ?? words.ofScene}</Person>
                <small className="muted">{words.values(own.length)}</small>
              </button>
              {shown && <Rows changes={own} onChoose={setChanging} />}
            </li>
          )
        })}
      </ul>
      {changing !== undefined && (
        <SetValue
          key={changing.at.join('/')}
          scene={scene.id}
          change={changing}
          onDone={() => setChanging(undefined)}
        />
      )}
    </Section>
  )
}

interface RowsProps {
  readonly changes: readonly Changeable[]
  readonly onChoose: (change: Changeable) => void
}

const Rows = ({ changes, onChoose }: RowsProps) => (
  <ul>
    {changes.map(change => (
      <li key={change.at.join('/')}>
        <button type="button" className="override-row inset-focus" onClick={() => onChoose(change)}>
          <span>{change.name}</span>
          <b>{changeText(change, change.value)}</b>
        </button>
      </li>
    ))}
  </ul>
)
