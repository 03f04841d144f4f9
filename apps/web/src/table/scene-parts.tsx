/** The parts that the screens of the game fill in, each kept from breaking the others. */
import { useState } from 'react'
import { Button } from '../elements/button.tsx'
import { useAtTable } from './at-table.ts'
import { Guarded } from './guarded.tsx'
import { BeginScene } from './later-parts.tsx'
import { useRoom } from './room.ts'
import { tableWords as text } from './words.ts'

export function ScenePart({ part }: { readonly part: 'Stage' | 'Act' | 'Order' | 'Sheet' }) {
  const { view } = useAtTable()
  const { screens } = useRoom()
  const { scene } = view
  const Part = screens[part]
  if (scene === null) return part === 'Order' ? null : <NoScene main={part === 'Stage'} />
  return (
    <Guarded key={`${scene.id} ${part}`}>
      <Part scene={scene} />
    </Guarded>
  )
}

/** Where the scene would be, its title is the page's. */
function NoScene({ main }: { readonly main: boolean }) {
  const Title = main ? 'h1' : 'h2'
  const { view } = useAtTable()
  const { open } = useRoom()
  const [beginning, setBeginning] = useState(false)
  const master = view.seat.role === 'gm'
  const begin = (): void => {
    open('act')
    setBeginning(true)
  }
  return (
    <div className="no-scene">
      <Title className="title">{text.noScene.title}</Title>
      <p className="prose">{master ? text.noScene.gm : text.noScene.others}</p>
      {master && <Button onPress={begin}>{text.noScene.begin}</Button>}
      {beginning && <BeginScene open onClose={() => setBeginning(false)} />}
    </div>
  )
}
