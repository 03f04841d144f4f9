/** A fight without writing it: one of those that are ready, changed in a form, with people of this table in it. */
import { useQuery } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { useMemo } from 'react'
import { plainOf } from '../../../api/plain-of.ts'
import { fightsQuery } from '../../../api/queries.ts'
import { Segmented } from '../../../elements/controls/segmented.tsx'
import { Check } from '../../../elements/fields/check.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { Failed, Waiting } from '../../../elements/message/states.tsx'
import type { EncounterPages } from '../../../plug-in/encounter-pages.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { yamlText } from '../../../text/yaml-text.ts'
import { sidesIn, text as textIn } from '../encounter/sides.ts'
import { setUpWords as text } from './set-up-words.ts'
import { readWritten } from './written-encounter.ts'

type Mode = 'form' | 'text'

interface FightFieldsProps {
  readonly example: string
  /** The encounter as it is written. */
  readonly file: string
  readonly onFile: (file: string) => void
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  /** Who of this table is on the first side. */
  readonly people: readonly string[]
  readonly onPeople: (people: readonly string[]) => void
}

const [SMALL, OPENED] = ['small', 'opened']

export function FightFields({ example, file, onFile, mode, onMode, people, onPeople }: FightFieldsProps) {
  const { view } = useAtTable()
  const fights = useQuery(fightsQuery(view.system))
  const encounter = useEncounter(file)
  const ready = useMemo(
    () => [
      ...(fights.data ?? []).map(({ id, title, given }) => ({ id, label: title, file: yamlText(given) })),
      { id: SMALL, label: text.small, file: example },
    ],
    [fights.data, example],
  )
  const found = ready.find(one => one.file === file)
  const known = Object.keys(view.people)
  return (
    <>
      <div className="row">
        <Select
          label={text.ready}
          options={[...ready, ...(found === undefined ? [{ id: OPENED, label: text.opened }] : [])]}
          value={found?.id ?? OPENED}
          onChange={id => onFile(ready.find(one => one.id === id)?.file ?? file)}
        />
        <span className="push" />
        <Segmented
          label={text.mode}
          options={[
            { id: 'form', label: text.form },
            { id: 'text', label: text.text },
          ]}
          chosen={mode}
          onChoose={onMode}
        />
      </div>
      {fights.isError && <Failed error={fights.error} again={() => void fights.refetch()} />}
      {known.length > 0 && (
        <fieldset className="stack">
          <legend className="label">{text.people(textIn(sidesIn(encounter)[0]?.['name']))}</legend>
          {known.map(name => (
            <Check
              key={name}
              chosen={people.includes(name)}
              onChange={is => onPeople(is ? [...people, name] : people.filter(one => one !== name))}
            >
              {name}
            </Check>
          ))}
        </fieldset>
      )}
    </>
  )
}

const useEncounter = (file: string): Json => useMemo(() => plainOf(readWritten(file).given ?? {}), [file])

/** The same form as where fights are simulated. */
interface FightFormProps extends Pick<FightFieldsProps, 'file' | 'onFile'> {
  readonly pages: () => Promise<EncounterPages>
}

export function FightForm({ pages: fetch, file, onFile }: FightFormProps) {
  const { system } = useAtTable().view
  const encounter = useEncounter(file)
  const pages = useQuery({
    queryKey: ['encounter pages', system],
    queryFn: fetch,
  })
  if (pages.isPending) return <Waiting />
  const EncounterForm = pages.data?.EncounterForm
  return EncounterForm && <EncounterForm encounter={encounter} onChange={next => onFile(yamlText(next))} />
}
