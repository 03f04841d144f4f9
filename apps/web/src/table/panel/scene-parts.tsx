/** The parts that the screens of the game fill in, each kept from breaking the others. */
import { useState } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import { Guarded } from '../../elements/message/guarded.tsx'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'
import { BeginScene } from './later-parts.tsx'

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
