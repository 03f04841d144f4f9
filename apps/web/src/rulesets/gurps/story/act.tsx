/** What is done between fights: time that passes, and help for whoever is in view. */
import type { SceneView } from '@umpire/protocol'
import { useState } from 'react'
import { announce } from '../../../elements/controls/announce.tsx'
import { Button } from '../../../elements/controls/button.tsx'
import { Check } from '../../../elements/fields/check.tsx'
import type { SceneProps } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import { DialOf } from '../../../table/room/dial-of.tsx'
import { useRoom } from '../../../table/room/room.ts'
import { tableWords } from '../../../table/room/words.ts'
import { PersonHead } from './about.tsx'
import { Aid } from './aid.tsx'
import { SPANS, type Span, startOf } from './spans.ts'
import './story.css'
import { useStory } from './use-story.ts'
import { storyWords } from './words.ts'

const text = storyWords.clock

export function StoryAct({ scene }: SceneProps) {
  const { open } = useRoom()
  const story = useStory(scene)
  const { person, numbersOf } = story
  if (person === undefined) return <p className="panel-empty">{tableWords.noActor}</p>
  const master = scene.startable.length > 0
  const busy = scene.questions.length > 0
  return (
    <div className="story-act">
      <header className="story-name">
        <PersonHead person={person} numbers={numbersOf(person.name)} />
        <span className="push">
          <DialOf actor={person.name} />
        </span>
      </header>
      {!master && <p className="muted story-part">{text.others}</p>}
      {master && busy && <p className="muted story-part">{text.busy}</p>}
      {master && <Clock scene={scene} busy={busy} people={story.view.people.map(({ name }) => name)} />}
      {master && <Aid key={person.name} scene={scene} story={story} person={person} busy={busy} />}
      {master && (
        <p className="story-part">
          <Button small icon="right" onPress={() => open('clock')}>
            {storyWords.aid.rest}
          </Button>
        </p>
      )}
    </div>
  )
}

interface ClockProps {
  readonly scene: SceneView
  readonly busy: boolean
  readonly people: readonly string[]
}

function Clock({ scene, busy, people }: ClockProps) {
  const { perform } = useAtTable()
  const [resting, setResting] = useState(true)
  const [passing, setPassing] = useState(false)
  const pass = async (span: Span): Promise<void> => {
    setPassing(true)
    const refused = await perform({ type: 'start', scene: scene.id, ...startOf(span, resting ? people : []) })
    setPassing(false)
    if (refused === undefined) announce(text.passes(text.spans[span] ?? span))
  }
  return (
    <section className="story-part" aria-label={text.title}>
      <h2 className="title">{text.title}</h2>
      <div className="story-spans">
        {SPANS.map(span => (
          <Button key={span} disabled={busy || passing} onPress={() => void pass(span)}>
            {text.spans[span] ?? span}
          </Button>
        ))}
      </div>
      <Check chosen={resting} onChange={setResting} about={text.restingAbout}>
        {text.resting}
      </Check>
      <p className="small muted">{text.about}</p>
    </section>
  )
}
