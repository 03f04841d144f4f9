/** Ways to bring somebody: a line to fill in, people of this table, people made by the career generator, a file. */
import { useMutation } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { useState } from 'react'
import { ask } from '../../../api/api.ts'
import { announce } from '../../../elements/controls/announce.tsx'
import { Button } from '../../../elements/controls/button.tsx'
import { dataIn, FileButton } from '../../../elements/fields/file-button.tsx'
import { NumberField } from '../../../elements/fields/number-field.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { Failed } from '../../../elements/message/states.tsx'
import { outOfBounds } from '../../../text/bounds.ts'
import { isCharacter } from '../member/character.ts'
import { SERVICES } from '../views/career-view.ts'
import { words } from '../views/words.ts'
import { PeopleHere } from './people-here.tsx'
import { setUpWords } from './words.ts'

const text = setUpWords
const ANY = 'any'
const MOST = 20

interface RecruitsProps {
  /** Played by the program: no player characters. */
  readonly npc: boolean
  /** Names of those who are there already. */
  readonly taken: readonly string[]
  /** Without it nobody is written by hand. */
  readonly onAdd?: () => void
  /** Answers the names they got. */
  readonly onRecruit: (characters: readonly Json[], called: string) => readonly string[]
}

interface Made {
  readonly characters: readonly Json[]
}

const calledBy = (service: string): string => text.recruits[service] ?? text.recruits[ANY] ?? ''

export function Recruits({ npc, taken, onAdd, onRecruit }: RecruitsProps) {
  const [spawning, setSpawning] = useState(false)
  const [told, setTold] = useState<string>()
  const [badFile, setBadFile] = useState<string>()
  const bring = (characters: readonly Json[], called: string): void => {
    const says = text.brought(onRecruit(characters, called))
    setTold(says)
    announce(says)
  }
  const read = async (files: readonly File[]): Promise<void> => {
    const data = await Promise.all(files.map(dataIn))
    // One file may hold many: the page that makes a thousand saves them so.
    const all = data.flatMap((one): readonly unknown[] => (Array.isArray(one) ? one : [one]))
    const characters = all.filter(isCharacter)
    const bad = characters.length < all.length || all.length > MOST
    setBadFile(bad ? text.badFile(MOST) : undefined)
    if (!bad && characters.length > 0) bring(characters, calledBy(ANY))
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
      <PeopleHere taken={taken} onBring={character => bring([character], calledBy(ANY))} />
      {badFile !== undefined && <Problem>{badFile}</Problem>}
      {spawning && (
        <Spawning
          npc={npc}
          onMade={(characters, called) => {
            bring(characters, called)
            setSpawning(false)
          }}
        />
      )}
      {told !== undefined && <p className="small muted">{told}</p>}
    </div>
  )
}

interface SpawningProps {
  readonly npc: boolean
  readonly onMade: (characters: readonly Json[], called: string) => void
}

function Spawning({ npc, onMade }: SpawningProps) {
  const [count, setCount] = useState<number | undefined>(3)
  const [service, setService] = useState<string>(ANY)
  const wrong = count === undefined ? text.countNeeded(MOST) : outOfBounds(count, 1, MOST)
  const making = useMutation({
    mutationFn: () => {
      const wishes = { npc, wish: 'a fighter', ...(service === ANY ? {} : { service }) }
      return ask<Made>('/api/characters/new', { method: 'POST', body: { system: 'traveller', wishes, count } })
    },
    onSuccess: ({ characters }) => onMade(characters, calledBy(service)),
  })
  return (
    <div className="set-up-spawn">
      <NumberField label={text.member.count} value={count} min={1} max={MOST} onChange={setCount} wrong={wrong} />
      <Select
        label={text.service}
        options={[
          { id: ANY, label: text.anyService },
          ...SERVICES.map(id => ({ id, label: words.services[id] ?? id })),
        ]}
        value={service}
        onChange={setService}
      />
      <Button onPress={() => making.mutate()} disabled={making.isPending || wrong !== undefined}>
        {making.isPending ? text.making : text.make}
      </Button>
      <p className="small muted">{text.spawnAbout}</p>
      {making.isError && <Failed error={making.error} again={() => making.mutate()} />}
    </div>
  )
}
