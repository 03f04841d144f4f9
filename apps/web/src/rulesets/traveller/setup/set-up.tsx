/** Sets up a scene of any kind that Traveller has. */
import type { Json } from '@umpire/engine'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../elements/button.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { words } from '../words.ts'
import { withoutHistory } from './draft.ts'
import { EncounterSetUp } from './encounter-set-up.tsx'
import { Recruits } from './recruits.tsx'

const text = words.setUp

interface SetUpProps {
  readonly kind: string
  readonly onReady: (title: string, given: unknown) => void
}

export default function SetUp({ kind, onReady }: SetUpProps) {
  if (kind === 'career') return <CareerSetUp onReady={onReady} />
  if (kind === 'downtime') return <DowntimeSetUp onReady={onReady} />
  return <EncounterSetUp onReady={onReady} />
}

type Ready = Pick<SetUpProps, 'onReady'>

function CareerSetUp({ onReady }: Ready) {
  const [name, setName] = useState('')
  const [gender, setGender] = useState('')
  const [race, setRace] = useState('')
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const called = name.trim()
    if (called !== '') onReady(text.careerTitle(called), { name: called, gender: gender.trim(), race: race.trim() })
  }
  return (
    <form className="set-up-form" onSubmit={begin}>
      <TextField label={text.careerName} value={name} onChange={setName} most={100} autoFocus />
      <TextField label={text.careerGender} value={gender} onChange={setGender} placeholder={text.optional} most={100} />
      <TextField label={text.careerRace} value={race} onChange={setRace} placeholder={text.optional} most={100} />
      <div className="row set-up-end">
        <span className="push">
          <Button kind="primary" submit disabled={name.trim() === ''}>
            {text.beginCareer}
          </Button>
        </span>
      </div>
    </form>
  )
}

interface Person {
  readonly name: string
  readonly character: Json
}

const nameIn = (character: Json, otherwise: string): string => {
  const name = typeof character === 'object' && character !== null && 'name' in character ? character.name : ''
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : otherwise
}

/** Characters by their names: two of one name get numbers. */
function withPeople(people: readonly Person[], characters: readonly Json[], called: string): readonly Person[] {
  const all = [...people]
  for (const character of characters) {
    const wanted = nameIn(character, called)
    const alike = all.filter(({ name }) => name === wanted || name.startsWith(`${wanted} `)).length
    all.push({ name: alike === 0 ? wanted : `${wanted} ${alike + 1}`, character: withoutHistory(character) })
  }
  return all
}

function DowntimeSetUp({ onReady }: Ready) {
  const [people, setPeople] = useState<readonly Person[]>([])
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const characters = Object.fromEntries(people.map(({ name, character }) => [name, character]))
    if (people.length > 0) onReady(text.downtimeTitle, { characters })
  }
  return (
    <form className="set-up-form" onSubmit={begin}>
      <p className="prose">{text.downtimeAbout}</p>
      <ul className="set-up-people" aria-label={text.characters}>
        {people.map(({ name }) => (
          <li key={name} className="row">
            <b>{name}</b>
            <Button small kind="quiet" icon="close" onPress={() => setPeople(people.filter(one => one.name !== name))}>
              {text.remove(name)}
            </Button>
          </li>
        ))}
      </ul>
      <Recruits npc={false} onRecruit={(characters, called) => setPeople(withPeople(people, characters, called))} />
      <div className="row set-up-end">
        <span className="push">
          <Button kind="primary" submit disabled={people.length === 0}>
            {text.beginDowntime}
          </Button>
        </span>
      </div>
    </form>
  )
}
