/** The dial of everybody in the scene. */
import { Person } from '../../elements/play/plate.tsx'
import { useAtTable } from '../room/at-table.ts'
import { DialOf } from '../room/dial-of.tsx'
import { useRoom } from '../room/room.ts'
import { Section } from './section.tsx'
import { gmWords as text } from './words.ts'

export function Dials() {
  const { view } = useAtTable()
  const { screens } = useRoom()
  const { scene } = view
  return (
    <Section title={text.dials} about={text.dialsAbout}>
      {scene === null || scene.actors.length === 0 ? (
        <p className="muted">{text.noActors}</p>
      ) : (
        <ul className="gm-rows">
          {scene.actors.map(actor => (
            <li key={actor}>
              <Person side={screens.sideOf(actor, scene)}>{actor}</Person>
              <DialOf actor={actor} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
