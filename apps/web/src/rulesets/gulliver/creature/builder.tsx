/** The creature designer: whatever was on the desk last is read by the rules, then it can be changed. */
import { useState } from 'react'
import { keptBuild } from '../../../builder/use-build.ts'
import { Problem } from '../../../elements/message/problem.tsx'
import { Waiting } from '../../../elements/message/states.tsx'
import { words as common } from '../../../text/words.ts'
import './creature.css'
import { creatureWords as text } from './building/words.ts'
import { Designer, KEPT_AS } from './designer.tsx'
import { useCreature } from './worker/use-creature.ts'

export default function CreatureBuilder() {
  const [kept] = useState(() => keptBuild(KEPT_AS))
  const { answer: ready, failure } = useCreature('ready', { kind: 'ready' })
  const read = useCreature('read', kept === null ? null : { kind: 'read', value: kept })
  if (failure !== undefined)
    return <Problem ways={[{ label: common.tryAgain, onPress: failure.again }]}>{failure.message}</Problem>
  if (ready === undefined || (kept !== null && read.answer === undefined && read.failure === undefined))
    return <Waiting />
  const lost = read.failure === undefined ? undefined : text.readFailed(read.failure.message)
  return <Designer ready={ready} first={read.answer?.design ?? ready.first} lost={lost} />
}
