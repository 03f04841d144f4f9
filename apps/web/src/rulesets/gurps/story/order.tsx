/** Who is there, and how: the strip below the stage. */

import type { SceneProps } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { conditionOf, PersonToken } from './about.tsx'
import './story.css'
import { useStory } from './use-story.ts'

export function StoryOrder({ scene }: SceneProps) {
  const { lookAt } = useAtTable()
  const { view, person: inView, numbersOf } = useStory(scene)
  return (
    <ol className="plain-order">
      {view.people.map(person => (
        <li key={person.name} className="plain-slot">
          <button
            type="button"
            className="inset-focus"
            aria-pressed={person.name === inView?.name}
            onClick={() => lookAt(person.name)}
          >
            <PersonToken person={person} numbers={numbersOf(person.name)} size={32} />
            <span>
              <b>{person.name}</b>
              <small>{conditionOf(person)}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
