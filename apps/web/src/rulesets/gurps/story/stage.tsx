/** The time between fights: how long it has been, and how everybody is. */

import type { SceneProps } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { DialOf } from '../../../table/room/dial-of.tsx'
import { tableWords } from '../../../table/room/words.ts'
import { PersonAbout, PersonHead } from './about.tsx'
import './story.css'
import { useStory } from './use-story.ts'
import { storyWords as text } from './words.ts'

const { span } = tableWords.plain

export function StoryStage({ scene }: SceneProps) {
  const { lookAt } = useAtTable()
  const { view, person: inView, numbersOf } = useStory(scene)
  return (
    <div className="story">
      <header className="story-head">
        <h1 className="title-xl">{scene.title}</h1>
        <span className="label">{view.clock === 0 ? text.begins : text.passed(span(view.clock))}</span>
      </header>
      <ul className="story-people">
        {view.people.map(person => (
          <li key={person.name} className={person.name === inView?.name ? 'story-person story-chosen' : 'story-person'}>
            <button type="button" className="story-name inset-focus" onClick={() => lookAt(person.name)}>
              <PersonHead person={person} numbers={numbersOf(person.name)} />
            </button>
            <PersonAbout person={person} numbers={numbersOf(person.name)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function StorySheet({ scene }: SceneProps) {
  const { person, numbersOf } = useStory(scene)
  if (person === undefined) return <p className="panel-empty">{tableWords.noActor}</p>
  return (
    <div className="story-sheet">
      <header className="story-name">
        <PersonHead person={person} numbers={numbersOf(person.name)} />
        <span className="push">
          <DialOf actor={person.name} />
        </span>
      </header>
      <PersonAbout person={person} numbers={numbersOf(person.name)} />
    </div>
  )
}
