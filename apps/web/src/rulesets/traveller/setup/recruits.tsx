/** Ways to bring somebody: a line to fill in, people made by the career generator, a character from a file. */
import { useMutation } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { useState } from 'react'
import { ask } from '../../../api.ts'
import { Button } from '../../../elements/button.tsx'
import { NumberField } from '../../../elements/number-field.tsx'
import { Problem } from '../../../elements/problem.tsx'
import { Select } from '../../../elements/select.tsx'
import { Failed } from '../../../elements/states.tsx'
import { SERVICES } from '../views/career-view.ts'
import { words } from '../words.ts'
import { FileButton } from './file-button.tsx'

const text = words.setUp
const ANY = 'any'
const MOST = 20

interface RecruitsProps {
  /** Played by the program: no player characters. */
  readonly npc: boolean
  /** Without it nobody is written by hand. */
  readonly onAdd?: () => void
  readonly onRecruit: (characters: readonly Json[], called: string) => void
}

interface Made {
  readonly characters: readonly Json[]
}

export function Recruits({ npc, onAdd, onRecruit }: RecruitsProps) {
  const [spawning, setSpawning] = useState(false)
  const [count, setCount] = useState(3)
  const [service, setService] = useState<string>(ANY)
  const [badFile, setBadFile] = useState(false)
  const making = useMutation({
    mutationFn: () => {
      const wishes = { npc, wish: 'a fighter', ...(service === ANY ? {} : { service }) }
      return ask<Made>('/api/characters/new', { method: 'POST', body: { system: 'traveller', wishes, count } })
    },
    onSuccess: ({ characters }) => {
      onRecruit(characters, words.recruits[service] ?? words.recruits['any'] ?? '')
      setSpawning(false)
    },
  })
  const read = async (files: readonly File[]): Promise<void> => {
    try {
      const characters: readonly Json[] = (await Promise.all(files.map(one => one.text()))).map(one => JSON.parse(one))
      setBadFile(false)
      onRecruit(characters, words.recruits['any'] ?? '')
    } catch {
      setBadFile(true)
    }
  }
  return (
    <div className="set-up-recruits">
      <div className="row">
        {onAdd !== undefined && (
          <Button small icon="plus" onPress={onAdd}>
            {text.add}
          </Button>
        )}
        <Button small icon="people" onPress={() => setSpawning(!spawning)}>
          {text.spawn}
        </Button>
        <FileButton label={text.file} several onRead={files => void read(files)} />
      </div>
      {badFile && <Problem>{text.problemAt(text.file, text.badFile)}</Problem>}
      {spawning && (
        <div className="set-up-spawn">
          <NumberField label={text.count} value={count} min={1} max={MOST} onChange={next => setCount(next ?? 1)} />
          <Select
            label={text.service}
            options={[
              { id: ANY, label: text.anyService },
              ...SERVICES.map(id => ({ id, label: words.services[id] ?? id })),
            ]}
            value={service}
            onChange={setService}
          />
          <Button onPress={() => making.mutate()} disabled={making.isPending}>
            {making.isPending ? text.making : text.make}
          </Button>
          <p className="small muted">{text.spawnAbout}</p>
        </div>
      )}
      {making.isError && <Failed error={making.error} />}
    </div>
  )
}
