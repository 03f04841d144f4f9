/** The sheet of a career: the character as it stands. */
import type { SceneProps } from '../../../plug-in/screens.ts'
import { CharacterSoFar } from './character.tsx'
import { useCareer } from './use-career.ts'

export function CareerSheet({ scene }: SceneProps) {
  const { career, story, odds } = useCareer(scene)
  return (
    <div className="career-sheet">
      <h2 className="title">{career.person.styled_name || career.name}</h2>
      <CharacterSoFar career={career} story={story} ranks={odds?.serving?.ranks} />
    </div>
  )
}
