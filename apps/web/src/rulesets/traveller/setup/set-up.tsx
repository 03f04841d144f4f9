/** Sets up a scene of any kind that Traveller has. */
import type { Json } from '@umpire/engine'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../elements/controls/button.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { tooLong } from '../../../text/too-long.ts'
import { words as common } from '../../../text/words.ts'
import { withoutHistory } from '../member/character.ts'
import { CharacterAbout } from '../member/character-about.tsx'
import { MOST_TITLE } from './draft-problems.ts'
import { EncounterSetUp } from './encounter-set-up.tsx'
import { namesFor } from './recruit.ts'
import { Recruits } from './recruits.tsx'
import { setUpWords } from './words.ts'

const text = setUpWords

interface SetUpProps {
  readonly kind: string
  readonly onReady: (title: string, given: unknown) => void
  readonly onCancel: () => void
}

export default function SetUp({ kind, ...ways }: SetUpProps) {
  if (kind === 'career') return <CareerSetUp {...ways} />
  if (kind === 'downtime') return <DowntimeSetUp {...ways} />
  return <EncounterSetUp {...ways} />
}

type Ways = Omit<SetUpProps, 'kind'>

function CareerSetUp({ onReady, onCancel }: Ways) {
  const [name, setName] = useState('')
  const [gender, setGender] = useState('')
  const [race, setRace] = useState('')
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const called = name.trim()
    if (called !== '' && tooLong(name, MOST_TITLE) === undefined)
      onReady(text.careerTitle(called), { name: called, gender: gender.trim(), race: race.trim() })
  }
  return (
    <form className="set-up-form" onSubmit={begin}>
      <TextField label={text.careerName} value={name} onChange={setName} wrong={tooLong(name, MOST_TITLE)} autoFocus />
      <TextField label={text.careerGender} value={gender} onChange={setGender} placeholder={text.optional} most={100} />
      <TextField label={text.careerRace} value={race} onChange={setRace} placeholder={text.optional} most={100} />
      <div className="row set-up-end">
        <span className="push" />
        <Button onPress={onCancel}>{common.cancel}</Button>
        <Button kind="primary" submit disabled={name.trim() === ''}>
          {text.beginCareer}
        </Button>
      </div>
    </form>
  )
}

interface Person {
  readonly name: string
  readonly character: Json
}

function DowntimeSetUp({ onReady, onCancel }: Ways) {
  const [people, setPeople] = useState<readonly Person[]>([])
  const taken = people.map(({ name }) => name)
  const recruit = (characters: readonly Json[], called: string): readonly string[] => {
    const names = namesFor(characters, called, taken)
    const more = characters.map((character, index) => ({
      name: names[index] ?? called,
      character: withoutHistory(character),
    }))
    setPeople([...people, ...more])
    return names
  }
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const characters = Object.fromEntries(people.map(({ name, character }) => [name, character]))
    if (people.length > 0) onReady(text.downtimeTitle, { characters })
  }
  return (
    <form className="set-up-form" onSubmit={begin}>
      <p className="prose">{text.downtimeAbout}</p>
      <ul className="set-up-people" aria-label={text.characters}>
        {people.map(({ name, character }) => (
          <li key={name} className="row">
            <b>{name}</b>
            <CharacterAbout character={character} />
            <Button small kind="quiet" icon="close" onPress={() => setPeople(people.filter(one => one.name !== name))}>
              {text.remove(name)}
            </Button>
          </li>
        ))}
      </ul>
      <Recruits npc={false} taken={taken} onRecruit={recruit} />
      <div className="row set-up-end">
        <span className="push" />
        <Button onPress={onCancel}>{common.cancel}</Button>
        <Button kind="primary" submit disabled={people.length === 0}>
          {text.beginDowntime}
        </Button>
      </div>
    </form>
  )
}
