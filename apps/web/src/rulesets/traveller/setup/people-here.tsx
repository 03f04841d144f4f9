/** The characters of this table, as the last scene left them: wounds and deaths are told before anybody is brought. */
import type { Json } from '@umpire/engine'
import { Button } from '../../../elements/controls/button.tsx'
import { useAtTable } from '../../../table/room/at-table.ts'
import { characterIn, conditionOf } from '../member/character.ts'
import { setUpWords } from './words.ts'

const text = setUpWords

interface PeopleHereProps {
  /** Names of those who are there already. */
  readonly taken: readonly string[]
  readonly onBring: (character: Json) => void
}

export function PeopleHere({ taken, onBring }: PeopleHereProps) {
  const { view } = useAtTable()
  const people = Object.entries(view.people).filter(([name]) => !taken.includes(name))
  if (people.length === 0) return null
  return (
    <div className="row set-up-people-here">
      <span className="label">{text.here}</span>
      {people.map(([name, character]) => {
        const file = characterIn(character)
        return (
          <Button key={name} small disabled={file?.alive === false} onPress={() => onBring(named(character, name))}>
            {text.inCondition(name, file && conditionOf(file))}
          </Button>
        )
      })}
    </div>
  )
}

/** They keep the name they go by at the table. */
const named = (character: Json, name: string): Json =>
  typeof character === 'object' && character !== null && !Array.isArray(character) ? { ...character, name } : character
