/** Screens for a scene whose ruleset brings none: everything as plain values, every question a prompt. */
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '../../elements/controls/button.tsx'
import { Token } from '../../elements/play/token.tsx'
import type { SceneProps, SceneScreens } from '../../plug-in/screens.ts'
import { useAtTable } from '../room/at-table.ts'
import { DialOf } from '../room/dial-of.tsx'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'
import { PlainLine, plainSpoken } from './plain-line.tsx'
import { PlainValues } from './plain-values.tsx'
import { apart, partOf } from './values.ts'

const sideOf: SceneScreens['sideOf'] = (actor, { strangers }) => (strangers.includes(actor) ? 2 : 1)

/** Whoever is in view is open; the others open by their names. */
function Stage({ scene }: SceneProps) {
  const { actor } = useAtTable()
  const { people, others } = apart(scene.state, scene.actors)
  return (
    <div className="plain-stage">
      <h1 className="title-xl">{scene.title}</h1>
      <PlainValues data={others} />
      {people.map(([name, known]) => (
        <details key={name} className="plain-person" open={name === actor}>
          <summary className="title">{name}</summary>
          <PlainValues data={known} level={3} />
        </details>
      ))}
    </div>
  )
}

function Act({ scene }: SceneProps) {
  const { actor } = useAtTable()
  const { open } = useRoom()
  if (actor === null) return <p className="panel-empty">{text.noActor}</p>
  return (
    <div className="plain-act">
      <ActorHead actor={actor} scene={scene} />
      {scene.startable.length > 0 ? (
        <Button icon="right" onPress={() => open('clock')}>
          {text.plain.start}
        </Button>
      ) : (
        <PlainValues data={partOf(scene.state, actor) ?? {}} level={3} />
      )}
    </div>
  )
}

const ActorHead = ({ actor, scene }: SceneProps & { readonly actor: string }) => (
  <header className="plain-head">
    <Token name={actor} side={sideOf(actor, scene)} health={[1]} silent />
    <h2 className="title">{actor}</h2>
    <span className="push">
      <DialOf actor={actor} />
    </span>
  </header>
)

function Sheet({ scene }: SceneProps) {
  const { actor } = useAtTable()
  const part = actor === null ? undefined : partOf(scene.state, actor)
  if (actor === null || part === undefined) return <p className="panel-empty">{text.noActor}</p>
  return (
    <div className="plain-act">
      <h2 className="title">{actor}</h2>
      <PlainValues data={part} level={3} />
    </div>
  )
}

function Order({ scene }: SceneProps) {
  const { actor, lookAt } = useAtTable()
  const asked = new Set(
    scene.questions.map(({ question }) =>
      question.kind === 'roll' ? question.about.by : question.kind === 'choice' ? question.who : question.who,
    ),
  )
  return (
    <ol className="plain-order">
      {scene.actors.map(name => (
        <li key={name} className={asked.has(name) ? 'plain-slot plain-slot-now' : 'plain-slot'}>
          <AriaButton className="inset-focus" aria-pressed={name === actor} onPress={() => lookAt(name)}>
            <Token name={name} side={sideOf(name, scene)} health={[1]} chosen={name === actor} size={32} silent />
            <span>
              <b>{name}</b>
              <small>{scene.over ? text.plain.done : asked.has(name) ? text.plain.asks : text.plain.waits}</small>
            </span>
          </AriaButton>
        </li>
      ))}
    </ol>
  )
}

export const plainScreens: SceneScreens = {
  Stage,
  Act,
  Order,
  Sheet,
  Line: PlainLine,
  spoken: plainSpoken,
  asksItself: () => false,
  sideOf,
  ask: text.prompt.ask,
}
